import type { CartState } from "../cart/state";

/** A plank that a line of a cart is to be built from. Index and position count from 0. */
export interface ChosenPlank {
  plank: string;
  /** Of the piece. */
  kind: string;
  line_id: string;
  line_index: number;
  position: number;
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

/** The positions of a configuration with a picked plank; none where the workshop picks. */
export function pickedPlanks(configuration: object): Pick<ChosenPlank, "plank" | "position">[] {
  const planks = "planks" in configuration && Array.isArray(configuration.planks) ? configuration.planks : [];
  return planks.flatMap((plank: unknown, position) =>
    typeof plank === "string" ? [{ plank, position }] : [],
  );
}
