import type { MedusaContainer } from "@medusajs/framework/types";
import { PLANKS } from "../../modules/planks";
import { readCart } from "../cart/state";
import { chosenPlanks } from "./chosen";

/**
 * Gives back what a cart holds for lines that have left it. Run it once the change can no longer be refused: a cart that
 * has just been paid keeps its lines, and so its planks.
 */
export async function releaseUnchosen(container: MedusaContainer, cartId: string): Promise<void> {
  const service = container.resolve(PLANKS);
  if (!(await service.holdsAny(cartId))) return;
  const state = await readCart(container, cartId);
  if (state.cart.completed_at) return;
  const chosen = chosenPlanks(state);
  await service.releaseHolds(
    cartId,
    chosen.map(({ plank }) => plank),
  );
}
