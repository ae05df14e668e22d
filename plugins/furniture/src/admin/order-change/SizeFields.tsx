import { BOUNDS, type Furniture, PRESETS, type Size } from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { NumberField } from "./NumberField";
import { SIZES } from "./words";

type Sized = Extract<Furniture, { kind: "table" | "bench" | "stool" }>;

interface Props {
  id: string;
  furniture: Sized;
  onChange: (furniture: Sized) => void;
}

const SIDES = { length: "Länge (cm)", width: "Breite (cm)", height: "Höhe (cm)" } as const;

/** A preset, or the sides one by one: a changed side makes the size an individual one. */
export function SizeFields({ id, furniture, onChange }: Props) {
  const { kind } = furniture;
  const { dimensions } = furniture.configuration;
  const set = (change: Partial<Size> & { chosen: string }) =>
    onChange({
      kind,
      configuration: { ...furniture.configuration, dimensions: { ...dimensions, ...change } },
    } as Sized);
  const presets: Readonly<Record<string, Readonly<Size>>> = PRESETS[kind];
  return (
    <>
      <Choice
        id={`${id}-size`}
        label="Größe"
        value={dimensions.chosen as string}
        options={SIZES[kind]}
        onChange={(chosen) => set({ chosen, ...presets[chosen] })}
      />
      <div className="grid grid-cols-3 gap-4">
        {(["length", "width", "height"] as const).map((side) => (
          <NumberField
            key={side}
            label={SIDES[side]}
            value={dimensions[side]}
            range={BOUNDS[kind][side]}
            onChange={(value) => set({ chosen: "individual", [side]: value })}
          />
        ))}
      </div>
    </>
  );
}
