/** What a comparison of orders and payments can come upon. */
export const FINDING_CODES = [
  /** A process died between making an order and joining it to its cart; the cart makes its order anew. */
  "order_without_cart",
  /** A process died between an order and what belongs to it: record, planks, voucher, mails. */
  "order_unfinished",
  /** A card order without captured payment. */
  "order_without_payment",
  /** A paid session that had become no order, because neither webhook nor shopper came. */
  "payment_without_order",
  /** A cancelled order whose money had not gone back. */
  "money_kept",
  /** The same of money that was transferred: staff transfer it back. */
  "transfer_kept",
  /** An ended order that still had its voucher or planks; flagged: refunded in full, not packed and not cancelled. */
  "not_released",
  /** The captured sum is not the sum of the order. */
  "amount_differs",
  /** Money that was to go back and did not. */
  "refund_failed",
  /** A refund that waits for staff, or for an answer. */
  "refund_waiting",
  /** A delayed payment that no bank has decided about for longer than banks take. */
  "payment_waiting",
  /** A payer disputes a payment with the bank. */
  "dispute_open",
  /** And has won: the money is gone. */
  "dispute_lost",
  /** Money that came by a page of this shop and belongs to nothing that it knows. */
  "payment_unknown",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** `completed` is as it should be now, `refunded` and `cancelled` are ends too; `flagged` waits for staff or a later run. */
export const FINDING_OUTCOMES = ["completed", "refunded", "cancelled", "removed", "flagged"] as const;
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

export interface Finding {
  code: FindingCode;
  outcome: FindingOutcome;
  order_id?: string | null;
  cart_id?: string | null;
  /** Id of the payment at its provider or in Medusa. */
  payment?: string | null;
  /** What it is about where neither order, payment nor cart tell: the entry's own id. */
  subject?: string;
  /** Until when staff have to decide. */
  due_at?: string | null;
  /** Where a person sees the payment. */
  url?: string | null;
  /** One sentence for staff, in German. */
  detail: string;
}

/** What a run looked at and came upon. */
export interface Run {
  started_at: Date;
  checked: number;
  findings: Finding[];
}
