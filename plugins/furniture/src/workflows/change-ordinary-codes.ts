import type { MedusaContainer } from "@medusajs/framework/types";
import { PromotionActions } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  refreshPaymentCollectionForCartWorkflow,
  releaseLockStep,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { settleCart } from "../domain/cart/settle";
import { isOrdinaryAlone, readOpenCart } from "../domain/cart/state";
import { assertNotInPayment } from "../domain/checkout/voucher-hold";
import { claimsOf, isRedeemable, isSupported, promotionsByCode } from "../domain/vouchers/vouchers";
import { languageOf } from "../language/language";
import { CART_TERMS } from "../modules/cart-terms";
import { CART_LOCK } from "./cart-lock";

interface Input {
  cart_id: string;
  promo_codes: string[];
  action: PromotionActions;
}

/** The one code that a cart of ordinary goods has, if it has one, counts for furniture that joins later. What another shopper is paying with is refused. */
const keepVoucherOfOrdinaryStep = createStep(
  "keep-voucher-of-ordinary-goods",
  async ({ cart_id, promo_codes, action }: Input, { container }) => {
    const state = await readOpenCart(container, cart_id);
    if (action !== PromotionActions.REMOVE)
      for (const promotion of (await promotionsByCode(container, promo_codes)).filter(isSupported)) {
        const claim = { code: promotion.code ?? "", claims: claimsOf(promotion), cartId: cart_id };
        await assertNotInPayment(container, claim, languageOf(state.cart.locale));
      }
    const { chosenTerms } = state;
    const present = [
      ...state.ordinary.codes,
      ...(chosenTerms.voucher_code ? [chosenTerms.voucher_code] : []),
    ];
    const voucher_code = isOrdinaryAlone(state)
      ? await voucherAmong(container, codesAfter(present, promo_codes, action))
      : chosenTerms.voucher_code;
    await container.resolve(CART_TERMS).keepTerms(cart_id, { ...chosenTerms, voucher_code });
    return new StepResponse(undefined, { cart_id, terms: chosenTerms });
  },
  async (before, { container }) => {
    if (before) await container.resolve(CART_TERMS).keepTerms(before.cart_id, before.terms);
  },
);

/** Needs no undoing: what is undone before it settles nothing of ordinary goods. */
const settleOrdinaryStep = createStep("settle-ordinary-goods", async (cartId: string, { container }) => {
  await settleCart(container, cartId);
  return new StepResponse(undefined);
});

/**
 * Medusa's own way with the codes of ordinary goods: several may count, and one that takes nothing off is left out without a word.
 * Beside furniture they can only be taken off.
 */
export const changeOrdinaryCodesWorkflow = createWorkflow(
  "change-codes-of-ordinary-goods",
  (input: Input) => {
    acquireLockStep({ key: input.cart_id, ...CART_LOCK });
    keepVoucherOfOrdinaryStep(input);
    updateCartPromotionsWorkflow.runAsStep({ input });
    settleOrdinaryStep(input.cart_id);
    refreshPaymentCollectionForCartWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ cart_id: input.cart_id })),
    });
    releaseLockStep({ key: input.cart_id });
    return new WorkflowResponse(undefined);
  },
);

/** The codes of a cart once some have been added, taken off, or put in the place of all others. */
function codesAfter(
  present: readonly string[],
  codes: readonly string[],
  action: PromotionActions,
): string[] {
  if (action === PromotionActions.REMOVE) return present.filter((code) => !codes.includes(code));
  return action === PromotionActions.REPLACE ? [...codes] : [...present, ...codes];
}

/** An order takes one voucher: of several codes none is one. Null too for what the shop does not know. */
async function voucherAmong(container: MedusaContainer, codes: readonly string[]): Promise<string | null> {
  const [code, ...others] = new Set(codes);
  if (code === undefined || others.length > 0) return null;
  const [promotion] = await promotionsByCode(container, [code]);
  if (!promotion || promotion.code !== code || promotion.is_automatic) return null;
  return isSupported(promotion) && isRedeemable(promotion, new Date()) ? code : null;
}
