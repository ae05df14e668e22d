import type { OrderRecord } from "../../modules/orders/order-record";
import type { PieceStep } from "./progress";

/** Where the money of an order stands. `back`: all that was paid is on its way back. */
export type PaymentState = "paid" | "free" | "open" | "checked" | "reserved" | "offered" | "back";

/** Where an order stands, in the one word that its page begins with. */
export type OrderState =
  | "reserved"
  | "offered"
  | "payment_open"
  | "payment_checked"
  | "accepted"
  | "in_work"
  | "ready"
  | "on_its_way"
  | "delivered"
  | "cancelled"
  | "cancelled_money_back"
  | "money_back";

export interface MoneyFacts {
  pay_by: OrderRecord["pay_by"];
  paid: boolean;
  /** All that was paid has gone back. */
  refunded: boolean;
  /** An offer can be paid. */
  offered: boolean;
  /** EUR, still to be paid. */
  outstanding: number;
  /** A changed order costs more than was paid. */
  changed: boolean;
  /** The payer disputes the payment. */
  disputed: boolean;
}

export function paymentState(facts: MoneyFacts): PaymentState {
  const { pay_by, paid, refunded, offered, outstanding, changed, disputed } = facts;
  if (refunded) return "back";
  if (pay_by === "reservation") return offered ? "offered" : "reserved";
  if (pay_by === "bank_transfer" && !paid) return "open";
  if ((pay_by === "direct_debit" && !paid) || disputed) return "checked";
  if (changed && outstanding > 0) return "open";
  return pay_by === "free" ? "free" : "paid";
}

interface Standing {
  cancelled: boolean;
  payment: PaymentState;
  /** The money is open because the order was changed: it is built all the same. */
  changed: boolean;
  pickup: boolean;
  steps: readonly PieceStep[];
}

export function orderState({ cancelled, payment, changed, pickup, steps }: Standing): OrderState {
  if (cancelled) return payment === "back" ? "cancelled_money_back" : "cancelled";
  if (payment === "back") return "money_back";
  if (payment === "reserved" || payment === "offered") return payment;
  const kept = steps.filter((step) => step !== "returned");
  const has = (step: PieceStep) => kept.some((one) => one === step);
  if (kept.length > 0 && kept.every((step) => step === "delivered")) return "delivered";
  if (has("on_its_way")) return "on_its_way";
  if (has("ready") && pickup) return "ready";
  if (has("in_work") || has("ready") || has("delivered")) return "in_work";
  if (payment === "open" && !changed) return "payment_open";
  if (payment === "checked") return "payment_checked";
  return "accepted";
}
