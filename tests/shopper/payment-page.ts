import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { call, sandbox, shop } from "./shop";

/** The id of a Checkout Session, which the address of its page ends with. */
export function sessionOf(paymentPage: string): string {
  return new URL(paymentPage).pathname.split("/").at(-1) ?? "";
}

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
  const { body } = await sandbox("GET", `/events?session=${sessionOf(url)}&type=refund.created`);
  return body.map(({ amount }: { amount: number }) => amount);
}

/** What a person reads beside a payment at the payment provider. */
export async function descriptionOf(url: string): Promise<string | null> {
  return (await sessionAtStripe(url)).payment_intent.description;
}

/** What a payment has brought at the payment provider and is not back, in cents. */
export async function keptAtStripe(url: string): Promise<number> {
  const { payment_status, amount_total } = await sessionAtStripe(url);
  const back = (await refundsOf(url)).reduce((sum, amount) => sum + amount, 0);
  return payment_status === "paid" ? amount_total - back : 0;
}

/** The same of each page of a cart that was paid, known to the shop or not. */
export async function keptOfCart(cart: string): Promise<number[]> {
  const { data } = await askStripe("checkout/sessions?limit=100");
  const paid: { url: string; id: string }[] = data.filter(
    // biome-ignore lint/suspicious/noExplicitAny: see Answer
    ({ metadata, payment_status }: any) => metadata.cart_id === cart && payment_status === "paid",
  );
  return Promise.all(paid.map(({ id }) => keptAtStripe(`${shop.stripeSandbox}/pay/${id}`)));
}

// biome-ignore lint/suspicious/noExplicitAny: see Answer
function sessionAtStripe(url: string): Promise<any> {
  return askStripe(`checkout/sessions/${sessionOf(url)}?expand[]=payment_intent`);
}

// biome-ignore lint/suspicious/noExplicitAny: see Answer
async function askStripe(path: string): Promise<any> {
  const folder = dirname(String(process.env.SHOP_JSON));
  const { stripeApiKey } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));
  const headers = { authorization: `Bearer ${stripeApiKey}` };
  return (await call(`${shop.stripeSandbox}/v1/${path}`, { headers })).body;
}

// biome-ignore lint/suspicious/noExplicitAny: see Answer
async function atSandbox(method: string, url: string, deed: string, wish: unknown): Promise<any> {
  const { status, body } = await sandbox(method, `/checkout/sessions/${sessionOf(url)}/${deed}`, wish);
  if (status >= 300) throw new Error(`The sandbox answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
