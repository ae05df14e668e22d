import { randomUUID } from "node:crypto";
import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { priceOf } from "@planke46/furniture-rules";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { designOf, SENT, sendDesign } from "../drafts/sendDesign.server.ts";
import { type SendDesignFields, sendDesignIssues } from "../drafts/sendDesignRules.ts";
import { useCheckedForm } from "../forms/checked.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { Notice } from "../forms/Notice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { languageOf, textsOf } from "../language/language.server.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { isUnreachable } from "../loading/unreachable.ts";
import { useMoney } from "../money/money.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { queryOf } from "../piece/address/address.ts";
import { pieceText } from "../piece/facts.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { useColorName } from "../piece/useColorName.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { pageTitle } from "../seo/head.ts";

export { clientAction, shouldRevalidate } from "../forms/keptForm.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ kind, design, query }, t, language, { prices }] = await Promise.all([
    designOf(request, context),
    textsOf(request),
    languageOf(request),
    context.commerce.prices(),
  ]);
  const { piece } = design;
  return {
    title: t("drafts.send.title"),
    kind,
    piece,
    query,
    shown: queryOf(kind, piece).toString(),
    price: priceOf(kind, piece, prices).price,
    colors: await context.content.standardColors(language),
    sent: new URL(request.url).searchParams.has(SENT),
    submission: randomUUID(),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendDesign(request, context);
}

/** Mails the design in the page's address, and says that it has been sent. */
export default function SendDesign() {
  const { kind, piece, query, shown, price, colors, sent, submission } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  const name = pieceText(kind, piece, useColorName(piece, colors), t, useLanguage());
  const back = `${page(KIND_PAGES[kind])}?${query}`;
  if (sent && !refused)
    return (
      <OutcomePage tone="good" heading={t("drafts.send.sentHeading")} text={t("drafts.send.sentText")}>
        <p>
          <Link to={back} className="button">
            {t("drafts.send.back")}
          </Link>
        </p>
      </OutcomePage>
    );
  const answer = isUnreachable(refused)
    ? { reply: undefined, notice: t("cart.unreachable") }
    : refused && { reply: refused.reply as SubmissionResult, notice: refused.notice };
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 pb-12 desk:grid-cols-2 desk:gap-12 desk:px-8 desk:pt-10">
      <div className="grid content-start gap-4">
        <h1>{t("drafts.send.heading")}</h1>
        <p className="max-w-[58ch]">{t("drafts.send.lead")}</p>
        <SendDesignForm submission={submission} answer={answer} />
        <p>
          <Link to={back} className="inline-flex min-h-11 items-center">
            {t("drafts.send.back")}
          </Link>
        </p>
      </div>
      <figure className="paper self-start overflow-hidden">
        <div className="draft-drawing sheet">
          <img src={`/drawing/${kind}?${shown}&measures=1`} alt="" width={640} height={480} />
        </div>
        <figcaption className="flex items-baseline justify-between gap-4 px-4 py-3">
          <span>{name}</span>
          <span className="figures font-[640]">{euro(price)}</span>
        </figcaption>
      </figure>
    </div>
  );
}

interface SendDesignFormProps {
  submission: string;
  answer: { reply: SubmissionResult | undefined; notice: string | null } | undefined;
}

/** Asks where the design of the page's address is to be mailed. */
function SendDesignForm({ submission, answer }: SendDesignFormProps) {
  const { t } = useTranslation();
  const sending = useNavigation().formMethod === "POST";
  const typed = answer?.reply?.initialValue as SendDesignFields | undefined;
  const [form, fields] = useCheckedForm<SendDesignFields>({
    id: "send-design",
    lastResult: answer?.reply,
    issuesOf: sendDesignIssues,
  });
  return (
    <Form {...getFormProps(form)} method="post" className="grid max-w-[32rem] gap-4">
      <Notice words={answer?.notice} />
      <input type="hidden" name="submission" value={typed?.submission ?? submission} />
      <Honeypot />
      <TextField field={fields.email} label={t("cart.email")} type="email" autoComplete="email" required />
      <p className="text-small text-muted">
        {t("drafts.send.privacy")} <Link to="/datasecurity">{t("question.privacy.link")}</Link>
      </p>
      <p>
        <button type="submit" className="button button-main" disabled={sending}>
          {t(sending ? "drafts.send.sending" : "drafts.send.submit")}
        </button>
      </p>
    </Form>
  );
}
