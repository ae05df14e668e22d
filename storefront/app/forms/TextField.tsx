import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FieldFault } from "./FieldFault.tsx";

interface TextFieldProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  note?: string;
  required?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete: string;
  inputMode?: "numeric" | "email" | "tel";
  className?: string;
  /** Not asked for now; what was typed before stays. */
  hidden?: boolean;
}

/** A labelled line of text with its fault below, known to the browser's address book. */
export function TextField({
  field,
  label,
  note,
  required = false,
  type = "text",
  className = "",
  hidden = false,
  ...input
}: TextFieldProps) {
  const { t } = useTranslation();
  const { key, ...props } = getInputProps(field, { type });
  return (
    <div className={`field ${className}`} hidden={hidden}>
      <label htmlFor={field.id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
        {note || !required ? (
          <>
            {" "}
            <span className="ml-1 font-normal text-muted">{note ?? t("cart.optional")}</span>
          </>
        ) : null}
      </label>
      <input key={key} {...props} {...input} className="input" aria-required={required || undefined} />
      <FieldFault field={field} />
    </div>
  );
}
