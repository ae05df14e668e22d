import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FieldFault } from "./TextField.tsx";

interface TextAreaProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  note?: string;
  required?: boolean;
  rows?: number;
  className?: string;
}

/** A labelled field for several lines of text with its fault below. */
export function TextArea({ field, label, note, required = false, rows = 4, className = "" }: TextAreaProps) {
  const { t } = useTranslation();
  const { key, ...props } = getTextareaProps(field);
  return (
    <div className={`field ${className}`}>
      <label htmlFor={field.id}>
        {label}
        {required ? (
          <span aria-hidden="true"> *</span>
        ) : (
          <span className="ml-1.5 font-normal text-muted">{note ?? t("cart.optional")}</span>
        )}
      </label>
      <textarea
        key={key}
        {...props}
        rows={rows}
        className="input"
        autoComplete="off"
        aria-required={required || undefined}
      />
      <FieldFault field={field} />
    </div>
  );
}
