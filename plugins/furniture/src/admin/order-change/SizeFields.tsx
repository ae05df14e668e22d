import { BOUNDS, definitionOf, type Furniture, type Sides } from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { NumberField } from "./inputs";
import { options } from "./words";

interface Props {
  id: string;
  furniture: Furniture;
  onChange: (furniture: Furniture) => void;
}

interface Dimensions extends Sides {
  chosen?: string;
}

const SIDES = {
  length: "Länge (cm)",
  width: "Breite (cm)",
  depth: "Tiefe (cm)",
  height: "Höhe (cm)",
} as const;
type Side = keyof typeof SIDES;

/**
 * A preset, or the sides one by one: a changed side makes the size an individual one. The boards of a shelf of another size hang at
 * even distances again.
 */
export function SizeFields({ id, furniture, onChange }: Props) {
  const { kind, configuration } = furniture;
  if (!("dimensions" in configuration)) return null;
  const dimensions: Dimensions = configuration.dimensions;
  const { presets } = definitionOf(kind);
  const bounds: Readonly<Record<string, { min: number; max: number }>> = BOUNDS[kind];
  const sides = (Object.keys(SIDES) as Side[]).filter((side) => dimensions[side] !== undefined);
  const set = (change: Dimensions) => {
    const { boards: _, ...rest } = configuration as typeof configuration & { boards?: unknown };
    onChange({ kind, configuration: { ...rest, dimensions: { ...dimensions, ...change } } } as Furniture);
  };
  return (
    <>
      {presets && (
        <Choice
          id={`${id}-size`}
          label="Größe"
          value={dimensions.chosen ?? ""}
          options={options(["individual", ...Object.keys(presets)])}
          onChange={(chosen) => set({ chosen, ...presets[chosen] })}
        />
      )}
      <div className={sides.length > 2 ? "grid grid-cols-3 gap-4" : "grid grid-cols-2 gap-4"}>
        {sides.map((side) => (
          <NumberField
            key={side}
            label={SIDES[side]}
            value={dimensions[side] ?? 0}
            range={bounds[side] ?? { min: 0, max: 0 }}
            onChange={(value) => set({ ...(presets && { chosen: "individual" }), [side]: value })}
          />
        ))}
      </div>
    </>
  );
}
