import type { MedusaResponse } from "@medusajs/framework/http";

/** Resolves when the connection of an answer is closed; at once where it is closed already, for Node emits `close` only once. */
export function closed(response: MedusaResponse): Promise<void> {
  return response.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => response.once("close", () => resolve()));
}
