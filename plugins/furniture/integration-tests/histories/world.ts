import type { Sums } from "../../../../tests/browser/walks/oracle/sums.ts";
import type { Kind } from "./kinds";
import type { PriceGate } from "./price-gate";

/** What becomes of the next refunds of a payment at Stripe. */
export type RefundMode = "succeed" | "pend" | "require_action" | "fail" | "refuse";

/** A refund that Stripe has taken note of; EUR. */
export interface Refund {
  amount: number;
  status: "succeeded" | "pending" | "requires_action" | "failed";
  /** The customer has read that it is on its way. */
  told: boolean;
  attempt?: Attempt;
}

/** A wish for a refund, whatever became of it; EUR. */
export interface Attempt {
  amount: number;
  at: number;
  /** It stands in for a failure before it. */
  taken: boolean;
}

export interface Dispute {
  id: string;
  amount: number;
  state: "open" | "won" | "lost";
  /** Staff have taken the lost one off the list. */
  settled: boolean;
}

/** A Checkout Session and what became of it, or a transfer to the shop's account. */
export interface Payment {
  /** Empty for a transfer, of which Stripe knows nothing. */
  session: string;
  amount: number;
  method: "card" | "sepa_debit" | "transfer";
  state: "open" | "processing" | "paid" | "failed";
  mode: RefundMode;
  refunds: Refund[];
  /** All requests, the oldest first. */
  attempts?: Attempt[];
  /** What staff have paid out otherwise, EUR. */
  otherwise?: number;
  disputes: Dispute[];
  /** False for money that came for a cancelled order: it goes back at once, and Medusa has no payment for it. */
  entered: boolean;
}

/** A failed refund: listed until staff resolve it. EUR. */
export interface Failure {
  payment: Payment;
  amount: number;
  attempt: Attempt;
  /** When it was known. */
  at: number;
  /** How much of it the books owe; null until it is counted. */
  owed: number | null;
}

export interface Plank {
  id: string;
  title: string;
  list: string;
  order: Order | null;
  /** Orders for which it was packed once: it is sawn for them. */
  sawnFor: Set<Order>;
  retired: boolean;
  chosen: boolean;
  deleted: boolean;
}

export interface Piece {
  kind: Kind;
  /** Whole EUR, frozen. */
  price: number;
  plank: Plank | null;
  /** Its number in the order, for good. */
  number: number;
  place: "workshop" | "packed" | "sent" | "delivered" | "back";
  fulfillment: string;
  /** What Medusa gave for it when it came back, EUR. */
  worth: number;
}

/** What a customer withdrew from: "all", or a piece's number and kind. */
export interface Withdrawal {
  id: string;
  about: string;
  /** Staff have not dealt with it. */
  open: boolean;
}

export interface Order {
  /** Empty until it is placed. */
  id: string;
  cart: string;
  way: "card" | "direct_debit" | "reservation" | "bank_transfer";
  placed: boolean;
  cancelled: boolean;
  pieces: Piece[];
  lastNumber: number;
  pickup: boolean;
  express: boolean;
  /** The fee its shopper agreed to, EUR. */
  expressFee: number;
  voucher: Voucher | null;
  /** What the voucher took off when the order was placed, EUR. */
  voucherWorth: number;
  delivery: number;
  /** The payment page that can be paid. */
  link: { token: string; amount: number } | null;
  payments: Payment[];
  /** Refunds that nothing was owed for: the order costs that much less, EUR. */
  credits: number;
  failures: Failure[];
  changes: number;
  /** Its voucher was given back once; that is for good. */
  released: boolean;
  paidLater: boolean;
  mails: Mail[];
  withdrawals: Withdrawal[];
  /** Where it goes, and its bill. */
  street: string;
  hears: "deliver" | "drop" | "hold" | "doubled";
  /** What was charged when it was placed. */
  sums: Sums;
}

/** A mail that was due, with its sum in EUR where it names one. */
export interface Mail {
  template: string;
  amount?: number;
  /** What its order has cost since, EUR, with what was given back taken off: such a mail names the cost of the moment it is written in. */
  costs?: Set<number>;
}

export interface Voucher {
  code: string;
  promotion: string;
  /** EUR off; null where it is a percentage. */
  value: number | null;
  percent: number;
  /** The campaign whose budget counts it. */
  campaign: string | null;
  used: number;
  deleted: boolean;
}

export interface World {
  orders: Order[];
  planks: Plank[];
  vouchers: Voucher[];
  /** Orders that the step was about. */
  touched: Set<Order>;
}

/** What the steps share beside the world: prices are the whole shop's. */
export interface Real {
  prices: PriceGate;
}

export const emptyWorld = (): World => ({ orders: [], planks: [], vouchers: [], touched: new Set() });

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
export const cents = (amount: number) => Math.round(amount * 100) / 100;

export const isLive = ({ status }: Refund): boolean => status !== "failed";
export const refundedOf = ({ refunds }: Payment): number =>
  sum(refunds.filter(isLive).map(({ amount }) => amount));
export const lostOf = ({ disputes }: Payment): number =>
  sum(disputes.filter(({ state }) => state === "lost").map(({ amount }) => amount));
export const otherwiseOf = ({ otherwise = 0 }: Payment): number => otherwise;
export const isDisputed = ({ disputes }: Payment): boolean => disputes.some(({ state }) => state !== "won");
export const isPaid = ({ state, entered }: Payment): boolean => state === "paid" && entered;
/** Staff see it on the shop's account, and send it back by hand. */
export const isTransfer = ({ method }: Payment): boolean => method === "transfer";
/** What of a payment has not gone back. */
export const keptOf = (payment: Payment): number =>
  isPaid(payment) ? payment.amount - refundedOf(payment) : 0;

const overPayments = (of: (payment: Payment) => number) => (order: Order) =>
  sum(order.payments.filter(isPaid).map(of));
export const captured = overPayments(({ amount }) => amount);
export const refunded = overPayments(refundedOf);
export const lost = overPayments(lostOf);
export const paidOtherwise = overPayments(otherwiseOf);

export const returned = ({ pieces }: Order): number =>
  sum(pieces.filter(({ place }) => place === "back").map(({ worth }) => worth));
export const isPacked = ({ pieces }: Order): boolean => pieces.some(({ place }) => place !== "workshop");
export const isWithdrawn = ({ withdrawals }: Order): boolean => withdrawals.some(({ open }) => open);
export const isFullyRefunded = (order: Order): boolean =>
  captured(order) > 0 && refunded(order) + paidOtherwise(order) >= captured(order);

/** What the order costs by its rows, before anything was given back. */
export const agreed = ({ sums, delivery }: Order): number => sums.total + delivery;
/** What it costs still; of a cancelled one what was never paid. */
export const costs = (order: Order): number => cents(agreed(order) - order.credits - returned(order));
/** What is to be paid; below 0: what is owed to the customer. */
export const due = (order: Order): number =>
  cents(costs(order) - captured(order) + refunded(order) + lost(order) + paidOtherwise(order));
