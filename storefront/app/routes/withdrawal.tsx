import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { pageTitle } from "../seo/title.ts";
import { Declaration } from "../withdrawal/Declaration.tsx";
import { WithdrawalForm } from "../withdrawal/WithdrawalForm.tsx";
import { WithdrawalReview } from "../withdrawal/WithdrawalReview.tsx";
import { type WithdrawalStep, withdraw } from "../withdrawal/withdraw.server.ts";
import { ORDER_NUMBER } from "../withdrawal/withdrawalRules.ts";

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
  const answer = useActionData<typeof action>() as WithdrawalStep | undefined;
  if (answer?.step === "receipt") return <Receipt receipt={answer.receipt} />;
  const review = answer?.step === "review" ? answer.draft : null;
  return (
    <div className="mx-auto grid max-w-center gap-5 px-4 py-10 desk:py-16">
      <StepHeading key={answer?.step} moved={answer !== undefined}>
        {review ? t("withdrawal.reviewHeading") : t("withdrawal.heading")}
      </StepHeading>
      {review ? null : <p>{t("withdrawal.lead")}</p>}
      <p className="notice text-small">
        {t("withdrawal.madeToMeasure")} {t("legal.readPolicy")}{" "}
        <Link to={PATHS.withdrawalPolicy[language]}>{t("shop.withdrawalPolicy")}</Link>.
      </p>
      {review ? (
        <WithdrawalReview draft={review} />
      ) : (
        <WithdrawalForm orderNumber={orderNumber} answer={answer?.step === "form" ? answer : undefined} />
      )}
    </div>
  );
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
