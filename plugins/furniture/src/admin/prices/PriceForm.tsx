import { Button, Heading, Label, Text, Textarea, toast } from "@medusajs/ui";
import { PRICE_FIELDS, type PriceGroup, priceAt } from "@planke46/furniture-rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { draftOf, judge } from "./draft";
import { Preview } from "./Preview";
import { PriceRow } from "./PriceRow";
import { type PriceState, savePrices } from "./requests";
import { groupName } from "./words";

const GROUPS: PriceGroup[] = [...new Set(PRICE_FIELDS.map(({ group }) => group))];

/** Every number staff may set, group by group; what follows from it; and why. */
export function PriceForm({ state }: { state: PriceState }) {
  const [draft, setDraft] = useState(() => draftOf(state.prices));
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const { overrides, faults, prices, changed } = judge(draft, state.prices);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => savePrices({ expected_version: state.version, overrides, note }),
    onSuccess: ({ version }) => {
      toast.success(`Version ${version} gilt ab sofort`);
      return queries.invalidateQueries({ queryKey: ["furniture-prices"] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && faults.size === 0) mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="divide-y">
      {GROUPS.map((group) => (
        <fieldset key={group} className="py-3">
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
              onChange={(text) => setDraft((before) => ({ ...before, [field.path]: text }))}
            />
          ))}
        </fieldset>
      ))}
      <Preview before={state.prices} after={prices} />
      <section className="flex flex-col gap-3 px-6 py-4">
        <div>
          <Label htmlFor="price-note" size="small">
            Notiz: warum?
          </Label>
          <Textarea
            id="price-note"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {faults.size > 0 && (
          <Text size="small" className="text-ui-fg-error">
            {faults.size === 1 ? "Ein Feld ist" : `${faults.size} Felder sind`} noch nicht richtig.
          </Text>
        )}
        {error && (
          <Text size="small" className="text-ui-fg-error" role="alert">
            {error.message}
          </Text>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isLoading={isPending} disabled={!changed || faults.size > 0}>
            Als Version {state.version + 1} speichern
          </Button>
          <Button
            type="button"
            variant="secondary"
            disabled={!changed}
            onClick={() => setDraft(draftOf(state.prices))}
          >
            Verwerfen
          </Button>
          <Text size="small" className="text-ui-fg-subtle">
            Bestellungen behalten ihre Preise; offene Warenkörbe werden mit Hinweis neu berechnet.
          </Text>
        </div>
      </section>
    </form>
  );
}
