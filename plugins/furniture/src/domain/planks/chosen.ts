import type { CartState } from "../cart/state";
import type { FrozenConfiguration } from "../cart/stored-cart";
import { type PickedPlank, pickedPlanks } from "../configuration/plank-titles";

/** A plank that a line of a cart is to be built from. Index and position count from 0. */
export interface ChosenPlank extends PickedPlank {
  /** What it is built into. */
  piece: FrozenConfiguration;
  line_id: string;
  line_index: number;
}

/** The planks shoppers picked for the lines of a cart, from the frozen configurations. */
export function chosenPlanks({
  lines,
  configurations,
}: Pick<CartState, "lines" | "configurations">): ChosenPlank[] {
  return lines.flatMap(({ id, configuration_id }, line_index) => {
    const piece = configurations.get(configuration_id);
    if (!piece) return [];
    return pickedPlanks(piece.configuration).map((picked) => ({ ...picked, piece, line_id: id, line_index }));
  });
}
