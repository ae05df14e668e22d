import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { settleCart } from "../domain/cart/settle";
import { readOpenCart } from "../domain/cart/state";
import { placeInRegion } from "../domain/regions/regions";
import { CART_TERMS } from "../modules/cart-terms";
import type { CartTerms, TermsChange } from "../modules/cart-terms/terms";
import { CART_LOCK } from "./cart-lock";
import { recountCart, taxOrdinaryGoods, taxOrdinaryGoodsAgain } from "./recount-cart";

interface Input {
  cart_id: string;
  change: TermsChange;
}

const keepTermsStep = createStep(
  "keep-cart-terms",
  async ({ cart_id, change }: Input, { container }) => {
    const { cart, chosenTerms: terms, ordinary } = await readOpenCart(container, cart_id);
    const wanted: CartTerms = { ...terms, ...change };
    await container.resolve(CART_TERMS).keepTerms(cart_id, wanted);
    const moved = await placeInRegion(container, cart, wanted);
    const retax = moved && ordinary.lines.length > 0;
    return new StepResponse({ retax }, { cart_id, terms, retax });
  },
  async (before, { container, idempotencyKey }) => {
    if (!before) return;
    await container.resolve(CART_TERMS).keepTerms(before.cart_id, before.terms);
    const { cart, terms } = await readOpenCart(container, before.cart_id);
    await placeInRegion(container, cart, terms);
    if (before.retax) await taxOrdinaryGoodsAgain(container, before.cart_id, idempotencyKey);
    await settleCart(container, before.cart_id);
  },
);

/** Changes shipping, express build, delivery abroad or consent, and with them the money of the cart. */
export const changeCartTermsWorkflow = createWorkflow("change-furniture-cart-terms", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  const { retax } = keepTermsStep(input);
  taxOrdinaryGoods(input, retax);
  recountCart(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
