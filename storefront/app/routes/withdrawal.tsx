import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawalDraft } from "../commerce/inquiries.server.ts";
import { useCheckedForm } from "../forms/checked.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { Notice } from "../forms/Notice.tsx";
import { TextArea } from "../forms/TextArea.tsx";
import { TextField } from "../forms/TextField.tsx";
import { textsOf } from "../language/language.server.ts";
import { ORDER_NUMBER, PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { isUnreachable } from "../loading/unreachable.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { pageTitle } from "../seo/head.ts";
import { Declaration, useForgetting, useKeeping, useKeptDeclaration } from "../withdrawal/Declaration.tsx";
import { type WithdrawalStep, withdraw } from "../withdrawal/withdraw.server.ts";
import { type WithdrawalFields, withdrawalIssues } from "../withdrawal/withdrawalRules.ts";

export { clientAction, shouldRevalidate } from "../forms/keptForm.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  const orderNumber = new URL(request.url).searchParams.get(ORDER_NUMBER)?.slice(0, 60);
  return { title: t("withdrawal.title"), orderNumber };
}

export function action({ request, context }: ActionFunctionArgs) {
  return withdraw(request, context);
}

/** The electronic withdrawal function (§ 356a BGB): form, review with the button that declares, receipt. */
export default function Withdrawal() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { orderNumber } = useLoaderData<typeof loader>();
  const { answer, unreached } = useLastStep();
  const kept = useKeptDeclaration(answer === undefined, orderNumber);
  if (answer?.step === "receipt") return <Receipt receipt={answer.receipt} />;
  const review = answer?.step === "review" ? answer.draft : null;
  return (
    <div className="mx-auto grid max-w-center gap-5 px-4 py-10 desk:py-16">
      <StepHeading key={answer?.step} moved={answer !== undefined}>
        {review ? t("withdrawal.reviewHeading") : t("withdrawal.heading")}
      </StepHeading>
      {review ? null : <p>{t("withdrawal.lead")}</p>}
      <Notice words={unreached ? t("cart.unreachable") : null} />
      <p className="notice text-small">
        {t("withdrawal.madeToMeasure")} {t("legal.readPolicy")}{" "}
        <Link to={PATHS.withdrawalPolicy[language]}>{t("shop.withdrawalPolicy")}</Link>.
      </p>
      {review ? (
        <WithdrawalReview draft={review} linked={orderNumber} />
      ) : (
        <WithdrawalForm
          key={JSON.stringify(kept)}
          start={{ scope: "all", ...(orderNumber && { orderNumber }), ...kept }}
          answer={answer?.step === "form" ? answer : undefined}
        />
      )}
    </div>
  );
}

/** The step that a form led to. A form that got lost on its way leads to none: the page stays as it is, and says so. */
function useLastStep(): { answer: WithdrawalStep | undefined; unreached: boolean } {
  const answer = useActionData<unknown>();
  const last = useRef<WithdrawalStep>();
  const unreached = isUnreachable(answer);
  if (!unreached) last.current = answer as WithdrawalStep | undefined;
  return { answer: last.current, unreached };
}

/** A new step begins at its heading, also for those who do not see it. */
function StepHeading({ moved, children }: { moved: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return (
    <h1 ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </h1>
  );
}

function Receipt({ receipt }: { receipt: Extract<WithdrawalStep, { step: "receipt" }>["receipt"] }) {
  const { t } = useTranslation();
  useForgetting();
  return (
    <OutcomePage
      tone="good"
      heading={t("withdrawal.receiptHeading")}
      text={t("withdrawal.receiptText", { email: receipt.email })}
    >
      <Declaration
        declared={receipt}
        first={[
          [t("withdrawal.receivedAt"), receipt.confirmed_at_words],
          [t("withdrawal.receiptNumber"), receipt.withdrawal_id],
        ]}
      />
      <p className="no-print">
        <Link to="/" className="button">
          {t("withdrawal.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}

interface WithdrawalFormProps {
  /** What stands in the form to begin with. */
  start: WithdrawalFields;
  answer?: { reply: SubmissionResult<string[]>; notice: string | null } | undefined;
}

/** First step: who withdraws from what. */
function WithdrawalForm({ answer, start }: WithdrawalFormProps) {
  const { t } = useTranslation();
  const [form, fields] = useCheckedForm<WithdrawalFields>({
    id: "withdrawal",
    defaultValue: start,
    lastResult: answer?.reply,
    issuesOf: withdrawalIssues,
  });
  return (
    <Form {...getFormProps(form)} method="post" className="paper grid gap-5 p-5 desk:p-8">
      <Notice words={answer?.notice} />
      <Honeypot />
      <TextField field={fields.name} label={t("withdrawal.name")} autoComplete="name" required />
      <TextField
        field={fields.orderNumber}
        label={t("withdrawal.orderNumber")}
        note={t("withdrawal.orderNumberNote")}
        autoComplete="off"
        required
      />
      <TextField
        field={fields.email}
        label={t("withdrawal.email")}
        type="email"
        autoComplete="email"
        required
      />
      <fieldset className="grid gap-3">
        <legend className="field-label mb-1">{t("withdrawal.scope")}</legend>
        {(["all", "some"] as const).map((scope) => {
          const { key, ...props } = getInputProps(fields.scope, { type: "radio", value: scope });
          return (
            <label key={scope} htmlFor={`scope-${scope}`} className="flex min-h-11 items-center gap-3">
              <input key={key} {...props} id={`scope-${scope}`} className="mark" />
              {t(`withdrawal.${scope}`)}
            </label>
          );
        })}
        <TextArea
          field={fields.pieces}
          label={t("withdrawal.pieces")}
          note={t("withdrawal.piecesNote")}
          rows={2}
        />
      </fieldset>
      <TextArea field={fields.text} label={t("withdrawal.text")} rows={3} />
      <p>
        <button type="submit" name="intent" value="review" className="button button-main">
          {t("withdrawal.review")}
        </button>
      </p>
    </Form>
  );
}

interface WithdrawalReviewProps {
  draft: WithdrawalDraft;
  /** The order's number in the page's address. */
  linked: string | undefined;
}

/** Second step: everything once more, and the button that declares it. */
function WithdrawalReview({ draft, linked }: WithdrawalReviewProps) {
  const { t } = useTranslation();
  const { state, formData } = useNavigation();
  const confirming = state !== "idle" && formData?.get("intent") === "confirm";
  const typed = {
    draft: draft.id,
    name: draft.name,
    orderNumber: draft.order_number,
    email: draft.email,
    scope: draft.scope,
    pieces: draft.pieces ?? "",
    text: draft.text ?? "",
  };
  useKeeping(typed, linked);
  return (
    <Form method="post" className="paper grid gap-5 p-5 desk:p-8">
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Declaration declared={draft} />
      <p>{t("withdrawal.reviewText")}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="intent"
          value="confirm"
          className="button button-main"
          disabled={confirming}
        >
          {confirming ? t("withdrawal.confirming") : t("withdrawal.confirm")}
        </button>
        <button type="submit" name="intent" value="change" className="button">
          {t("withdrawal.change")}
        </button>
      </div>
    </Form>
  );
}
