import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, findOrCreateCustomerStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { type ContactChange, contactOf, keepContact } from "../domain/cart/contact";
import { settleCart } from "../domain/cart/settle";
import { readOpenCart } from "../domain/cart/state";
import { CART_TERMS } from "../modules/cart-terms";
import { CART_LOCK } from "./cart-lock";
import { recountCart, taxOrdinaryGoods, taxOrdinaryGoodsAgain } from "./recount-cart";

interface Input {
  cart_id: string;
  change: ContactChange;
}

interface CustomerInput extends Input {
  customer_id?: string;
}

const keepContactStep = createStep(
  "keep-furniture-contact",
  async ({ cart_id, change, customer_id }: CustomerInput, { container }) => {
    const { cart, terms, ordinary } = await readOpenCart(container, cart_id);
    const moved = await keepContact(container, cart, change, customer_id, terms.outside_germany);
    // What was typed before is out of date now.
    await container.resolve(CART_TERMS).dropContactDraft(cart_id);
    const retax = moved && ordinary.lines.length > 0;
    return new StepResponse(
      { retax },
      { cart_id, change: contactOf(cart, change), customer_id: cart.customer_id, retax },
    );
  },
  async (before, { container, idempotencyKey }) => {
    if (!before) return;
    const { cart, terms } = await readOpenCart(container, before.cart_id);
    const { change, customer_id } = before;
    await keepContact(container, cart, change, customer_id, terms.outside_germany);
    if (before.retax) await taxOrdinaryGoodsAgain(container, before.cart_id, idempotencyKey);
    await settleCart(container, before.cart_id);
  },
);

/**
 * Writes contact data. Replaces Medusa's own way, which works out shipping, promotions and taxes anew for every
 * letter of a name.
 */
export const changeContactWorkflow = createWorkflow("change-furniture-contact", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  const found = when("email-given", { input }, ({ input }) => Boolean(input.change.email)).then(() =>
    findOrCreateCustomerStep({ email: transform({ input }, ({ input }) => input.change.email ?? undefined) }),
  );
  const { retax } = keepContactStep(
    transform({ input, found }, ({ input, found }) => ({
      cart_id: input.cart_id,
      change: input.change,
      ...(found?.customer && { customer_id: found.customer.id }),
    })),
  );
  taxOrdinaryGoods(input, retax);
  recountCart(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
