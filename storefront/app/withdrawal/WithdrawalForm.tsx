import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCheckedForm } from "../forms/checked.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { Notice } from "../forms/Notice.tsx";
import { TextArea } from "../forms/TextArea.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type WithdrawalFields, withdrawalIssues } from "./withdrawalRules.ts";

interface WithdrawalFormProps {
  /** The order's number where the address says it. */
  orderNumber?: string | undefined;
  answer?: { reply: SubmissionResult<string[]>; notice: string | null } | undefined;
}

/** First step: who withdraws from what. */
export function WithdrawalForm({ answer, orderNumber }: WithdrawalFormProps) {
  const { t } = useTranslation();
  const [form, fields] = useCheckedForm<WithdrawalFields>({
    id: "withdrawal",
    defaultValue: { scope: "all", orderNumber },
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
        inputMode="email"
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
