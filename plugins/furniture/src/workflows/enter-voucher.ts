import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { settleCart } from "../domain/cart/settle";
import { readOpenCart } from "../domain/cart/state";
import { assertAcceptable, assertEffective } from "../domain/checkout/voucher-hold";
import { languageOf } from "../language/language";
import { CART_TERMS } from "../modules/cart-terms";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
  /** null takes the voucher off the cart. */
  voucher_code: string | null;
}

const keepVoucherStep = createStep(
  "keep-cart-voucher",
  async ({ cart_id, voucher_code }: Input, { container }) => {
    const state = await readOpenCart(container, cart_id);
    if (voucher_code !== null)
      await assertAcceptable(container, state, voucher_code, languageOf(state.cart.locale));
    const service = container.resolve(CART_TERMS);
    await service.keepTerms(cart_id, { ...state.chosenTerms, voucher_code });
    const isAnother = voucher_code !== state.terms.voucher_code;
    return new StepResponse(isAnother, { cart_id, terms: state.chosenTerms });
  },
  async (before, { container }) => {
    if (!before) return;
    await container.resolve(CART_TERMS).keepTerms(before.cart_id, before.terms);
    await settleCart(container, before.cart_id);
  },
);

const checkEffectStep = createStep(
  "check-voucher-effect",
  async ({ cart_id, voucher_code }: Input, { container }) => {
    if (voucher_code !== null) assertEffective(await readOpenCart(container, cart_id), voucher_code);
    return new StepResponse(undefined);
  },
);

/** Others may have the former voucher. Until now the code may have had to come back, because its cart has just been paid. */
const releaseFormerStep = createStep(
  "release-former-voucher",
  async ({ cart_id, isAnother }: { cart_id: string; isAnother: boolean }, { container }) => {
    if (isAnother) await container.resolve(CART_TERMS).releaseVouchers(cart_id);
    return new StepResponse(undefined);
  },
);

/** Puts a voucher on a cart or takes it off. A refused code leaves the cart unchanged. */
export const enterVoucherWorkflow = createWorkflow("enter-furniture-voucher", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  const isAnother = keepVoucherStep(input);
  recountCart(input);
  checkEffectStep(input);
  releaseFormerStep({ cart_id: input.cart_id, isAnother });
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
