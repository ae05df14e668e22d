import { Input } from "@medusajs/ui";
import { Labelled } from "../Field";
import { useTyped } from "../useTyped";
import { Choice } from "./Choice";
import type { Stock, StockQuery } from "./requests";
import { LIST_NAMES, LISTS, STATE_NAMES, STATES } from "./words";

interface FiltersProps {
  query: StockQuery;
  counts: Stock["counts"];
  onChange: (change: Partial<StockQuery>) => void;
}

/** Filters of the plank list; every choice shows its number of planks. */
export function Filters({ query, counts, onChange }: FiltersProps) {
  const [typed, setTyped] = useTyped(query.q, (q) => onChange({ q }));
  const many = (fits: (entry: Stock["counts"][number]) => boolean) =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0);
  const lists = LIST_NAMES.map((list) => ({
    value: list,
    label: `${LISTS[list]} (${many((entry) => entry.list === list)})`,
  }));
  const states = STATE_NAMES.map((state) => ({
    value: state,
    label: `${STATES[state].label} (${many(
      (entry) => entry.state === state && (!query.list || entry.list === query.list),
    )})`,
  }));
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <Choice
        id="plank-list"
        label="Liste"
        value={query.list}
        options={[{ value: "", label: `Alle (${many(() => true)})` }, ...lists]}
        onChange={(list) => onChange({ list })}
      />
      <Choice
        id="plank-state"
        label="Zustand"
        value={query.state}
        options={[{ value: "", label: "Alle" }, ...states]}
        onChange={(state) => onChange({ state })}
      />
      <Labelled
        id="plank-search"
        label="Nummer, Name oder Käufer"
        className="flex grow flex-col gap-1 sm:max-w-72"
      >
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Labelled>
    </search>
  );
}
