import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { type Configuration, quantityBounds } from "@planke46/furniture-rules";
import { Refusal } from "../core/refusal/refusal";
import { assertRepeatable, assertRoom, assertWithin, placeFurniture } from "../domain/cart/place-furniture";
import { settleCart } from "../domain/cart/settle";
import { equalLines, readOpenCart } from "../domain/cart/state";
import { priced } from "../domain/configuration/price-configuration";
import { releaseUnchosen } from "../domain/planks/chosen";
import { languageOf } from "../language/language";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
  /** One of the equal pieces. */
  line_id: string;
  /** How many of them there shall be; 0 takes them all out. */
  quantity: number;
}

const changeQuantityStep = createStep(
  "change-furniture-quantity",
  async ({ cart_id, line_id, quantity }: Input, { container }) => {
    const state = await readOpenCart(container, cart_id);
    const { cart, lines, configurations, prices } = state;
    const language = languageOf(cart.locale);
    const equal = equalLines(state, line_id);
    const [line] = equal;
    if (!line) throw Refusal.notFound(`There is no line ${line_id} in this cart`);
    const { configuration = {} } = configurations.get(line.configuration_id) ?? {};
    if (quantity > 0) {
      assertRepeatable(configuration, quantity, language);
      assertWithin(quantity, quantityBounds(equal.length), language);
    }
    const missing = Math.max(0, quantity - equal.length);
    // A cart from before there was a limit may be larger, and must be able to shrink.
    if (missing > 0) assertRoom(lines.length + missing, language);
    // The rules accepted the configuration when it was frozen.
    const piece = priced(line.kind, configuration as unknown as Configuration, prices);
    const added = missing > 0 ? await placeFurniture(container, cart, piece, missing) : [];
    const removed = equal.slice(quantity).map(({ id }) => id);
    if (removed.length > 0) await container.resolve(Modules.CART).softDeleteLineItems(removed);
    return new StepResponse(undefined, { cart_id, added, removed });
  },
  async (changed, { container }) => {
    if (!changed) return;
    const { cart_id, added, removed } = changed;
    const carts = container.resolve(Modules.CART);
    if (added.length > 0) await carts.deleteLineItems(added);
    if (removed.length > 0) await carts.restoreLineItems(removed);
    await settleCart(container, cart_id);
  },
);

/** Last of all: until then a line may have to come back, because its cart has just been paid. */
const releasePlanksStep = createStep("release-planks-of-fewer", async (cartId: string, { container }) => {
  await releaseUnchosen(container, cartId);
  return new StepResponse(undefined);
});

/** Makes the equal pieces of a cart as many as asked for: adds further lines, or takes the last ones out. */
export const changeQuantityWorkflow = createWorkflow("change-furniture-quantity", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  changeQuantityStep(input);
  recountCart(input);
  releasePlanksStep(input.cart_id);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
