import { Fault } from "../../command/fault.mjs";

/** @typedef {Record<string, any>} Body biome-ignore: see ask */

/**
 * A client of one store API. A refused request is a {@link Fault}: then there is nothing to measure.
 * @param {string} medusa
 * @param {string} publishableKey
 */
export function shopperOf(medusa, publishableKey) {
  const headers = { "x-publishable-api-key": publishableKey, "content-type": "application/json" };
  /**
   * @param {"GET" | "POST" | "DELETE"} method
   * @param {string} path
   * @param {object} [body]
   */
  return async (method, path, body) => {
    const response = await fetch(`${medusa}/store${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Fault(`${method} ${medusa}/store${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
}

/** @typedef {ReturnType<typeof shopperOf>} Shopper */
