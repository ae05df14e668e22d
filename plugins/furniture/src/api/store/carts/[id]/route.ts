import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { UpdateCartWorkflowInputDTO } from "@medusajs/framework/types";
import { updateCartWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../../../core/refusal/refusal";
import type { ContactChange } from "../../../../domain/cart/contact";
import { readOpenCart } from "../../../../domain/cart/state";
import { assertTexts } from "../../../../domain/contact/assert-texts";
import { changeContactWorkflow } from "../../../../workflows/change-contact";
import { cartAnswer, cartIdOf } from "../../../cart-answer";
import { enterVoucher } from "../../../enter-voucher";

type Body = Omit<UpdateCartWorkflowInputDTO, "id" | keyof ContactChange> &
  ContactChange & { additional_data?: Record<string, unknown> };

/**
 * Medusa's route for contact data, with two differences: codes go the way of vouchers, and a cart changes its region
 * only through its terms, because Medusa would drop every configured line on the way.
 */
export async function POST(request: MedusaStoreRequest<Body>, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes, region_id, email, shipping_address, billing_address, metadata, ...others } =
    request.validatedBody;
  const { cart } = await readOpenCart(request.scope, cart_id);
  assertTexts({ email, shipping_address, billing_address, metadata }, cart.locale);
  if (region_id && region_id !== cart.region_id) {
    throw Refusal.single(
      "region_id",
      "The region follows from the terms of the cart (outside_germany)",
      "region_fixed",
    );
  }
  if (promo_codes) {
    await enterVoucher(request, cart_id, promo_codes);
  }
  if (Object.keys(others).length > 0) {
    await updateCartWorkflow(request.scope).run({ input: { id: cart_id, ...others } });
  }
  const change: ContactChange = { email, shipping_address, billing_address, metadata };
  if (Object.values(change).some((value) => value !== undefined)) {
    await changeContactWorkflow(request.scope).run({ input: { cart_id, change } });
  }
  response.json({ cart: await cartAnswer(request, cart_id) });
}
