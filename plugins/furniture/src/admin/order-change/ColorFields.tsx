import { Input } from "@medusajs/ui";
import { type Color, hexOfRal, type Palette, ralOf } from "@planke46/furniture-rules";
import { useState } from "react";
import { Field } from "../Field";
import { Choice } from "../planks/Choice";

interface Props {
  id: string;
  color: Color;
  colors: Palette;
  onChange: (color: Color) => void;
}

const OWN = "own";

/** A standard colour, or one of the customer's own as RAL number or hex value. */
export function ColorFields({ id, color, colors, onChange }: Props) {
  const [typed, setTyped] = useState(color.chooseOwnColor ? (color.ral ?? color.hex) : "");
  const standard = colors.map(({ hex, label }) => ({ value: hex, label: label.de }));
  const known = color.chooseOwnColor || colors.some(({ hex }) => hex === color.hex);
  const gone = known
    ? []
    : [{ value: color.hex, label: `${color.name?.de ?? color.hex} (keine Standardfarbe mehr)` }];
  const type = (text: string) => {
    setTyped(text);
    const ral = ralOf(text);
    onChange({ chooseOwnColor: true, hex: (ral && hexOfRal(ral)) || text, ...(ral && { ral }) });
  };
  return (
    <>
      <Choice
        id={`${id}-color`}
        label="Farbe"
        value={color.chooseOwnColor ? OWN : color.hex}
        options={[...standard, ...gone, { value: OWN, label: "Wunschfarbe" }]}
        onChange={(value) =>
          value === OWN ? type(typed || color.hex) : onChange({ chooseOwnColor: false, hex: value })
        }
      />
      {color.chooseOwnColor && (
        <Field id={`${id}-own-color`} label="Wunschfarbe" hint="RAL 5024 oder #6A93B0" error={undefined}>
          <Input value={typed} onChange={(event) => type(event.target.value)} />
        </Field>
      )}
    </>
  );
}
