import { definitionOf, type Furniture, plankCount } from "@planke46/furniture-rules";
import { Choice } from "../planks/Choice";
import { ColorFields } from "./ColorFields";
import { PictureFields } from "./PictureFields";
import { boards, PlankFields } from "./PlankFields";
import type { ChangeForm } from "./requests";
import { ShelfFields } from "./ShelfFields";
import { hasNamedSizes, SizeFields } from "./SizeFields";
import { options, TOPS } from "./words";

interface Props {
  id: string;
  furniture: Furniture;
  form: Pick<ChangeForm, "colors" | "planks">;
  onChange: (furniture: Furniture) => void;
}

/** The configurator's fields of a piece, for staff; what is allowed the server says. */
export function PieceFields({ id, furniture, form, onChange }: Props) {
  const { kind, configuration } = furniture;
  const change = (next: Furniture) => onChange(withBoards(next));
  const set = (part: object) => change({ kind, configuration: { ...configuration, ...part } } as Furniture);
  return (
    <div className="flex flex-col gap-4">
      {hasNamedSizes(furniture) && <SizeFields id={id} furniture={furniture} onChange={change} />}
      {kind === "shelf" && <ShelfFields furniture={furniture} onChange={change} />}
      {kind === "frame" && <PictureFields id={id} furniture={furniture} onChange={change} />}
      {"tableTop" in configuration && (
        <Choice
          id={`${id}-top`}
          label="Platte"
          value={configuration.tableTop}
          options={TOPS}
          onChange={(tableTop) => set({ tableTop })}
        />
      )}
      {"frameType" in configuration && (
        <Choice
          id={`${id}-frame`}
          label="Gestell"
          value={configuration.frameType as string}
          options={options(definitionOf(kind).form?.choices.frameType ?? [])}
          onChange={(frameType) => set({ frameType })}
        />
      )}
      {"color" in configuration && (
        <ColorFields
          id={id}
          color={configuration.color}
          colors={form.colors}
          onChange={(color) => set({ color })}
        />
      )}
      {"choosePlanks" in configuration && kind !== "frame" && kind !== "sample" && (
        <PlankFields
          id={id}
          choice={configuration}
          count={boardCount(furniture)}
          planks={form.planks[kind]}
          onChange={set}
        />
      )}
    </div>
  );
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
