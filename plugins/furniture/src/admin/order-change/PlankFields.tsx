import type { PlankChoice } from "@planke46/furniture-rules";
import type { OfferedPlank } from "../../domain/order-change/view";
import { Choice } from "../Choice";
import { Tick } from "./inputs";

interface Props {
  id: string;
  choice: PlankChoice;
  /** How many boards the piece has. */
  count: number;
  planks: readonly OfferedPlank[];
  onChange: (choice: PlankChoice) => void;
}

/** The boards by position: a plank of the stock, or left to the workshop. */
export function PlankFields({ id, choice, count, planks, onChange }: Props) {
  const picked = boards(choice, count);
  const options = (own: string | null) =>
    planks
      .filter((plank) => plank.id === own || !picked.includes(plank.id))
      .map(({ id, title, length, own }) => ({
        value: id,
        label: `${title}, ${length} cm${own ? " (in dieser Bestellung)" : ""}`,
      }));
  return (
    <>
      <Tick
        label="Planken aussuchen"
        checked={choice.choosePlanks}
        onChange={(choosePlanks) =>
          onChange({ choosePlanks, planks: choosePlanks ? boards(choice, count) : [] })
        }
      />
      {choice.choosePlanks &&
        picked.map((plank, index) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: a board is its position
            key={index}
            id={`${id}-plank-${index}`}
            label={`Planke ${index + 1}`}
            value={plank ?? ""}
            options={options(plank)}
            all="Werkstatt sucht aus"
            onChange={(value) =>
              onChange({
                choosePlanks: true,
                planks: picked.map((one, at) => (at === index ? value || null : one)),
              })
            }
          />
        ))}
    </>
  );
}

/** As many positions as the piece has boards; those that were picked stay where they are. */
export function boards({ planks }: PlankChoice, count: number): (string | null)[] {
  return Array.from({ length: count }, (_, index) => planks[index] ?? null);
}
