import { Checkbox, Input, Label } from "@medusajs/ui";
import { useId } from "react";
import { Field, Labelled } from "../Field";
import { NumberInput } from "../NumberInput";

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
      <NumberInput disabled={min === max} value={value} onChange={onChange} />
    </Labelled>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, with its label. */
export function Tick({ label, checked, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Checkbox id={id} checked={checked} onCheckedChange={(state) => onChange(state === true)} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  );
}

interface CardFieldProps {
  id: string;
  /** "#RRGGBB". */
  color: string;
  onChange: (change: { passepartoutColor: string }) => void;
}

/** The colour of the card round a picture. */
export function CardField({ id, color, onChange }: CardFieldProps) {
  return (
    <Field id={`${id}-card`} label="Farbe des Passepartouts" hint="#FFFFFF" error={undefined}>
      <Input value={color} onChange={(event) => onChange({ passepartoutColor: event.target.value })} />
    </Field>
  );
}
