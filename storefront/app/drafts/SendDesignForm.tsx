import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCheckedForm } from "../forms/checked.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { Notice } from "../forms/Notice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SendDesignFields, sendDesignIssues } from "./sendDesignRules.ts";

interface SendDesignFormProps {
  submission: string;
  answer: { reply: SubmissionResult; notice: string | null } | undefined;
}

/** Asks where the design of the page's address is to be mailed. */
export function SendDesignForm({ submission, answer }: SendDesignFormProps) {
  const { t } = useTranslation();
  const sending = useNavigation().formMethod === "POST";
  const typed = answer?.reply.initialValue as SendDesignFields | undefined;
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
      <TextField
        field={fields.email}
        label={t("cart.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
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
