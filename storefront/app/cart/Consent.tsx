import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FieldFault } from "../forms/FieldFault.tsx";
import { CHECKED } from "./orderRules.ts";

/** Without consent to the privacy statement there is no order. */
export function Consent({ field }: { field: FieldMetadata<string | undefined> }) {
  const { t } = useTranslation();
  const { key, ...props } = getInputProps(field, { type: "checkbox", value: CHECKED });
  return (
    <div className="grid gap-1 no-print">
      <label className="flex gap-3 leading-snug">
        <input key={key} {...props} className="mark mt-0.5" aria-required />
        <span>
          {t("cart.consent.before")}{" "}
          <Link to="/datasecurity" target="_blank" rel="noopener">
            {t("cart.consent.link")}
          </Link>{" "}
          {t("cart.consent.after")}
        </span>
      </label>
      <FieldFault field={field} />
    </div>
  );
}
