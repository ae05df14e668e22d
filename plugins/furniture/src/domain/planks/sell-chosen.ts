import type { MedusaContainer } from "@medusajs/framework/types";
import { languageOf } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";
import { plankTitle } from "../../modules/planks/plank";
import type { CartState } from "../cart/state";
import { chosenPlanks } from "./chosen";
import { PLANK_GONE, plankIssue } from "./messages";

/**
 * Sells the planks of a cart to its order, on payment and on reservation alike, and gives back what it holds for lines that
 * have left it: a crash may have come between a line and its planks. Repeating it changes nothing.
 * The gate before every order holds them, so all of them are there; should one be missing all the same, nothing is sold
 * and a {@link Refusal} undoes the order, because an order without its planks is worse than none.
 */
export async function sellChosenPlanks(
  container: MedusaContainer,
  orderId: string,
  state: Pick<CartState, "cart" | "lines" | "configurations" | "holdsPlanks">,
): Promise<void> {
  const { cart } = state;
  const chosen = chosenPlanks(state);
  const planks = chosen.map(({ plank }) => plank);
  const service = container.resolve(PLANKS);
  if (state.holdsPlanks) await service.releaseHolds(cart.id, planks);
  if (chosen.length === 0) return;
  const { first_name, last_name } = cart.shipping_address ?? {};
  const buyer = { first_name: first_name ?? "", last_name: last_name ?? "" };
  const sold = await service.sellPlanks({ cart_id: cart.id, order_id: orderId, planks, buyer });
  const missing = chosen.find(({ plank }) => !sold.includes(plank));
  if (!missing) return;
  await service.unsellPlanks(orderId);
  const language = languageOf(cart.locale);
  const [plank] = await service.planksByIds([missing.plank]);
  const title = plank ? plankTitle(plank, language) : missing.plank;
  const params = { plank: missing.plank, title, line_id: missing.line_id, position: missing.position + 1 };
  const path = `lines.${missing.line_index}.planks.${missing.position}`;
  throw Refusal.of([plankIssue(path, PLANK_GONE, params, language)]);
}
