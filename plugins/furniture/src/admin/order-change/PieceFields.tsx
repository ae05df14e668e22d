import {
  definitionOf,
  type Field,
  type Furniture,
  type Kind,
  PLANK_KINDS,
  type PlankKind,
  plankCount,
  wholeOf,
} from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { CardField } from "./CardField";
import { ColorFields } from "./ColorFields";
import { NumberField } from "./inputs";
import { boards, PlankFields } from "./PlankFields";
import type { ChangeForm } from "./requests";
import { ShelfFields } from "./ShelfFields";
import { SizeFields } from "./SizeFields";
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
        <FieldOf
          key={field.field === "choice" || field.field === "whole" ? field.name : field.field}
          {...{ id, field, furniture, form }}
          onChange={change}
        />
      ))}
    </div>
  );
}

function FieldOf({ id, field, furniture, form, onChange }: Props & { field: Field }) {
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

function isPlankKind(kind: Kind): kind is PlankKind {
  return (PLANK_KINDS as readonly Kind[]).includes(kind);
}

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
