import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** Placeholder that Stripe fills with the Checkout Session's id. */
export const SESSION_PLACEHOLDER = "{CHECKOUT_SESSION_ID}";
/** Placeholder that the provider fills with the id of Medusa's cart. */
export const CART_PLACEHOLDER = "{CART_ID}";
/** Placeholder that the provider fills with the name of a payment link. */
export const LINK_PLACEHOLDER = "{LINK}";

/** The methods of payment that a shop may offer; wallets (Apple Pay, Google Pay) come with `card`. */
export const PAYMENT_METHODS = ["card", "paypal", "klarna", "sepa_debit"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods whose money comes days later, or not at all. */
const DELAYED_METHODS: readonly PaymentMethod[] = ["sepa_debit"];

export function isDelayed(method: PaymentMethod): boolean {
  return DELAYED_METHODS.includes(method);
}

const paymentMethods = z
  .array(z.enum(PAYMENT_METHODS, `must name some of ${PAYMENT_METHODS.join(", ")}`))
  .min(1, `must name some of ${PAYMENT_METHODS.join(", ")}`)
  .refine((methods) => new Set(methods).size === methods.length, "must not name a method twice")
  .default(["card"]);

const schema = z.strictObject({
  apiKey: z.string("is missing").regex(/^(sk|rk)_\w+$/, "must be a secret or restricted key: sk_… or rk_…"),
  webhookSecret: z.string("is missing").regex(/^whsec_\w+$/, "must be a signing secret: whsec_…"),
  apiUrl: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  successUrl: z.string("is missing").refine(isAddress, "must be an http(s) address"),
  cancelUrl: z.string("is missing").refine(isAddress, "must be an http(s) address"),
  linkUrl: z.string().refine(isAddress, "must be an http(s) address").optional(),
  /** Further origins of the same shop, such as a host of another language: who came from one goes back to it. */
  otherOrigins: z
    .array(z.string().refine(isOrigin, "must be origins such as https://shop.example"))
    .default([]),
  paymentMethods,
  unknownPaymentHours: z.number("must be a number of hours").positive("must be above 0").default(168),
  finalRefusals: z.array(z.string(), "must be a list of codes").default([]),
});

/** Options of the payment provider, as given in `medusa-config.ts`. */
export type StripeCheckoutOptions = z.infer<typeof schema>;

/** Reads the provider's options. @throws MedusaError with every fault in one line */
export function readOptions(options: unknown): StripeCheckoutOptions {
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
  throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, `stripe-checkout options: ${faults.join("; ")}`);
}

function isOrigin(text: string): boolean {
  return isAddress(text) && new URL(text).origin === text;
}

function isAddress(text: string): boolean {
  try {
    // Braces of the placeholders are not allowed in every part of an address.
    return /^https?:$/.test(new URL(text.replace(/[{}]/g, "")).protocol);
  } catch {
    return false;
  }
}
