import { BOUNDS, DEFINITIONS, type Furniture, type Size } from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { NumberField } from "./NumberField";
import { options } from "./words";

type Sized = Extract<Furniture, { configuration: { dimensions: { chosen: string } } }>;

interface Props {
  id: string;
  furniture: Sized;
  onChange: (furniture: Sized) => void;
}

const SIDES = { length: "Länge (cm)", width: "Breite (cm)", height: "Höhe (cm)" } as const;

/** Whether the kind has sizes with a name. */
export function hasNamedSizes(furniture: Furniture): furniture is Sized {
  return DEFINITIONS[furniture.kind].presets !== null;
}

/** A preset, or the sides one by one: a changed side makes the size an individual one. */
export function SizeFields({ id, furniture, onChange }: Props) {
  const { kind } = furniture;
  const { dimensions } = furniture.configuration;
  const set = (change: Partial<Size> & { chosen: string }) =>
    onChange({
      kind,
      configuration: { ...furniture.configuration, dimensions: { ...dimensions, ...change } },
    } as Sized);
  const presets: Readonly<Record<string, Readonly<Size>>> = DEFINITIONS[kind].presets;
  return (
    <>
      <Choice
        id={`${id}-size`}
        label="Größe"
        value={dimensions.chosen as string}
        options={options(["individual", ...Object.keys(presets)])}
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
