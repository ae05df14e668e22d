import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";
import type { GonePlank } from "../../modules/planks/holds";
import { plankTitle } from "../../modules/planks/plank";
import { holdUntil } from "../cart/payments";
import type { CartState } from "../cart/state";
import { boardLength, frozenParts } from "./board-length";
import { type ChosenPlank, chosenPlanks } from "./chosen";
import { plankIssue } from "./messages";

/**
 * Takes the planks of a cart for the shopper who is about to pay: all of them, or none. Throws a {@link Refusal} that
 * names every plank it cannot have, with its line and position; the cart stays as it is.
 */
export async function holdChosenPlanks(
  container: MedusaContainer,
  state: Pick<CartState, "cart" | "lines" | "configurations">,
  language: Language,
): Promise<void> {
  const { cart } = state;
  const chosen = chosenPlanks(state);
  if (chosen.length === 0) return;
  const gone = await container.resolve(PLANKS).holdPlanks({
    cart_id: cart.id,
    planks: chosen.map((one) => ({ id: one.plank, list: one.piece.kind, length: lengthNeeded(one) })),
    until: holdUntil(),
  });
  const [first, ...others] = goneIssues(chosen, gone, language);
  if (first) throw Refusal.of([first, ...others]);
}

function lengthNeeded({ piece, position }: ChosenPlank): number {
  return boardLength(frozenParts(piece), position);
}

/** Two lines with one plank are refused at the second: the stock routes cannot bring that about, a crash must not. */
function goneIssues(chosen: readonly ChosenPlank[], gone: readonly GonePlank[], language: Language) {
  return chosen.flatMap((one, index): RefusalIssue[] => {
    const { plank, line_id, line_index, position } = one;
    const found = gone.find(({ id }) => id === plank);
    const first = chosen.findIndex((other) => other.plank === plank);
    if (!found && first === index) return [];
    const title = found ? plankTitle(found, language) : plank;
    const code = found?.fault ?? "plank_in_cart";
    const lengths = found?.fault === "plank_too_short" && { length: found.length, needed: lengthNeeded(one) };
    const params = { plank, title, line_id, position: position + 1, ...lengths };
    return [plankIssue(`lines.${line_index}.planks.${position}`, code, params, language)];
  });
}
