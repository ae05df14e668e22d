import { Choice } from "../Choice";
import { SearchField } from "../SearchField";
import { useQuery } from "../useQuery";
import { loadBatches, STATES } from "./api";

/** What the list of vouchers is searched by. */
export const NO_FILTER = { q: "", state: "", kind: "", batch_id: "" };

interface Props {
  filter: typeof NO_FILTER;
  onChange(change: Partial<typeof NO_FILTER>): void;
}

export function Filters({ filter, onChange }: Props) {
  const { data } = useQuery({ queryKey: ["furniture-vouchers", "batches"], queryFn: loadBatches });
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <SearchField
        id="voucher-search"
        label="Code, Serie, Notiz, Kunde, Bestellnummer"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <Choice
        id="voucher-state"
        label="Zustand"
        value={filter.state}
        options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
        all="Jeder Zustand"
        onChange={(state) => onChange({ state })}
      />
      <Choice
        id="voucher-kind"
        label="Art"
        value={filter.kind}
        options={KINDS}
        all="Jede Art"
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        id="voucher-batch"
        label="Serie"
        value={filter.batch_id}
        options={(data?.batches ?? []).map(({ id, name, count, unused }) => ({
          value: id,
          label: `${name} (${unused}/${count} unbenutzt)`,
        }))}
        all="Alle Serien und einzelne"
        onChange={(batch_id) => onChange({ batch_id })}
      />
    </search>
  );
}

const KINDS = [
  { value: "amount", label: "Betrag" },
  { value: "bank_transfer", label: "Banküberweisung" },
];
