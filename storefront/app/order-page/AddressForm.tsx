import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCheckedForm } from "../forms/checked.ts";
import { Notice } from "../forms/Notice.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { AddressFields } from "./addressFields.ts";

interface AddressFormProps {
  /** The address as it is. */
  typed: AddressFields;
  /** The country, which stays. */
  country: string;
  answer: { reply: SubmissionResult<string[]>; notice: string | null } | undefined;
}

/** Another delivery address, folded away until it is wanted. The commerce side alone judges it. */
export function AddressForm({ typed, country, answer }: AddressFormProps) {
  const { t } = useTranslation();
  const { state, formMethod } = useNavigation();
  const [form, fields] = useCheckedForm<AddressFields>({
    id: "address",
    defaultValue: typed,
    lastResult: answer?.reply,
    issuesOf: () => ({}),
  });
  const sending = state !== "idle" && formMethod === "POST";
  return (
    <details open={answer !== undefined} className="no-print">
      <summary className="button">{t("orderPage.address.change")}</summary>
      <Form {...getFormProps(form)} method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Notice words={answer?.notice} />
        </div>
        <TextField field={fields.firstName} label={t("cart.firstName")} autoComplete="given-name" required />
        <TextField field={fields.lastName} label={t("cart.lastName")} autoComplete="family-name" required />
        <TextField field={fields.company} label={t("cart.company")} autoComplete="organization" />
        <TextField field={fields.street} label={t("cart.street")} autoComplete="address-line1" required />
        <TextField field={fields.addition} label={t("cart.addition")} autoComplete="address-line2" />
        <TextField field={fields.zip} label={t("cart.zip")} autoComplete="postal-code" required />
        <TextField field={fields.city} label={t("cart.city")} autoComplete="address-level2" required />
        <p className="self-end text-small text-muted">{t("orderPage.address.country", { country })}</p>
        <p className="sm:col-span-2">
          <button type="submit" className="button button-main" disabled={sending}>
            {t("orderPage.address.save")}
          </button>
        </p>
      </Form>
    </details>
  );
}
