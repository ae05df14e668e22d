import type { MedusaResponse } from "@medusajs/framework/http";

/** When nobody listens to an answer any more; at once where that is so already, for then Node does not tell it again. */
export function closed(response: MedusaResponse): Promise<void> {
  return response.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => response.once("close", () => resolve()));
}
