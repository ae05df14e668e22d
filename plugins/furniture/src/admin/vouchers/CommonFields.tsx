import { Input, Textarea } from "@medusajs/ui";
import { Field } from "../Field";
import { currencyCode } from "../order/money";
import type { FieldErrors } from "./IssueDrawer";

/** What a single voucher and a batch have in common. */
export function CommonFields({ errorOf }: { errorOf: FieldErrors }) {
  return (
    <>
      <Field
        id="value"
        label={`Wert in ${currencyCode()}`}
        hint={`Ganze ${currencyCode()}. 0 macht einen Code, mit dem per Banküberweisung bezahlt wird.`}
        error={errorOf("value")}
      >
        <Input type="number" min={0} max={5000} step={1} required defaultValue={50} inputMode="numeric" />
      </Field>
      <Field
        id="expires_on"
        label="Gültig bis"
        hint="Letzter Tag; leer heißt unbegrenzt."
        error={errorOf("expires_on")}
      >
        <Input type="date" />
      </Field>
      <Field id="note" label="Notiz" hint="Sehen nur Mitarbeiter." error={errorOf("note")}>
        <Textarea maxLength={500} rows={3} />
      </Field>
    </>
  );
}

/** The common fields as the server wants them. */
export function commonValues(fields: FormData): { value: number; expires_on?: string; note?: string } {
  const expires_on = text(fields, "expires_on");
  const note = text(fields, "note");
  return { value: Number(fields.get("value")), ...(expires_on && { expires_on }), ...(note && { note }) };
}

export function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}
