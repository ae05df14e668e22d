import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type Answer, call, sandbox, shop } from "../../../../tests/shopper/shop";
import type { Payment } from "./world";

const secrets = join(dirname(String(process.env.SHOP_JSON)), "secrets.json");
const key = () => z.object({ stripeApiKey: z.string() }).parse(JSON.parse(readFileSync(secrets, "utf8")));

/** Stripe's own API: the shop is not asked. */
async function api(path: string): Promise<Answer["body"]> {
  const headers = { authorization: `Bearer ${key().stripeApiKey}` };
  const { status, body } = await call(`${shop.stripeSandbox}/v1${path}`, { headers });
  if (status !== 200) throw new Error(`Stripe answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export const sessionOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";

interface AtStripe {
  id: string;
  amount: number;
  status: string;
}

/** The refunds of a payment, the oldest first; amounts in cents. */
export async function refundsAt({ session }: Payment): Promise<AtStripe[]> {
  const { payment_intent } = await api(`/checkout/sessions/${session}`);
  if (!payment_intent) return [];
  return (await api(`/refunds?payment_intent=${payment_intent}&limit=100`)).data.reverse();
}

/** What Stripe has of a payment; EUR. */
export async function ledgerOf(payment: Payment) {
  const session = await api(`/checkout/sessions/${payment.session}`);
  const ledger = { amount: session.amount_total / 100, paid: session.payment_status === "paid" };
  if (!session.payment_intent) return { ...ledger, refunds: [], disputes: [] };
  const [refunds, disputes] = await Promise.all([
    api(`/refunds?payment_intent=${session.payment_intent}&limit=100`),
    api(`/disputes?payment_intent=${session.payment_intent}&limit=100`),
  ]);
  return {
    ...ledger,
    refunds: refunds.data.reverse().map(({ amount, status }: AtStripe) => `${amount / 100} ${status}`),
    disputes: disputes.data
      .reverse()
      .map(({ amount, status }: AtStripe) => `${amount / 100} ${stateOf(status)}`),
  };
}

const stateOf = (status: string) => (status === "won" || status === "lost" ? status : "open");

/** Sends every event of a payment to the shop (again), the newest first. */
export async function deliverAll({ session }: Payment): Promise<void> {
  const { body } = await sandbox("GET", `/events?session=${session}`);
  for (const { id } of [...body].reverse()) await sandbox("POST", `/events/${id}/deliver`);
}
