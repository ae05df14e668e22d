import type { MedusaContainer } from "@medusajs/framework/types";
import { type Configuration, type Kind, type Part, partsOf } from "@planke46/furniture-rules";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";
import { PLANKS } from "../../modules/planks";
import type { GonePlank } from "../../modules/planks/holds";
import { plankTitle } from "../../modules/planks/plank";
import { holdUntil } from "../cart/payments";
import { type CartState, readCart } from "../cart/state";
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

/** Of the board at a position, cm; the parts list knows it. */
export function boardLength({ parts }: { parts: readonly Part[] }, position: number): number {
  const board = parts.find(({ plank }) => plank?.position === position);
  return board ? Math.round(board.size[board.along] * 10) / 10 : 0;
}

/** The parts of a frozen piece; the rules accepted it before it was stored. */
export function frozenParts({ kind, configuration }: FrozenConfiguration): { parts: Part[] } {
  return { parts: partsOf(kind as Kind, configuration as unknown as Configuration) };
}

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

/** A plank has been sold, is being paid for by another shopper, or was taken out of the stock. */
const PLANK_GONE = "plank_gone";

export type PlankFault = keyof Texts["refusals"]["planks"];

/** `position` counts from 1, lengths in cm. */
type PlankParams = Record<string, string | number> & {
  plank: string;
  title: string;
  position: number;
};

/** One fault of one picked plank, in the shopper's language. */
export function plankIssue(
  path: string,
  code: PlankFault,
  params: PlankParams,
  language: Language,
): RefusalIssue {
  return { path, code, message: textsIn(language).refusals.planks[code](params), params };
}
