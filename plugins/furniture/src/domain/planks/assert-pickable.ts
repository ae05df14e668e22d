import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { PLANKS } from "../../modules/planks";
import { type Plank, plankTitle } from "../../modules/planks/plank";
import type { CartState } from "../cart/state";
import { pickedPlanks } from "../configuration/plank-titles";
import type { PricedConfiguration } from "../configuration/price-configuration";
import { boardLength, chosenPlanks, type PlankFault, plankIssue } from "./chosen";

/**
 * Whether a piece can be built from the planks picked for it: each is in the list of its kind, long enough for its board,
 * not sold, retired or being paid for by another shopper, and in no other line of this cart. Picking reserves nothing.
 * Throws a {@link Refusal} with one issue a plank, at `planks.<position>`.
 */
export async function assertPickable(
  container: MedusaContainer,
  state: Pick<CartState, "cart" | "lines" | "configurations">,
  piece: PricedConfiguration,
): Promise<void> {
  const picked = pickedPlanks(piece.configuration);
  if (picked.length === 0) return;
  const service = container.resolve(PLANKS);
  const ids = picked.map(({ plank }) => plank);
  const { cart } = state;
  const stock = await service.planksByIds(ids);
  const taken = new Set(chosenPlanks(state).map(({ plank }) => plank));
  const language = languageOf(cart.locale);
  const issues = picked.flatMap(({ plank: id, position }): RefusalIssue[] => {
    const plank = stock.find((candidate) => candidate.id === id);
    const needed = boardLength(piece, position);
    const fault = faultOf(plank, { kind: piece.kind, needed, cartId: cart.id, inCart: taken.has(id) });
    return fault ? [issueOf(fault, { id, position, plank, needed }, language)] : [];
  });
  const [first, ...more] = issues;
  if (first) throw Refusal.of([first, ...more]);
  await service.markChosen(ids);
}

interface Wish {
  kind: string;
  needed: number;
  cartId: string;
  inCart: boolean;
}

function faultOf(plank: Plank | undefined, wish: Wish): PlankFault | undefined {
  if (!plank) return "plank_unknown";
  if (plank.list !== wish.kind) return "plank_unlisted";
  if (isGone(plank, wish.cartId)) return "plank_gone";
  if (wish.inCart) return "plank_in_cart";
  return plank.length < wish.needed ? "plank_too_short" : undefined;
}

/** Whether another cart has a plank, or no cart can have it any more. */
export function isGone(plank: Pick<Plank, "state" | "held_by">, cartId: string): boolean {
  return plank.state !== "available" && plank.held_by !== cartId;
}

function issueOf(
  fault: PlankFault,
  at: { id: string; position: number; plank: Plank | undefined; needed: number },
  language: Language,
): RefusalIssue {
  const { id, position, plank, needed } = at;
  const title = plank ? plankTitle(plank, language) : id;
  const lengths = fault === "plank_too_short" && { length: plank?.length ?? 0, needed };
  const params = { plank: id, title, position: position + 1, ...lengths };
  return plankIssue(`planks.${position}`, fault, params, language);
}
