import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { call, shop } from "./shop";

/** Pays on the hosted page of a checkout, with a card that works. False when the page takes no payment any more. */
export async function payOnPage(url: string): Promise<boolean> {
  const body = await atSandbox("POST", url, "pay", { card: "4242424242424242" });
  return body.outcome === "paid";
}

/** Drops the webhooks of this payment, so that the cart stays paid without an order until it is completed. */
export async function keepSilent(url: string): Promise<void> {
  await atSandbox("PUT", url, "webhooks", { mode: "drop" });
}

/** The refunds of a payment at the payment provider, in cents. */
export async function refundsOf(url: string): Promise<number[]> {
  const session = new URL(url).pathname.split("/").at(-1);
  const { body } = await call(
    `${shop.stripeSandbox}/_sandbox/events?session=${session}&type=refund.created`,
    {},
  );
  return body.map(({ amount }: { amount: number }) => amount);
}

/** What a person reads beside a payment at the payment provider. */
export async function descriptionOf(url: string): Promise<string | null> {
  const folder = dirname(String(process.env.SHOP_JSON));
  const { stripeApiKey } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));
  const session = new URL(url).pathname.split("/").at(-1);
  const { body } = await call(
    `${shop.stripeSandbox}/v1/checkout/sessions/${session}?expand[]=payment_intent`,
    { headers: { authorization: `Bearer ${stripeApiKey}` } },
  );
  return body.payment_intent.description;
}

// biome-ignore lint/suspicious/noExplicitAny: see Answer
async function atSandbox(method: string, url: string, deed: string, wish: unknown): Promise<any> {
  const session = new URL(url).pathname.split("/").at(-1);
  const { status, body } = await call(`${shop.stripeSandbox}/_sandbox/checkout/sessions/${session}/${deed}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  if (status >= 300) throw new Error(`The sandbox answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
