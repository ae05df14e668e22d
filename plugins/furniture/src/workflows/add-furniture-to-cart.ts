import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import {
  assertRepeatable,
  assertRoom,
  lineGone,
  placeFurniture,
  replaceLines,
  restoreLines,
} from "../domain/cart/place-furniture";
import { settleCart } from "../domain/cart/settle";
import { type CartState, equalLines, readOpenCart } from "../domain/cart/state";
import { type PricedConfiguration, priced } from "../domain/configuration/price-configuration";
import { assertPickable } from "../domain/planks/assert-pickable";
import { releaseUnchosen } from "../domain/planks/chosen";
import { placeInRegion } from "../domain/regions/regions";
import { languageOf } from "../language/language";
import { PRICE_VERSIONS } from "../modules/prices";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
  piece: PricedConfiguration;
  /** How many equal pieces, each a line of its own; 1 when left out. Without meaning when lines are replaced. */
  quantity?: number | undefined;
  /** The line whose place the piece takes. */
  replaces?: string | undefined;
  /** Every piece equal to that line is replaced, one for one. */
  replaces_equal?: boolean | undefined;
}

const placeFurnitureStep = createStep(
  "place-furniture",
  async (input: Input, { container }) => {
    const { cart_id, piece } = input;
    const state = await readOpenCart(container, cart_id);
    const { cart, terms, lines, prices, configurations } = state;
    const oldIds = replacedLines(state, input);
    // What the pieces take the place of gives its planks to them.
    const others = lines.filter(({ id }) => !oldIds.includes(id));
    const quantity = oldIds.length || (input.quantity ?? 1);
    assertRepeatable(piece.configuration, quantity, languageOf(cart.locale));
    if (oldIds.length === 0) assertRoom(others.length + quantity, languageOf(cart.locale));
    await assertPickable(container, { cart, lines: others, configurations }, piece);
    const moved = await placeInRegion(container, cart, terms);
    const placed = moved ? (await readOpenCart(container, cart_id)).cart : cart;
    // Another process may have counted the cart with prices this one has not read yet; a cart has one version.
    const timely =
      piece.price_version < prices.version ? priced(piece.kind, piece.configuration, prices) : piece;
    if (lines.length === 0) await container.resolve(PRICE_VERSIONS).beginCart(cart_id, timely.price_version);
    const lineIds = await placeFurniture(container, placed, timely, quantity);
    if (oldIds.length > 0) await replaceLines(container, cart, oldIds, lineIds);
    return new StepResponse(lineIds, { cart_id, lineIds, oldIds });
  },
  async (placed, { container }) => {
    if (!placed) return;
    await container.resolve(Modules.CART).deleteLineItems(placed.lineIds);
    if (placed.oldIds.length > 0) await restoreLines(container, placed.oldIds);
    await settleCart(container, placed.cart_id);
  },
);

/** A line of another kind is another wish: only a piece of the same kind takes its place. */
function replacedLines(state: CartState, { replaces, replaces_equal, piece }: Input): string[] {
  if (replaces === undefined) return [];
  const line = state.lines.find(({ id }) => id === replaces);
  if (line?.kind !== piece.kind) throw lineGone(languageOf(state.cart.locale));
  return replaces_equal ? equalLines(state, line.id).map(({ id }) => id) : [line.id];
}

/** Last of all, as with a removed line: until then the old line may have to come back. */
const releaseReplacedPlanksStep = createStep(
  "release-replaced-planks",
  async ({ cart_id, replaces }: Input, { container }) => {
    if (replaces !== undefined) await releaseUnchosen(container, cart_id);
    return new StepResponse(undefined);
  },
);

/**
 * Puts one configured piece or several equal ones into a cart, as further lines or in the place of some; all of them or none.
 * Replaces Medusa's own way of adding a line, which asks the database four to six times as much. Returns the ids of the lines.
 */
export const addFurnitureToCartWorkflow = createWorkflow("add-furniture-to-cart", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  const lineIds = placeFurnitureStep(input);
  recountCart(input);
  releaseReplacedPlanksStep(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(lineIds);
});
