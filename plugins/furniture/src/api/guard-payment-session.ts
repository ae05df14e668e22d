import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readOpenCart } from "../cart/state";
import { assertOrderable } from "../ordering/assert-orderable";
import { languageOf } from "../ordering/language";
import { alignPayment, fits } from "../ordering/payment";
import { Refusal } from "../refusal/refusal";

const body = z.object({ provider_id: z.string() });

/** Medusa's own way to a payment: the same gate as our checkout, so that nobody pays for what would be refused. */
export async function guardPaymentSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const cartId = await cartOf(request);
  const parsed = body.safeParse(request.body);
  if (cartId && parsed.success) {
    const state = await readOpenCart(request.scope, cartId);
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

async function cartOf(request: MedusaRequest): Promise<string | undefined> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: request.params.id },
  });
  return data[0]?.cart_id;
}
