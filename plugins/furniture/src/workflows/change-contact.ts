import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  findOrCreateCustomerStep,
  releaseLockStep,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { type ContactChange, keepContact } from "../cart/contact";
import { readOpenCart } from "../cart/state";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
  change: ContactChange;
}

interface CustomerInput extends Input {
  customer_id?: string;
}

/** Needs no undoing: what may still fail after it leaves a cart whose contact data are what the shopper typed. */
const keepContactStep = createStep(
  "keep-furniture-contact",
  async ({ cart_id, change, customer_id }: CustomerInput, { container }) => {
    const { cart, terms } = await readOpenCart(container, cart_id);
    const moved = await keepContact(container, cart, change, customer_id, terms.outside_germany);
    return new StepResponse({ moved });
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
  const { moved } = keepContactStep(
    transform({ input, found }, ({ input, found }) => ({
      cart_id: input.cart_id,
      change: input.change,
      ...(found?.customer && { customer_id: found.customer.id }),
    })),
  );
  when("moved-to-another-country", { moved }, ({ moved }) => moved).then(() => {
    updateTaxLinesWorkflow.runAsStep({ input: { cart_id: input.cart_id } });
  });
  recountCart(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
