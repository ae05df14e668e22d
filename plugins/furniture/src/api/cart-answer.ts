import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaStoreRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../core/refusal/refusal";
import { defaultAnswer } from "../domain/cart/default-answer";
import { type CartState, readCart } from "../domain/cart/state";
import { type CartSummary, summarize } from "../domain/checkout/summary";
import { readRepriced } from "../workflows/runs/read-repriced";

type CartRequest = MedusaRequest | MedusaStoreRequest | AuthenticatedMedusaRequest;

/** The cart as Medusa's own routes answer it, with the fields the client asked for. */
export async function cartAnswer(request: CartRequest, cartId: string): Promise<unknown> {
  return (await fromState(request, () => readCart(request.scope, cartId))) ?? fromMedusa(request, cartId);
}

/** The same with the bill of the cart; both from one reading where that is possible. */
export async function answerWithSummary(
  request: CartRequest,
  cartId: string,
): Promise<{ cart: unknown; summary: CartSummary }> {
  const state = await readRepriced(request.scope, cartId);
  const [cart, summary] = await Promise.all([
    fromState(request, async () => state),
    summarize(request.scope, state),
  ]);
  return { cart: cart ?? (await fromMedusa(request, cartId)), summary };
}

/** Undefined when the client asked for other fields than the default ones, or the cart has what only Medusa knows. */
async function fromState(request: CartRequest, read: () => Promise<CartState>): Promise<unknown> {
  return request.query.fields === undefined ? defaultAnswer(request.scope, await read()) : undefined;
}

async function fromMedusa(request: CartRequest, cartId: string): Promise<unknown> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: request.queryConfig.fields,
    filters: { id: cartId },
  });
  if (!data[0]) throw Refusal.notFound(`There is no cart ${cartId}`);
  return data[0];
}

/** The `:id` of the path; the router never matches without one. */
export function cartIdOf(request: CartRequest): string {
  return request.params.id ?? "";
}
