import { Input } from "@medusajs/ui";
import { BOUNDS, type Furniture } from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { Field } from "../vouchers/Field";
import { NumberField } from "./NumberField";
import { FILLING_OPTIONS } from "./words";

type Picture = Extract<Furniture, { kind: "frame" }>;

interface Props {
  id: string;
  furniture: Picture;
  onChange: (furniture: Picture) => void;
}

/** A picture frame: its size and what is in it. */
export function PictureFields({ id, furniture: { configuration: frame }, onChange }: Props) {
  const set = (change: Partial<Picture["configuration"]>) =>
    onChange({ kind: "frame", configuration: { ...frame, ...change } });
  const size = (change: Partial<Picture["configuration"]["dimensions"]>) =>
    set({ dimensions: { ...frame.dimensions, ...change } });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label="Breite (cm)"
          value={frame.dimensions.width}
          range={BOUNDS.frame.width}
          onChange={(width) => size({ width })}
        />
        <NumberField
          label="Höhe (cm)"
          value={frame.dimensions.height}
          range={BOUNDS.frame.height}
          onChange={(height) => size({ height })}
        />
      </div>
      <Choice
        id={`${id}-filling`}
        label="Füllung"
        value={frame.filling}
        options={FILLING_OPTIONS}
        onChange={(filling) => set({ filling })}
      />
      {frame.filling === "passepartout" && (
        <Field id={`${id}-card`} label="Farbe des Passepartouts" hint="#FFFFFF" error={undefined}>
          <Input
            value={frame.passepartoutColor}
            onChange={(event) => set({ passepartoutColor: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
