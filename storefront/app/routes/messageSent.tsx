import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { BarePage } from "../order/LastPage.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { CHOOSER } from "../piece/pages.ts";
import { QuestionForm } from "../question/QuestionForm.tsx";
import { SENT, sendQuestion } from "../question/sendQuestion.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientAction } from "../forms/keptForm.ts";
export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  const sent = new URL(request.url).searchParams.has(SENT);
  const title = t(sent ? "question.sentTitle" : "order.bare.message.title");
  return { title, sent, submission: randomUUID() };
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendQuestion(request, context);
}

/** Says that a question has arrived; or, without scripts, what has to be mended before it can. */
export default function MessageSent() {
  const { t } = useTranslation();
  const { submission, sent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (refused) {
    const answer = { reply: refused.reply as SubmissionResult, notice: refused.notice };
    return (
      <div className="mx-auto grid max-w-center gap-6 px-4 py-10 desk:py-16">
        <h1>{t("question.heading")}</h1>
        <QuestionForm submission={submission} answer={answer} />
      </div>
    );
  }
  if (!sent) return <BarePage untold="message" />;
  return (
    <OutcomePage tone="good" heading={t("question.sentHeading")} text={t("question.sentText")}>
      <p>
        <Link to={CHOOSER} className="button">
          {t("question.sentMore")}
        </Link>
      </p>
    </OutcomePage>
  );
}
