import { Input } from "@medusajs/ui";
import {
  BOUNDS,
  type Color,
  definitionOf,
  type Furniture,
  hexOfRal,
  isPlankKind,
  nameOf,
  ownChoiceOf,
  type Palette,
  type Field as PieceField,
  plankCount,
  ralOf,
  type Sides,
  sizeName,
  wholeOf,
} from "@planke46/furniture-rules";
import { useState } from "react";
import { Choice } from "../Choice";
import { Field } from "../Field";
import { CardField, NumberField } from "./inputs";
import { boards, PlankFields } from "./PlankFields";
import type { ChangeForm } from "./requests";
import { ShelfFields } from "./ShelfFields";
import { options } from "./words";

interface Props {
  id: string;
  furniture: Furniture;
  form: Pick<ChangeForm, "colors" | "planks">;
  onChange: (furniture: Furniture) => void;
}

/** The configurator's fields of a piece, in its order, for staff; what is allowed the server says. */
export function PieceFields({ id, furniture, form, onChange }: Props) {
  const change = (next: Furniture) => onChange(withBoards(next));
  return (
    <div className="flex flex-col gap-4">
      {definitionOf(furniture.kind).fields.map((field) => (
        <FieldOf key={nameOf(field)} {...{ id, field, furniture, form }} onChange={change} />
      ))}
    </div>
  );
}

function FieldOf({ id, field, furniture, form, onChange }: Props & { field: PieceField }) {
  const { kind, configuration } = furniture;
  const set = (part: object) => onChange({ kind, configuration: { ...configuration, ...part } } as Furniture);
  switch (field.field) {
    case "size":
      return <SizeFields id={id} furniture={furniture} onChange={onChange} />;
    case "boards":
      return kind === "shelf" ? <ShelfFields furniture={furniture} onChange={onChange} /> : null;
    case "choice":
      return (
        <Choice
          id={`${id}-${field.name}`}
          label={CHOICES[field.name]}
          value={wordOf(configuration, field.name)}
          options={options(field.words)}
          onChange={(word) => set({ [field.name]: word })}
        />
      );
    case "whole":
      return (
        <NumberField
          label={field.label.de}
          value={wholeOf(configuration, field)}
          range={field.bounds}
          onChange={(value) => set({ [field.name]: value })}
        />
      );
    case "ownChoice":
      return (
        <Choice
          id={`${id}-${field.name}`}
          label={field.label.de}
          value={ownChoiceOf(configuration, field)}
          options={field.options.map(({ value, label }) => ({ value, label: label.de }))}
          onChange={(value) => set({ [field.name]: value })}
        />
      );
    case "card":
      return kind === "frame" && configuration.filling === "passepartout" ? (
        <CardField id={id} color={configuration.passepartoutColor} onChange={set} />
      ) : null;
    case "color":
      return "color" in configuration ? (
        <ColorFields
          id={id}
          color={configuration.color}
          colors={form.colors}
          onChange={(color) => set({ color })}
        />
      ) : null;
    case "planks":
      return "choosePlanks" in configuration && isPlankKind(kind) ? (
        <PlankFields
          id={id}
          choice={configuration}
          count={boardCount(furniture)}
          planks={form.planks[kind]}
          onChange={set}
        />
      ) : null;
  }
}

function wordOf(configuration: object, name: string): string {
  return String((configuration as Readonly<Record<string, unknown>>)[name]);
}

const CHOICES = { tableTop: "Platte", frameType: "Gestell", filling: "Füllung" } as const;

/** A piece that has got wider or higher has more boards to pick; those picked so far stay. */
function withBoards(furniture: Furniture): Furniture {
  const { kind, configuration } = furniture;
  if (!("choosePlanks" in configuration) || !configuration.choosePlanks) return furniture;
  const planks = boards(configuration, boardCount(furniture));
  return { kind, configuration: { ...configuration, planks } } as Furniture;
}

/** While a number is being typed there may be none. */
function boardCount({ kind, configuration }: Furniture): number {
  const count = plankCount(kind, configuration);
  return Number.isInteger(count) && count >= 0 && count <= 10 ? count : 0;
}

interface ColorFieldsProps {
  id: string;
  color: Color;
  colors: Palette;
  onChange: (color: Color) => void;
}

const OWN = "own";

/** A standard colour, or one of the customer's own as RAL number or hex value. */
function ColorFields({ id, color, colors, onChange }: ColorFieldsProps) {
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

interface SizeFieldsProps {
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
function SizeFields({ id, furniture, onChange }: SizeFieldsProps) {
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
          options={["individual", ...Object.keys(presets)].map((value) => ({
            value,
            label: sizeName(kind, value, "de"),
          }))}
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
