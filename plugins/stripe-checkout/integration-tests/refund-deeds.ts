import { admin, sandbox } from "../../../tests/shopper/shop";
import { deliver, type Paid } from "./paid-order";
import type { Payment } from "./shop";
import { intentOf, stripe } from "./stripe-account";

/** What becomes of the next refunds of a payment at Stripe. */
export const next = ({ checkoutSessionId }: Payment, mode: "succeed" | "pend" | "fail" | "refuse") =>
  sandbox("PUT", `/payments/${checkoutSessionId}/refund-mode`, { mode });

export async function lastRefund(payment: Paid): Promise<string> {
  const { id } = await intentOf(payment);
  const { data } = await stripe.refunds.list({ payment_intent: id, limit: 1 });
  return String(data[0]?.id);
}

export interface Matter {
  id: string;
  kind: string;
  order_id: string;
  amount: number;
}

export async function matters({ orderId }: Paid): Promise<Matter[]> {
  const { body } = await admin("GET", `/stripe-checkout/orders/${orderId}`);
  return body.matters;
}

/** What waits for staff on the list 'Abgleich', of one order. */
export async function listed({ orderId }: Paid): Promise<[code: string, detail: string][]> {
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${orderId}`);
  return body.open.map(({ code, detail }: { code: string; detail: string }) => [
    code,
    detail.replace(/\s/g, " "),
  ]);
}

/** Medusa's own button. */
export const refund = (payment: Paid, amount: number) =>
  admin("POST", `/payments/${payment.paymentId}/refund`, { amount });

/** What staff press beside an entry of the list; its answer's outcome or refusal. */
export async function press(
  deed: "retry" | "settle" | "paid-out",
  { id }: Pick<Matter, "id">,
): Promise<string> {
  const { body } = await admin("POST", `/stripe-checkout/refunds/${id}/${deed}`);
  return body.outcome ?? body.type;
}

/** Stripe's last refund of a payment comes back, and the shop is told. */
export async function comesBack(payment: Paid): Promise<void> {
  await sandbox("POST", `/refunds/${await lastRefund(payment)}`, { status: "failed" });
  await deliver(payment, "refund.failed");
}
