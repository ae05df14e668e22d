import { Button, Heading, Label, Text, Textarea, toast } from "@medusajs/ui";
import {
  constantOf,
  defaultConfiguration,
  KINDS,
  kindName,
  PRICE_FIELDS,
  type PriceGroup,
  type PriceOverrides,
  type Prices,
  priceAt,
  priceOf,
  priceTable,
} from "@planke46/furniture-rules";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Fault, Note } from "../Notice";
import { numberOf } from "../NumberInput";
import { wholeMoney } from "../order/money";
import { useDeed } from "../useDeed";
import { useUnsaved } from "../useUnsaved";
import { PriceRow } from "./PriceRow";
import { groupName, type PriceState, savePrices, written } from "./requests";

const GROUPS: PriceGroup[] = [...new Set(PRICE_FIELDS.map(({ group }) => group))];

/**
 * Every number staff may set, group by group; beside it what follows, and why. What is typed stays when another version begins to hold
 * meanwhile: the fields that were not touched show its numbers, and those that were say what holds now.
 */
export function PriceForm({ state }: { state: PriceState }) {
  const [typed, setTyped] = useState<Draft>({});
  const [begun, setBegun] = useState(state.version);
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const draft = { ...draftOf(state.prices), ...typed };
  const { overrides, faults, prices, changed } = judge(draft, state.prices);
  useUnsaved(changed || note.trim() !== "");
  const read = () => queries.invalidateQueries({ queryKey: ["furniture-prices"] });
  const { mutate, isPending, error } = useDeed({
    mutationFn: (_saved: { typed: Draft; note: string }) =>
      savePrices({ expected_version: state.version, overrides, note }),
    onSuccess: async ({ version }, saved) => {
      toast.success(`Version ${version} gilt ab sofort`);
      await read();
      // What was typed while it was being saved stays.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([at, text]) => saved.typed[at] !== text)),
      );
      setNote((now) => (now === saved.note ? "" : now));
      setBegun(version);
    },
    // The reason may be that a colleague was faster: the page shows what holds now.
    onError: read,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && faults.size === 0) mutate({ typed, note });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 lg:grid-cols-3 lg:items-start">
      <div className="divide-y lg:col-span-2 lg:border-r">
        {changed && state.version !== begun && (
          <Note
            text={`Inzwischen gilt Version ${state.version}. Was du geändert hast, steht noch da; daneben steht, was jetzt gilt.`}
          />
        )}
        {GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            state={state}
            draft={draft}
            faults={faults}
            onChange={(path, text) => {
              if (!changed) setBegun(state.version);
              setTyped((before) => ({ ...before, [path]: text }));
            }}
          />
        ))}
      </div>
      <div className="divide-y border-t lg:sticky lg:top-4 lg:border-t-0">
        <Preview before={state.prices} after={prices} />
        <Saving
          next={state.version + 1}
          note={note}
          onNote={setNote}
          faults={faults.size}
          changed={changed}
          pending={isPending}
          error={error}
          onDiscard={() => setTyped({})}
        />
      </div>
    </form>
  );
}

interface GroupProps {
  group: PriceGroup;
  state: PriceState;
  draft: Draft;
  faults: ReadonlyMap<string, string>;
  onChange: (path: string, text: string) => void;
}

function Group({ group, state, draft, faults, onChange }: GroupProps) {
  return (
    <fieldset className="py-3">
      <legend className="sr-only">{groupName(group)}</legend>
      <Heading level="h2" className="px-6 py-2" aria-hidden="true">
        {groupName(group)}
      </Heading>
      {PRICE_FIELDS.filter((field) => field.group === group).map((field) => (
        <PriceRow
          key={field.path}
          field={field}
          text={draft[field.path] ?? ""}
          current={priceAt(state.prices, field.path)}
          fault={faults.get(field.path)}
          onChange={(text) => onChange(field.path, text)}
        />
      ))}
    </fieldset>
  );
}

/** What is written in each field, by its path. */
type Draft = Readonly<Record<string, string>>;

