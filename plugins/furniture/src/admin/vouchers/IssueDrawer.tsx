import { Button, Drawer, Input, Textarea, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Refused } from "../ask";
import { Field } from "../Field";
import { Fault } from "../Notice";
import { numberOf } from "../NumberInput";
import { OpenedDrawer } from "../OpenedDrawer";
import { currencyCode } from "../order/money";
import { useDeed } from "../useDeed";
import { createBatch, createVoucher } from "./requests";

export type FieldErrors = (path: string) => string | undefined;

interface Props<Issued> {
  title: string;
  description: string;
  button: string;
  onClose(): void;
  /** Sends what was typed. */
  issue(fields: FormData): Promise<Issued>;
  onIssued(issued: Issued): void;
  children(errorOf: FieldErrors): ReactNode;
}

/** The frame of both forms: sends once, shows each fault at its field, closes when done. */
export function IssueDrawer<Issued>(props: Props<Issued>) {
  const { title, description, button, onClose, issue, onIssued, children } = props;
  const queries = useQueryClient();
  const [typed, setTyped] = useState(false);
  const { mutate, isPending, error } = useDeed({
    mutationFn: issue,
    onSuccess: async (issued) => {
      await queries.invalidateQueries({ queryKey: ["furniture-vouchers"] });
      onIssued(issued);
    },
  });
  const refused = error instanceof Refused ? error : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <OpenedDrawer onClose={onClose} unsaved={typed}>
      <form onSubmit={submit} onInput={() => setTyped(true)} className="flex h-full flex-col overflow-hidden">
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description>{description}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-1 flex-col gap-4 overflow-y-auto">
          {children((path) => refused?.at(path))}
          {!refused?.issues.length && <Fault error={error} />}
        </Drawer.Body>
        <Drawer.Footer>
          <Button type="button" size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" size="small" isLoading={isPending}>
            {button}
          </Button>
        </Drawer.Footer>
      </form>
    </OpenedDrawer>
  );
}

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
        <Input required maxLength={20} defaultValue={50} inputMode="numeric" autoComplete="off" />
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
  return { value: numberOf(text(fields, "value")), ...(expires_on && { expires_on }), ...(note && { note }) };
}

export function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}

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
          count: numberOf(text(fields, "count")),
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
            <Input required maxLength={20} defaultValue={50} inputMode="numeric" autoComplete="off" />
          </Field>
          <CommonFields errorOf={errorOf} />
        </>
      )}
    </IssueDrawer>
  );
}

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
