import { createHmac, randomInt } from "node:crypto";
import { type Answer, shop } from "../../../tests/shopper/shop";

/** A new address from the documentation range (RFC 3849), so that tests do not share rate limits. */
export function newAddress(): string {
  const group = () => randomInt(0x10000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** Sends a request as a storefront does for a shopper at this address. */
export async function storeFrom(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = proven(address),
): Promise<Answer & { headers: Headers }> {
  const answer = await fetch(`${shop.medusa}/store${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": shop.publishableKey,
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
}

/** The two headers of a storefront that knows the secret. */
export function proven(address: string, secret = shop.clientAddressSecret): Record<string, string> {
  const proof = createHmac("sha256", secret).update(`client-address:${address}`).digest("hex");
  return { "x-client-address": address, "x-client-address-proof": proof };
}