/** A draft judged by the rules themselves. */
interface Judged {
  /** What would be saved: every number that differs from its constant. */
  overrides: PriceOverrides;
  /** Message by path of the field. */
  faults: ReadonlyMap<string, string>;
  /** The table that would follow; the one before while something is wrong. */
  prices: Prices;
  changed: boolean;
}

function draftOf(prices: Prices): Draft {
  return Object.fromEntries(PRICE_FIELDS.map(({ path }) => [path, written(priceAt(prices, path))]));
}

function judge(draft: Draft, before: Prices): Judged {
  const numbers = PRICE_FIELDS.map((field) => ({ field, value: numberOf(draft[field.path] ?? "") }));
  const overrides = Object.fromEntries(
    numbers
      .filter(({ field, value }) => value !== constantOf(field))
      .map(({ field, value }) => [field.path, value]),
  );
  const table = priceTable(overrides);
  const changed = numbers.some(({ field, value }) => value !== priceAt(before, field.path));
  if (table.ok) return { overrides: table.overrides, faults: new Map(), prices: table.prices, changed };
  const faults = new Map(table.issues.map(({ path, message }) => [path, message]));
  return { overrides, faults, prices: before, changed };
}

interface SavingProps {
  /** The version it would become. */
  next: number;
  note: string;
  onNote: (note: string) => void;
  /** How many fields are wrong. */
  faults: number;
  changed: boolean;
  pending: boolean;
  error: Error | null;
  onDiscard: () => void;
}

/** Why, and the button: with what keeps it from being pressed. */
function Saving({ next, note, onNote, faults, changed, pending, error, onDiscard }: SavingProps) {
  return (
    <section className="flex flex-col gap-3 px-6 py-4">
      <div>
        <Label htmlFor="price-note" size="small">
          Notiz: warum?
        </Label>
        <Textarea
          id="price-note"
          maxLength={500}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </div>
      {faults > 0 && (
        <Text size="small" className="text-ui-fg-error">
          {faults === 1 ? "Ein Feld ist" : `${faults} Felder sind`} noch nicht richtig.
        </Text>
      )}
      <Fault error={error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={pending} disabled={!changed || faults > 0}>
          Als Version {next} speichern
        </Button>
        <Button type="button" variant="secondary" disabled={!changed} onClick={onDiscard}>
          Verwerfen
        </Button>
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        Bestellungen behalten ihre Preise; offene Warenkörbe werden mit Hinweis neu berechnet.
      </Text>
    </section>
  );
}

/** The default piece of each kind at the prices that hold and at the draft's, counted by the shop's own rules. */
function Preview({ before, after }: { before: Prices; after: Prices }) {
  return (
    <section aria-labelledby="price-preview" className="px-6 py-4">
      <Heading level="h2" id="price-preview">
        Vorschau
      </Heading>
      <Text size="small" className="text-ui-fg-subtle mb-2">
        Das Standardmöbel jeder Art, vorher und nachher.
      </Text>
      <table className="txt-compact-small w-full">
        <thead>
          <tr className="text-ui-fg-subtle">
            <th className="py-1 text-left font-normal">Möbel</th>
            <th className="py-1 text-right font-normal">gilt</th>
            <th className="py-1 text-right font-normal">neu</th>
            <th className="py-1 text-right font-normal">
              <span aria-hidden="true">±</span>
              <span className="sr-only">Unterschied</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <PreviewRow key={kind} name={kindName(kind)} {...pricesOf(kind, before, after)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function pricesOf(kind: (typeof KINDS)[number], before: Prices, after: Prices) {
  const piece = defaultConfiguration(kind);
  return { old: priceOf(kind, piece, before).price, fresh: priceOf(kind, piece, after).price };
}

function PreviewRow({ name, old, fresh }: { name: string; old: number; fresh: number }) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-1 text-left font-normal">
        {name}
      </th>
      <td className="py-1 text-right">{wholeMoney(old)}</td>
      <td className="py-1 text-right">{fresh === old ? wholeMoney(fresh) : <b>{wholeMoney(fresh)}</b>}</td>
      <td className="text-ui-fg-subtle py-1 text-right">{difference(fresh - old)}</td>
    </tr>
  );
}

function difference(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${wholeMoney(amount)}` : wholeMoney(amount);
}
