import { PromotionActions } from "@medusajs/framework/utils";
import { createStep, StepResponse, transform, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep, updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { settleCart } from "../cart/settle";
import { CART_TERMS } from "../modules/cart-terms";
import type CartTermsService from "../modules/cart-terms/service";
import { alignPayment } from "../ordering/payment";
import { isBehind } from "../prices/cart-prices";
import { repriceCart } from "../prices/reprice-cart";
import { engineInput } from "../vouchers/promotion-engine";

const findPromotionsStep = createStep("find-furniture-promotions", async (cartId: string, { container }) => {
  const terms = await container.resolve<CartTermsService>(CART_TERMS).termsOf(cartId);
  return new StepResponse(await engineInput(container, terms.voucher_code));
});

/** Needs no undoing: what the prices are now does not depend on what becomes of the change. */
const repriceCartStep = createStep("reprice-furniture-lines", async (cartId: string, { container }) => {
  if (await isBehind(container, cartId)) await repriceCart(container, cartId);
  return new StepResponse(undefined);
});

/** Needs no undoing: the undoing of the step that changed the cart settles it again. */
const settleCartStep = createStep("settle-furniture-cart", async (cartId: string, { container }) => {
  await alignPayment(container, await settleCart(container, cartId));
  return new StepResponse(undefined);
});

/** The end of every change of a cart: new prices, promotions where they need the engine, then money, then a prepared payment. */
export function recountCart(input: { cart_id: string }): void {
  repriceCartStep(input.cart_id);
  const promotions = findPromotionsStep(input.cart_id);
  when("promotions-need-the-engine", { promotions }, ({ promotions }) => promotions.needed).then(() => {
    updateCartPromotionsWorkflow.runAsStep({
      input: transform({ input, promotions }, ({ input, promotions }) => ({
        cart_id: input.cart_id,
        promo_codes: promotions.codes,
        action: PromotionActions.REPLACE,
      })),
    });
  });
  settleCartStep(input.cart_id);
  emitEventStep({
    eventName: "cart.updated",
    data: transform({ input }, ({ input }) => ({ id: input.cart_id })),
  });
}
