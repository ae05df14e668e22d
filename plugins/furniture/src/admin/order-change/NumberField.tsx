import { Input, Label } from "@medusajs/ui";
import { useId } from "react";

interface Props {
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number };
  onChange: (value: number) => void;
}

/** A field for a whole number. The server, not the field, refuses values out of bounds. A fixed size is read-only. */
export function NumberField({ label, value, range: { min, max }, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        disabled={min === max}
        value={Number.isNaN(value) ? "" : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
