import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { UpdateCartWorkflowInputDTO } from "@medusajs/framework/types";
import { PromotionActions } from "@medusajs/framework/utils";
import { updateCartWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../../../core/refusal/refusal";
import type { ContactAddress, ContactChange } from "../../../../domain/cart/contact";
import { isOrdinaryAlone, readOpenCart } from "../../../../domain/cart/state";
import { assertTexts } from "../../../../domain/contact/words";
import { changeContactWorkflow } from "../../../../workflows/change-contact";
import { changeLanguageWorkflow } from "../../../../workflows/change-language";
import { cartAnswer, cartIdOf } from "../../../cart-answer";
import { enterOrdinaryCodes, enterVoucher } from "../../../enter-voucher";

type Body = Omit<UpdateCartWorkflowInputDTO, "id" | keyof ContactChange> &
  ContactChange & { additional_data?: Record<string, unknown> };

/**
 * Medusa's route for contact data, with three differences: codes go the way of vouchers; the language of a cart without ordinary
 * goods is only written down; and a cart changes its region only through its terms, because Medusa would drop every configured
 * line on the way. Ordinary goods alone have no such line: their cart is Medusa's own but for the id of an address, which could
 * be that of another cart.
 */
export async function POST(request: MedusaStoreRequest<Body>, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes, region_id, email, shipping_address, billing_address, metadata, ...others } =
    request.validatedBody;
  const state = await readOpenCart(request.scope, cart_id);
  const { cart } = state;
  const change: ContactChange = { email, shipping_address, billing_address, metadata };
  assertTexts(change, cart.locale);
  const isOrdinary = isOrdinaryAlone(state);
  if (!isOrdinary && region_id && region_id !== cart.region_id) {
    throw Refusal.single(
      "region_id",
      "The region follows from the terms of the cart (outside_germany)",
      "region_fixed",
    );
  }
  if (promo_codes && isOrdinary)
    await enterOrdinaryCodes(request, cart_id, promo_codes, PromotionActions.REPLACE);
  else if (promo_codes) await enterVoucher(request, cart_id, promo_codes);
  const medusas = isOrdinary ? { ...others, ...given({ ...withoutIds(change), region_id }) } : others;
  const { locale, ...more } = medusas;
  if (locale !== undefined && Object.keys(more).length === 0 && state.ordinary.lines.length === 0) {
    await changeLanguageWorkflow(request.scope).run({ input: { cart_id, locale } });
  } else if (Object.keys(medusas).length > 0) {
    const input = { id: cart_id, ...medusas } as UpdateCartWorkflowInputDTO;
    await updateCartWorkflow(request.scope).run({ input });
  }
  if (!isOrdinary && Object.keys(given(change)).length > 0) {
    await changeContactWorkflow(request.scope).run({ input: { cart_id, change } });
  }
  response.json({ cart: await cartAnswer(request, cart_id) });
}

function withoutIds({ shipping_address, billing_address, ...change }: ContactChange): ContactChange {
  return {
    ...change,
    ...(shipping_address && { shipping_address: withoutId(shipping_address) }),
    ...(billing_address && { billing_address: withoutId(billing_address) }),
  };
}

function withoutId({ id: _id, ...address }: ContactAddress & { id?: string }): ContactAddress {
  return address;
}

/** Only the fields that have been sent. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
