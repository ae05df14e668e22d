import { Heading, toast } from "@medusajs/ui";
import { PRICE_FIELDS, type PriceGroup, priceAt } from "@planke46/furniture-rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Draft, draftOf, judge } from "./draft";
import { Preview } from "./Preview";
import { PriceRow } from "./PriceRow";
import { type PriceState, savePrices } from "./requests";
import { Saving } from "./Saving";
import { groupName } from "./words";

const GROUPS: PriceGroup[] = [...new Set(PRICE_FIELDS.map(({ group }) => group))];

/** Every number staff may set, group by group; beside it what follows, and why. */
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
    <form onSubmit={submit} noValidate className="grid grid-cols-1 lg:grid-cols-3 lg:items-start">
      <div className="divide-y lg:col-span-2 lg:border-r">
        {GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            state={state}
            draft={draft}
            faults={faults}
            onChange={(path, text) => setDraft((before) => ({ ...before, [path]: text }))}
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
          onDiscard={() => setDraft(draftOf(state.prices))}
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
