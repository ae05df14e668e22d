import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type CartState, readOpenCart } from "../cart/state";
import { PRICE_VERSIONS } from "../modules/prices";
import type PricesService from "../modules/prices/service";
import { assertBooked } from "../ordering/assert-booked";
import { assertOrderable } from "../ordering/assert-orderable";
import { languageOf } from "../ordering/language";
import { alignPayment, fits } from "../ordering/payment";
import { isBehind } from "../prices/cart-prices";
import { pricesChanged } from "../prices/prices-changed";
import { Refusal } from "../refusal/refusal";
import { repriceCartWorkflow } from "../workflows/reprice-cart";

const body = z.object({ provider_id: z.string() });

/** Medusa's own way to a payment: the same gate as our checkout, so that no shopper pays for what would be refused. */
export async function guardPaymentSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const cartId = await cartOf(request);
  const parsed = body.safeParse(request.body);
  if (cartId && parsed.success) {
    // A new payment is a new agreement: it does not carry old prices on.
    if (await isBehind(request.scope, cartId)) {
      await repriceCartWorkflow(request.scope).run({ input: { cart_id: cartId } });
    }
    const state = await readOpenCart(request.scope, cartId);
    if (!state.prices.shown) await refuseUnseen(request, state);
    await assertBooked(request.scope, state, languageOf(state.cart.locale));
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
}

async function refuseUnseen(request: MedusaRequest, { cart, prices, money }: CartState): Promise<never> {
  await request.scope.resolve<PricesService>(PRICE_VERSIONS).markShown(cart.id, prices.version);
  throw pricesChanged(prices.repriced, money.total, languageOf(cart.locale));
}

async function cartOf(request: MedusaRequest): Promise<string | undefined> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: request.params.id },
  });
  return data[0]?.cart_id;
}
