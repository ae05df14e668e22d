import type { StripeCheckoutOptions } from "./options";

const DASHBOARD = "https://dashboard.stripe.com";

/** Where a person sees a payment: Stripe's dashboard, of the key's mode, or the page of the sandbox. */
export function paymentPage(
  { apiKey, apiUrl }: Pick<StripeCheckoutOptions, "apiKey" | "apiUrl">,
  intentId: string,
): string {
  if (apiUrl) return new URL(`/dashboard/payments/${intentId}`, apiUrl).href;
  const isLive = /^(sk|rk)_live_/.test(apiKey);
  return `${DASHBOARD}/${isLive ? "" : "test/"}payments/${intentId}`;
}
