import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import type { RequestHandler } from "express";

const current = new AsyncLocalStorage<string>();

/**
 * Remembers whose request is being answered, so that what is asked of Medusa for it can say so. Express knows it:
 * X-Forwarded-For is believed of our own proxies alone.
 */
export const rememberClient: RequestHandler = (request, _response, next) => {
  current.run(request.ip ?? "", next);
};

/** The address of the visitor whose request is being answered; "" outside a request. */
export function clientAddress(): string {
  return current.getStore() ?? "";
}

/**
 * The headers by which Medusa counts the shopper and not the storefront. Only who knows the secret can make the proof.
 * Empty outside a request and in a trial without secret.
 */
export function clientHeaders(secret: string | undefined): Record<string, string> {
  const address = clientAddress().replace(/^::ffff:(?=\d+\.)/i, "");
  if (!secret || !address) return {};
  const proof = createHmac("sha256", secret).update(`client-address:${address}`).digest("hex");
  return { "x-client-address": address, "x-client-address-proof": proof };
}
