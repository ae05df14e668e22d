import { Input, Select } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useQuery } from "../useQuery";
import { useTyped } from "../useTyped";
import { loadBatches, STATES } from "./api";

/** Radix selects know no empty value. */
const ALL = "all";

interface Props {
  filter: URLSearchParams;
  onChange(change: Record<string, string | null>): void;
}

export function Filters({ filter, onChange }: Props) {
  const { data } = useQuery({ queryKey: ["furniture-vouchers", "batches"], queryFn: loadBatches });
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-4">
      <Search text={filter.get("q") ?? ""} onChange={(q) => onChange({ q: q || null })} />
      <Choice
        label="Zustand"
        value={filter.get("state")}
        onChange={(state) => onChange({ state })}
        all="Jeder Zustand"
      >
        {Object.entries(STATES).map(([state, { label }]) => (
          <Select.Item key={state} value={state}>
            {label}
          </Select.Item>
        ))}
      </Choice>
      <Choice label="Art" value={filter.get("kind")} onChange={(kind) => onChange({ kind })} all="Jede Art">
        <Select.Item value="amount">Betrag</Select.Item>
        <Select.Item value="bank_transfer">Banküberweisung</Select.Item>
      </Choice>
      <Choice
        label="Serie"
        value={filter.get("batch_id")}
        onChange={(batch_id) => onChange({ batch_id })}
        all="Alle Serien und einzelne"
      >
        {data?.batches.map(({ id, name, count, unused }) => (
          <Select.Item key={id} value={id}>
            {`${name} (${unused}/${count} unbenutzt)`}
          </Select.Item>
        ))}
      </Choice>
    </div>
  );
}

function Search({ text, onChange }: { text: string; onChange(text: string): void }) {
  const [typed, setTyped] = useTyped(text, onChange);
  return (
    <div className="w-full sm:w-64">
      <Input
        enterKeyHint="search"
        size="small"
        aria-label="Gutscheine suchen"
        placeholder="Code, Serie, Notiz, Kunde, Bestellnummer"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string | null;
  onChange(value: string | null): void;
  children: ReactNode;
}

function Choice({ label, all, value, onChange, children }: ChoiceProps) {
  return (
    <div className="w-full sm:w-56">
      <Select
        size="small"
        value={value ?? ALL}
        onValueChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
      >
        <Select.Trigger aria-label={label} className="overflow-hidden whitespace-nowrap">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={ALL}>{all}</Select.Item>
          {children}
        </Select.Content>
      </Select>
    </div>
  );
}
