import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { Refusal } from "../../../../../core/refusal/refusal";
import { contactDraftBody } from "../../../../../domain/cart/contact";
import { CART_TERMS } from "../../../../../modules/cart-terms";
import { cartIdOf } from "../../../../cart-answer";

/** What was typed into the order form since its contact data was last saved: `{fields}`. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const fields = await request.scope.resolve(CART_TERMS).contactDraft(cart_id);
  if (!fields) throw Refusal.notFound(`There is no cart ${cart_id}`);
  response.json({ fields });
}

/** Keeps what is being typed. Changes no total, no contact data and no payment; answers `{}`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { fields } = readBody(contactDraftBody, request.body);
  const cart_id = cartIdOf(request);
  const kept = await request.scope.resolve(CART_TERMS).keepContactDraft(cart_id, fields);
  if (!kept) throw Refusal.notFound(`There is no open cart ${cart_id}`);
  response.json({});
}
