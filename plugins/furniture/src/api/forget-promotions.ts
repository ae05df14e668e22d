import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { hasAutomaticPromotions } from "../vouchers/promotion-engine";

/** Staff change promotions: what this process remembers of them ends with the answer, so that they see the effect at once. */
export function forgetPromotions(
  _request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const end = response.end.bind(response);
  response.end = ((...given: Parameters<typeof end>) => {
    hasAutomaticPromotions.forget();
    return end(...given);
  }) as typeof response.end;
  next();
}
