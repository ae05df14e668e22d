import {
  BOUNDS,
  type Furniture,
  mostShelfBoards,
  SHELF,
  type ShelfBoard,
  type ShelfConfiguration,
  shelfBoards,
} from "@planke46/furniture-rules";
import { NumberField, Tick } from "./inputs";

type Shelf = Extract<Furniture, { kind: "shelf" }>;

interface Props {
  furniture: Shelf;
  onChange: (furniture: Shelf) => void;
}

/** Boards and pillars; the boards hang at even distances unless they are set one by one. */
export function ShelfFields({ furniture: { configuration: shelf }, onChange }: Props) {
  const { planks, pillars } = BOUNDS.shelf;
  const { boards: _, ...even } = shelf;
  const set = (configuration: ShelfConfiguration) => onChange({ kind: "shelf", configuration });
  const hung = shelf.boards ?? [];
  const hang = (index: number, change: Partial<ShelfBoard>) =>
    set({ ...shelf, boards: hung.map((board, at) => (at === index ? { ...board, ...change } : board)) });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label="Böden"
          value={shelf.numberOfPlanks}
          range={{ ...planks, max: mostShelfBoards(shelf.dimensions.height) }}
          onChange={(numberOfPlanks) => set({ ...even, numberOfPlanks })}
        />
        <NumberField
          label="Stützen"
          value={shelf.numberOfPillars}
          range={pillars}
          onChange={(numberOfPillars) => set({ ...shelf, numberOfPillars })}
        />
      </div>
      <Tick
        label="Böden einzeln einstellen"
        checked={shelf.boards !== undefined}
        onChange={(single) =>
          set(
            single
              ? {
                  ...shelf,
                  boards: shelfBoards(shelf).map(({ distanceFromTop, leftShort, rightShort }) => ({
                    distanceFromTop: Math.round(distanceFromTop),
                    leftShort,
                    rightShort,
                  })),
                }
              : even,
          )
        }
      />
      {hung.map((board, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a board is its position
        <div key={index} className="flex flex-wrap items-end gap-4">
          <NumberField
            label={`Boden ${index + 1}, Abstand von oben (cm)`}
            value={board.distanceFromTop}
            range={{ min: SHELF.firstBoard, max: shelf.dimensions.height }}
            onChange={(distanceFromTop) => hang(index, { distanceFromTop })}
          />
          <Tick
            label="links kurz"
            checked={board.leftShort}
            onChange={(leftShort) => hang(index, { leftShort })}
          />
          <Tick
            label="rechts kurz"
            checked={board.rightShort}
            onChange={(rightShort) => hang(index, { rightShort })}
          />
        </div>
      ))}
    </>
  );
}
