import { ask } from "../inquiries/ask";

/** The answer of GET /admin/furniture/orders/:id, as far as the widget shows it. Money in whole EUR. */
export interface OrderSheet {
  number: string;
  record: OrderRecord | null;
  /** Cancelled orders wait for nothing any more. */
  cancelled: boolean;
  /** When the money of a transfer came. */
  paid_at: string | null;
  lines: SheetLine[];
}

export interface OrderRecord {
  pay_by: "card" | "bank_transfer" | "reservation" | "free";
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
  utm?: Record<string, string>;
  reservation?: boolean;
  delivery_cost?: number;
}

export interface SheetLine {
  id: string;
  number: string;
  title: string;
  details: { label: string; value: string }[];
  price: number;
  breakdown: { code: string; label: string; amount: number }[];
  drawing: string | null;
  rules_version: string;
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
