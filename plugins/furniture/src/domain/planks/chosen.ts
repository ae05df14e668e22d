import type { CartState } from "../cart/state";
import { type PickedPlank, pickedPlanks } from "../configuration/plank-titles";

/** A plank that a line of a cart is to be built from. Index and position count from 0. */
export interface ChosenPlank extends PickedPlank {
  /** Of the piece. */
  kind: string;
  line_id: string;
  line_index: number;
}

/** The planks shoppers picked for the lines of a cart, from the frozen configurations. */
export function chosenPlanks({
  lines,
  configurations,
}: Pick<CartState, "lines" | "configurations">): ChosenPlank[] {
  return lines.flatMap(({ id, kind, configuration_id }, line_index) =>
    pickedPlanks(configurations.get(configuration_id)?.configuration ?? {}).map((picked) => ({
      ...picked,
      kind,
      line_id: id,
      line_index,
    })),
  );
}
