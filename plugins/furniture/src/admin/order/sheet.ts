import { ask } from "../inquiries/ask";

/** The answer of GET /admin/furniture/orders/:id, as far as the widget shows it. Money in whole EUR. */
export interface OrderSheet {
  number: string;
  record: OrderRecord | null;
  /** Cancelled orders wait for nothing any more. */
  cancelled: boolean;
  /** Why nothing is built for now: the payer disputes the payment. */
  disputed: string | null;
  /** When the money of a transfer came. */
  paid_at: string | null;
  lines: SheetLine[];
}

export interface OrderRecord {
  pay_by: "card" | "direct_debit" | "bank_transfer" | "reservation" | "free";
  shipping: "delivery" | "pickup";
  express_build: boolean;
  outside_germany: boolean;
  voucher_code?: string | null;
  goods: number;
  multi_item_discount: number;
  pickup_deduction: number;
  express_fee: number;
  voucher_sum: number;
  total: number;
  message?: string;
  invoice?: boolean;
  vat_id?: string;
  utm?: Record<string, string>;
  reservation?: boolean;
  delivery_cost?: number;
  /** Weeks from order to delivery as promised when it was placed; none for samples alone. */
  promised_weeks?: number;
  /** Working days until its samples have come by post, as promised; none without samples. */
  promised_sample_days?: number;
}

export interface SheetLine {
  id: string;
  /** "1046.2". */
  number: string;
  kind: string;
  title: string;
  configuration: Record<string, unknown>;
  details: { label: string; value: string }[];
  price: number;
  breakdown: { code: string; label: string; amount: number }[];
  drawing: string | null;
  rules_version: string;
  /** Frozen with the line; null for lines from before facts were kept. */
  facts: { made_to_measure: boolean; planks: { position: number; id: string; title: string }[] } | null;
}

/** Where the PDF for the workshop is; opened with the session's cookie. */
export function productionSheetAddress(orderId: string): string {
  return `/admin/furniture/orders/${encodeURIComponent(orderId)}/production-sheet`;
}

/** Loads the sheet with the staff's session. Throws with the server's message. */
export async function loadSheet(orderId: string): Promise<OrderSheet> {
  const response = await fetch(`/admin/furniture/orders/${encodeURIComponent(orderId)}`, {
    credentials: "include",
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body?.message ?? `HTTP ${response.status}`);
  return body.order;
}

/** Staff have seen the transfer of an order. Throws with the server's message. */
export async function receiveTransfer(orderId: string): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/payment-received`, {});
}
