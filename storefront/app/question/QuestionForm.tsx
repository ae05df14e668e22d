import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { Kind } from "@planke46/furniture-rules";
import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCheckedForm } from "../forms/checked.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { Notice } from "../forms/Notice.tsx";
import { TextArea } from "../forms/TextArea.tsx";
import { TextField } from "../forms/TextField.tsx";
import { isUnreachable } from "../loading/unreachable.ts";
import { type QuestionFields, questionIssues } from "./questionRules.ts";
import type { sendQuestion } from "./sendQuestion.server.ts";

interface QuestionFormProps {
  kind?: Kind;
  submission: string;
  /** What stands in the form to begin with. */
  start?: Pick<QuestionFields, "name" | "text">;
  /** The server's answer where the form is a page of its own, without scripts. */
  answer?: { reply: SubmissionResult; notice: string | null } | undefined;
}

/** Asks the workshop about the piece on the page. With scripts it stays there; without it leads to `/messageSent`. */
export function QuestionForm({ kind, submission, start, answer: pageAnswer }: QuestionFormProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const fetcher = useFetcher<typeof sendQuestion>();
  const lost = isUnreachable(fetcher.data);
  const answer = lost ? undefined : (fetcher.data ?? pageAnswer);
  const typed = answer?.reply.initialValue as QuestionFields | undefined;
  // A page of its own shows no piece. Where one is shown, the question is about it as it is now.
  const asked = pageAnswer?.reply.initialValue as QuestionFields | undefined;
  const [form, fields] = useCheckedForm<QuestionFields>({
    id: "question",
    ...(start && { defaultValue: start }),
    lastResult: answer?.reply as SubmissionResult | undefined,
    issuesOf: questionIssues,
  });
  const sending = fetcher.state !== "idle";
  return (
    <fetcher.Form
      {...getFormProps(form)}
      method="post"
      action="/messageSent"
      className="grid gap-4 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <Notice words={lost ? t("cart.unreachable") : answer?.notice} />
      </div>
      <input type="hidden" name="kind" value={asked?.kind ?? kind ?? ""} />
      <input type="hidden" name="query" value={asked?.query ?? search.slice(1)} />
      <input type="hidden" name="begun" value={typed?.begun ?? start?.text ?? ""} />
      <input type="hidden" name="submission" value={typed?.submission ?? submission} />
      <Honeypot />
      <TextField field={fields.name} label={t("withdrawal.name")} autoComplete="name" required />
      <TextField field={fields.email} label={t("cart.email")} type="email" autoComplete="email" required />
      <TextArea field={fields.text} label={t("question.text")} required className="sm:col-span-2" />
      <TextField field={fields.phone} label={t("cart.phone")} type="tel" autoComplete="tel" />
      <p className="self-end text-small text-muted">
        {t("question.privacy.before")}{" "}
        <Link to="/datasecurity" target="_blank" rel="noopener">
          {t("question.privacy.link")}
        </Link>
        {t("question.privacy.after")}
      </p>
      <p className="sm:col-span-2">
        <button type="submit" className="button button-main" disabled={sending}>
          {sending ? t("question.sending") : t("question.send")}
        </button>
      </p>
    </fetcher.Form>
  );
}
