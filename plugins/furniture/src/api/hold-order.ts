import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withOrder } from "../domain/order-lifecycle/order-lock";

/**
 * Medusa's own routes for packing, sending and delivering lock no order. Holds the order's lock until the answer is out, so that no customer
 * changes the address of a parcel that is being packed, and no piece is sent twice.
 */
export async function holdOrder(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const answered = () =>
    new Promise<void>((resolve) => {
      response.once("close", resolve);
      next();
    });
  await withOrder(request.scope, request.params.id ?? "", answered);
}
