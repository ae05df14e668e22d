import { Input, toast } from "@medusajs/ui";
import { Field } from "../Field";
import { createBatch } from "./api";
import { CommonFields, commonValues, text } from "./CommonFields";
import { IssueDrawer } from "./IssueDrawer";

/** The form for many vouchers at once. */
export function NewBatch({ onClose, onIssued }: { onClose(): void; onIssued(batchId: string): void }) {
  return (
    <IssueDrawer
      title="Neue Serie"
      description="Viele Gutscheine gleichen Werts mit zufälligen Codes, jeder einmal einzulösen."
      button="Serie erstellen"
      onClose={onClose}
      issue={(fields) =>
        createBatch({
          ...commonValues(fields),
          name: text(fields, "name"),
          prefix: text(fields, "prefix"),
          count: Number(fields.get("count")),
        })
      }
      onIssued={({ batch }) => {
        toast.success(`Serie „${batch.name}“ mit ${batch.count} Gutscheinen erstellt`);
        onIssued(batch.id);
      }}
    >
      {(errorOf) => (
        <>
          <Field id="name" label="Name der Serie" error={errorOf("name")}>
            <Input required maxLength={100} />
          </Field>
          <Field
            id="prefix"
            label="Anfang der Codes"
            hint="Buchstaben und Ziffern, etwa MESSE26; leer geht auch."
            error={errorOf("prefix")}
          >
            <Input autoComplete="off" spellCheck={false} maxLength={20} pattern="[A-Za-z0-9]*" />
          </Field>
          <Field id="count" label="Anzahl" hint="1 bis 500" error={errorOf("count")}>
            <Input type="number" min={1} max={500} step={1} required defaultValue={50} inputMode="numeric" />
          </Field>
          <CommonFields errorOf={errorOf} />
        </>
      )}
    </IssueDrawer>
  );
}
