import { Button, Input, Label } from "@medusajs/ui";
import { Choice } from "../Choice";
import { useTyped } from "../SearchField";
import { Tick } from "../workshop/Filters";
import { weekTitle } from "../workshop/words";
import { EVERYTHING, type ListFilter, TICKS } from "./requests";

const LABELS: Readonly<Record<(typeof TICKS)[number], string>> = {
  not_begun: "Nicht begonnen",
  late: "Zu spät",
  notes: "Neue Notizen",
  notes_due: "Wiedervorlage",
  returns_unpaid: "Zurück, nicht erstattet",
  pickups_waiting: "Nicht abgeholt",
  express: "Express",
  pickup: "Abholung",
  abroad: "Ausland",
};

const UNPAID = [
  { value: "unpaid", label: "Unbezahlt" },
  { value: "bank_transfer", label: "Überweisung erwartet" },
  { value: "direct_debit", label: "Lastschrift erwartet" },
  { value: "reservation", label: "Reservierung" },
];

interface ListFiltersProps {
  filter: ListFilter;
  thisWeek: string | undefined;
  onChange: (change: Partial<ListFilter>) => void;
}

/** Which orders are shown. */
export function ListFilters({ filter, thisWeek, onChange }: ListFiltersProps) {
  const [typed, setTyped] = useTyped(filter.q, (q) => onChange({ q }));
  const weeks = [...new Set([thisWeek, filter.week])].filter((week): week is string => Boolean(week));
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <div className="flex w-full flex-col gap-1" style={{ maxWidth: 420 }}>
        <Label htmlFor="order-search" size="small">
          Suche
        </Label>
        <Input
          id="order-search"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Nummer, Name, Telefon, E-Mail, Straße, Planke …"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Choice
        id="order-unpaid"
        label="Zahlung"
        value={filter.unpaid}
        options={UNPAID}
        all="Alle"
        onChange={(unpaid) => onChange({ unpaid })}
      />
      <Choice
        id="order-week"
        label="Fällig"
        value={filter.week}
        options={weeks.map((week) => ({
          value: week,
          label: week === thisWeek ? "Diese Woche" : weekTitle(week),
        }))}
        all="Immer"
        onChange={(week) => onChange({ week })}
      />
      {TICKS.map((name) => (
        <Tick
          key={name}
          id={`order-${name}`}
          label={LABELS[name]}
          on={filter[name] === "true"}
          onChange={(on) => onChange({ [name]: on ? "true" : "" })}
        />
      ))}
      {Object.values(filter).some(Boolean) && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setTyped("");
            onChange(EVERYTHING);
          }}
        >
          Alle zeigen
        </Button>
      )}
    </search>
  );
}
