import { Button, Label, Switch } from "@medusajs/ui";
import { KINDS, kindName, STEPS } from "@planke46/furniture-rules";
import { Choice } from "../Choice";
import { SearchField } from "../SearchField";
import { type Board, type BoardFilter, sheetsAddress } from "./requests";
import { colorTitle, stepTitle, weekTitle } from "./words";

interface FiltersProps {
  filter: BoardFilter;
  board: Board | undefined;
  onChange: (change: Partial<BoardFilter>) => void;
}

const WEEK = 7 * 86_400_000;
const WEEKS_AHEAD = 12;

/** The weeks around now, as the server names them. */
function weeksFrom(today: string): string[] {
  const start = new Date(`${today}T00:00:00Z`).getTime();
  return Array.from({ length: WEEKS_AHEAD }, (_, index) => weekOf(new Date(start + index * WEEK)));
}

/** ISO 8601: a week belongs to the year in which its Thursday is. */
function weekOf(day: Date): string {
  const thursday = new Date(day);
  thursday.setUTCDate(day.getUTCDate() + 3 - ((day.getUTCDay() + 6) % 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const number = Math.floor((thursday.getTime() - first) / WEEK) + 1;
  return `${thursday.getUTCFullYear()}-W${String(number).padStart(2, "0")}`;
}

/** Which pieces are shown, and the sheets of a week. */
export function Filters({ filter, board, onChange }: FiltersProps) {
  const weeks = board ? weeksFrom(board.today) : [];
  const shown = filter.week && !weeks.includes(filter.week) ? [filter.week, ...weeks] : weeks;
  const week = filter.week || board?.week;
  return (
    <search className="flex flex-wrap items-end gap-3 px-6 py-4">
      <SearchField
        id="workshop-search"
        label="Nummer oder Kunde"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <Choice
        id="workshop-step"
        label="Schritt"
        value={filter.step}
        options={STEPS.map((step) => ({ value: step, label: stepTitle(step) }))}
        all="Alle"
        onChange={(step) => onChange({ step })}
      />
      <Choice
        id="workshop-week"
        label="Fällig"
        value={filter.week}
        options={shown.map((one) => ({ value: one, label: weekTitle(one) }))}
        all="Immer"
        onChange={(week) => onChange({ week })}
      />
      <Choice
        id="workshop-kind"
        label="Art"
        value={filter.kind}
        options={KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
        all="Alle"
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        id="workshop-color"
        label="Farbe"
        value={filter.color}
        options={(board?.colors ?? []).map((hex) => ({ value: hex, label: colorTitle(hex) }))}
        all="Alle"
        onChange={(color) => onChange({ color })}
      />
      <Tick
        id="workshop-express"
        label="Nur Express"
        on={filter.express}
        onChange={(express) => onChange({ express })}
      />
      <Tick id="workshop-late" label="Nur zu spät" on={filter.late} onChange={(late) => onChange({ late })} />
      {week && (
        <Button asChild size="small" variant="secondary">
          <a href={sheetsAddress(week)} target="_blank" rel="noreferrer">
            Blätter der {weekTitle(week)}
          </a>
        </Button>
      )}
    </search>
  );
}

interface TickProps {
  id: string;
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A filter that is on or off. */
export function Tick({ id, label, on, onChange }: TickProps) {
  return (
    <div className="flex items-center gap-2" style={{ minHeight: 32 }}>
      <Switch id={id} checked={on} onCheckedChange={onChange} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  );
}
