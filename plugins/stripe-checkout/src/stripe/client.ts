import Stripe from "stripe";
import type { StripeCheckoutOptions } from "./options";

/** A shopper waits for these calls: three attempts of 10 s at worst. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

const clients = new Map<string, Stripe>();

/** The client for these options; one for each account and address, so that connections are reused. */
export function stripeClient({ apiKey, apiUrl }: Pick<StripeCheckoutOptions, "apiKey" | "apiUrl">): Stripe {
  const name = `${apiKey} ${apiUrl ?? ""}`;
  const existing = clients.get(name);
  if (existing) return existing;
  const client = new Stripe(apiKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: "medusa-stripe-checkout", version: "0.1.0" },
    ...addressOf(apiUrl),
  });
  clients.set(name, client);
  return client;
}

function addressOf(apiUrl: string | undefined): Partial<Stripe.StripeConfig> {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === "https:";
  return { protocol: isSecure ? "https" : "http", host: hostname, port: port || (isSecure ? 443 : 80) };
}
