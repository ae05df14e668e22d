import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../core/refusal/refusal";
import { fits } from "../domain/cart/payments";
import { assertOnSale } from "../domain/cart/product-variants";
import { type CartState, readOpenCart } from "../domain/cart/state";
import { alignPayment, assertBooked } from "../domain/checkout/align-payment";
import { assertOrderable } from "../domain/checkout/assert-orderable";
import { assertCounting } from "../domain/checkout/voucher-hold";
import { isBehind } from "../domain/prices/current-prices";
import { pricesChanged } from "../domain/repricing/reprice-cart";
import { languageOf } from "../language/language";
import { PRICE_VERSIONS } from "../modules/prices";
import { repriceCartWorkflow } from "../workflows/reprice-cart";
import { takeHolds } from "./limit-orders";

const body = z.object({ provider_id: z.string() });

/** Medusa's own way to a payment: the same gate as our checkout, so that no shopper pays for what would be refused. */
export const guardPaymentSession: MedusaRequestHandler = async (request, response, next) => {
  const cartId = await cartOf(request);
  const parsed = body.safeParse(request.body);
  if (cartId && parsed.success) {
    // A new payment is a new agreement: it does not carry old prices on.
    if (await isBehind(request.scope, cartId)) {
      await repriceCartWorkflow(request.scope).run({ input: { cart_id: cartId } });
    }
    const state = await readOpenCart(request.scope, cartId);
    // A cart without furniture is paid as staff have set Medusa up.
    if (state.lines.length === 0) return next();
    if (!state.prices.shown) await refuseUnseen(request, state);
    await assertBooked(request.scope, state, languageOf(state.cart.locale));
    await assertOnSale(request.scope, state.lines, languageOf(state.cart.locale));
    await assertCounting(request.scope, state, languageOf(state.cart.locale));
    await takeHolds(request, response, state);
    await assertOrderable(request.scope, state, languageOf(state.cart.locale));
    if (!fits(parsed.data.provider_id, state.payBy)) {
      throw Refusal.single(
        "provider_id",
        `This cart is not paid this way (pay_by: ${state.payBy})`,
        "wrong_payment",
      );
    }
    await alignPayment(request.scope, state);
  }
  next();
};

async function refuseUnseen(request: MedusaRequest, { cart, prices, total }: CartState): Promise<never> {
  await request.scope.resolve(PRICE_VERSIONS).markShown(cart.id, prices.version);
  throw pricesChanged(prices.repriced, total, languageOf(cart.locale));
}

async function cartOf(request: MedusaRequest): Promise<string | undefined> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: request.params.id },
  });
  return data[0]?.cart_id;
}
