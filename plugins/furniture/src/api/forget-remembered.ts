import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** For routes on which staff change what this process remembers: that ends with the answer, so that they see the effect at once. */
export function forgetRemembered(memory: { forget: () => void }) {
  return (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const end = response.end.bind(response);
    response.end = ((...given: Parameters<typeof end>) => {
      memory.forget();
      return end(...given);
    }) as typeof response.end;
    next();
  };
}
