import { Input, toast } from "@medusajs/ui";
import { Field } from "../Field";
import { createVoucher } from "./api";
import { CommonFields, commonValues, text } from "./CommonFields";
import { IssueDrawer } from "./IssueDrawer";

/** The form for one voucher. */
export function NewVoucher({ onClose, onIssued }: { onClose(): void; onIssued(code: string): void }) {
  return (
    <IssueDrawer
      title="Neuer Gutschein"
      description="Ein Code, der genau einmal eingelöst werden kann."
      button="Gutschein erstellen"
      onClose={onClose}
      issue={(fields) => {
        const code = text(fields, "code");
        return createVoucher({ ...commonValues(fields), ...(code && { code }) });
      }}
      onIssued={({ voucher }) => {
        toast.success(`Gutschein ${voucher.code} erstellt`);
        onIssued(voucher.code);
      }}
    >
      {(errorOf) => (
        <>
          <Field
            id="code"
            label="Code"
            hint="Groß- und Kleinschreibung zählt. Leer lassen für einen nicht zu erratenden Code."
            error={errorOf("code")}
          >
            <Input autoComplete="off" spellCheck={false} maxLength={50} />
          </Field>
          <CommonFields errorOf={errorOf} />
        </>
      )}
    </IssueDrawer>
  );
}
