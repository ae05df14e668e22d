import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import Stripe from "stripe";
import { readOptions, type StripeCheckoutOptions } from "./options";

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

const providers = z.object({
  providers: z.array(z.object({ resolve: z.unknown(), options: z.unknown() })),
});

/**
 * The options of the payment provider as this shop configured them: webhook and job use the very same account.
 * @throws MedusaError when the payment module has no stripe-checkout provider
 */
export function configuredOptions(container: MedusaContainer): StripeCheckoutOptions {
  const { modules } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const payment: unknown = modules?.[Modules.PAYMENT];
  const declared = providers.safeParse((payment as { options?: unknown } | undefined)?.options);
  const own = declared.data?.providers.find(
    ({ resolve }) => typeof resolve === "string" && resolve.endsWith("providers/stripe-checkout"),
  );
  if (own) return readOptions(own.options);
  throw new MedusaError(
    MedusaError.Types.INVALID_ARGUMENT,
    "The payment module has no provider @planke46/stripe-checkout/providers/stripe-checkout.",
  );
}
