import { Input } from "@medusajs/ui";
import { Field } from "../Field";

interface Props {
  id: string;
  /** "#RRGGBB". */
  color: string;
  onChange: (change: { passepartoutColor: string }) => void;
}

/** The colour of the card round a picture. */
export function CardField({ id, color, onChange }: Props) {
  return (
    <Field id={`${id}-card`} label="Farbe des Passepartouts" hint="#FFFFFF" error={undefined}>
      <Input value={color} onChange={(event) => onChange({ passepartoutColor: event.target.value })} />
    </Field>
  );
}
