import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { cart } from "../language/de/cart.ts";

/** A fault as it is handed through a form: a key under `cart.issues`, some with a number or an example behind it. */
const KEY = /^([a-zA-Z]+)(?: ([A-Z\d -]+))?$/;

/** Translates a fault into the shopper's language. A text that is none of our keys is Medusa's message and is kept. */
export function useIssueWords(): (issue: string) => string {
  const { t } = useTranslation();
  return (issue) => {
    const [, key, hint] = KEY.exec(issue) ?? [];
    return key ? t(`cart.issues.${key as keyof typeof cart.issues}`, { hint, defaultValue: issue }) : issue;
  };
}

/** A field's faults: our own rules in the shopper's language, the commerce side's in its own words. */
export function FieldFault({ field }: { field: FieldMetadata<string | undefined> }) {
  const wordsOf = useIssueWords();
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="fault">
      {field.errors.map(wordsOf).join(" ")}
    </p>
  );
}

interface TextFieldProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  note?: string;
  required?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete: string;
  /** The keyboard of a phone, where it is not that of the type. */
  inputMode?: "numeric";
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
