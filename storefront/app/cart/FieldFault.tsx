import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { OrderIssue } from "./orderRules.ts";

/** A field's faults: our own rules in the shopper's language, the commerce side's in its own words. */
export function FieldFault({ field }: { field: FieldMetadata<string | undefined> }) {
  const { t } = useTranslation();
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="fault">
      {field.errors
        .map((issue) => t(`cart.issues.${issue as OrderIssue}`, { defaultValue: issue }))
        .join(" ")}
    </p>
  );
}
