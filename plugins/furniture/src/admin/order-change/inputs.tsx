import { Input } from "@medusajs/ui";
import { Labelled } from "../Field";

interface Props {
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number };
  onChange: (value: number) => void;
}

/** A field for a whole number. The server, not the field, refuses values out of bounds. A fixed size is read-only. */
export function NumberField({ label, value, range: { min, max }, onChange }: Props) {
  return (
    <Labelled label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        disabled={min === max}
        value={Number.isNaN(value) ? "" : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Labelled>
  );
}
