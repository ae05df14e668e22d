import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";
import type { GonePlank } from "../../modules/planks/holds";
import { plankTitle } from "../../modules/planks/plank";
import type PlanksService from "../../modules/planks/service";
import { holdUntil } from "../cart/hold-time";
import type { CartState } from "../cart/state";
import { type ChosenPlank, chosenPlanks } from "./chosen";
import { PLANK_GONE, plankIssue } from "./messages";

/**
 * Takes the planks of a cart for the shopper who is about to pay: all of them, or none. Throws a {@link Refusal} that
 * names every plank another cart has, with its line and position; the cart stays as it is.
 */
export async function holdChosenPlanks(
  container: MedusaContainer,
  state: Pick<CartState, "cart" | "lines" | "configurations">,
  language: Language,
): Promise<void> {
  const { cart } = state;
  const chosen = chosenPlanks(state);
  if (chosen.length === 0) return;
  const { gone } = await container.resolve<PlanksService>(PLANKS).holdPlanks({
    cart_id: cart.id,
    planks: chosen.map(({ plank, kind }) => ({ id: plank, list: kind })),
    until: holdUntil(),
  });
  const [first, ...others] = goneIssues(chosen, gone, language);
  if (first) throw Refusal.of([first, ...others]);
}

/** Two lines with one plank are refused at the second: the stock routes cannot bring that about, a crash must not. */
function goneIssues(chosen: readonly ChosenPlank[], gone: readonly GonePlank[], language: Language) {
  return chosen.flatMap(({ plank, line_id, line_index, position }, index): RefusalIssue[] => {
    const found = gone.find(({ id }) => id === plank);
    const first = chosen.findIndex((other) => other.plank === plank);
    if (!found && first === index) return [];
    const title = found ? plankTitle(found, language) : plank;
    const params = { plank, title, line_id, position: position + 1 };
    const code = found ? (found.unlisted ? "plank_unlisted" : PLANK_GONE) : "plank_in_cart";
    return [plankIssue(`lines.${line_index}.planks.${position}`, code, params, language)];
  });
}
