import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaStoreRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../refusal/refusal";

type CartRequest = MedusaRequest | MedusaStoreRequest | AuthenticatedMedusaRequest;

/** The cart as Medusa's own routes answer it, with the fields the client asked for. */
export async function cartAnswer(request: CartRequest, cartId: string): Promise<unknown> {
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
