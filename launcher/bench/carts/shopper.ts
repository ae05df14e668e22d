import { Fault } from "../../command/fault.mjs";

/** A client of one store API. A refused request is a {@link Fault}: then there is nothing to measure. */
export function shopperOf(medusa: string, publishableKey: string) {
  const headers = { "x-publishable-api-key": publishableKey, "content-type": "application/json" };
  return async (method: "GET" | "POST" | "DELETE", path: string, body?: object) => {
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

export type Shopper = ReturnType<typeof shopperOf>;
