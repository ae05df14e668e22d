import { request } from "../ask";

/** The answer of GET /admin/stripe-checkout/orders/:id, as far as it is shown. */
interface OrderPayments {
  payments: { intent: string; url: string }[];
  /** Main unit of the currency, ISO 4217. */
  refunds: { id: string; amount: number; currency_code: string; status: string; at: string }[];
}

export const REFUND_STATUS: Readonly<
  Record<string, { label: string; color: "green" | "orange" | "red" | "grey" }>
> = {
  asked: { label: "noch ohne Antwort", color: "orange" },
  pending: { label: "in Arbeit", color: "orange" },
  requires_action: { label: "wartet auf den Kunden", color: "orange" },
  succeeded: { label: "unterwegs", color: "green" },
  failed: { label: "zurückgekommen", color: "red" },
  canceled: { label: "abgebrochen", color: "red" },
  refused: { label: "abgelehnt", color: "red" },
};

/** Loads what Stripe has of an order. Throws with the server's message. */
export async function loadPayments(orderId: string): Promise<OrderPayments> {
  return (await request(`stripe-checkout/orders/${encodeURIComponent(orderId)}`)).json();
}
