import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { secretsOf } from "../../launcher/data-folder/secrets.mjs";
import { sessionOf } from "../shopper/payment-page";
import { rows, sandbox } from "../shopper/shop";
import { shop } from "./shop";

/** What banks, payers and the owner of the account do at Stripe, outside of the shop. */
export async function atStripe(method: "POST" | "PUT", path: string, body: object = {}): Promise<unknown> {
  const answer = await sandbox(method, path, body);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.body;
}

/** Lets every refund of a payment be refused from now on, or again succeed. */
export async function refundsOf(paymentPage: string, mode: "refuse" | "succeed"): Promise<void> {
  await atStripe("PUT", `/payments/${sessionOf(paymentPage)}/refund-mode`, { mode });
}

const withId = z.looseObject({ id: z.string() });

/** The payer disputes the whole payment with the bank. @returns the dispute's id */
export async function dispute(paymentPage: string): Promise<string> {
  const reason = "product_not_received";
  return withId.parse(await atStripe("POST", `/payments/${sessionOf(paymentPage)}/disputes`, { reason })).id;
}

/** A page of this shop is paid for a cart it has forgotten, as after a restored backup. @returns the session's id */
export async function unknownPayment(email: string): Promise<string> {
  const [own] = await rows("select id from stripe_shop limit 1");
  const { stripeApiKey } = secretsOf(dirname(process.env.SHOP_JSON ?? ".data/shop.json"));
  const answer = await fetch(`${shop.stripeSandbox}/v1/checkout/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${stripeApiKey}` },
    body: new URLSearchParams({
      mode: "payment",
      success_url: "https://elsewhere.example/paid",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "149100",
      "line_items[0][price_data][product_data][name]": "Tisch",
      "metadata[session_id]": `payses_${Date.now()}`,
      "metadata[cart_id]": `cart_${Date.now()}`,
      "metadata[shop_id]": String(own?.id),
    }),
  });
  const { id } = withId.parse(await answer.json());
  await atStripe("POST", `/checkout/sessions/${id}/pay`, { email });
  return id;
}

/** What of a payment went back to its payer, cents. */
export async function sentBack(session: string): Promise<number> {
  const answer = await sandbox("GET", `/events?session=${session}&type=refund.created`);
  const refunds = z.array(z.looseObject({ amount: z.number() })).parse(answer.body);
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
