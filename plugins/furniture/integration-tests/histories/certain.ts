import { MoveHouse, type OrderWish, PayLink, PayOpenPage, PlaceOrder, WantTakenPlank } from "./shopper";
import { ChangeOrder, OfferDelivery } from "./staff-change";
import { CancelOrder, FreePlank, MovePiece, RefundPayment } from "./staff-orders";
import { NewPrices, RemoveVoucher } from "./staff-stock";
import type { Step } from "./step";
import {
  DealWithFailure,
  DecideDebit,
  DecideDispute,
  Dispute,
  EndRefund,
  PayOutAndCancel,
  RefundInDashboard,
  SetRefundMode,
  SettleLostDispute,
} from "./stripe";
import { BookTransfer, CancelWhileBooking, CaptureTransfer, SendBack } from "./transfers";
import { EnterWithdrawal, HandleWithdrawal, Withdraw } from "./withdrawing";

const SIMPLE: OrderWish = {
  way: "card",
  pieces: [
    { kind: "table", pick: true },
    { kind: "stool", pick: true },
  ],
  pickup: false,
  express: false,
  voucher: "none",
  hears: "deliver",
  waits: false,
};
const BENCH_AND_STOOL: OrderWish["pieces"] = [
  { kind: "bench", pick: true },
  { kind: "stool", pick: true },
];
export const order = (wish: Partial<OrderWish> = {}): PlaceOrder => new PlaceOrder({ ...SIMPLE, ...wish });
const move = (name: string, piece = 0) => new MovePiece(0, piece, name);

/** Histories that every run comes through, whatever chance brings; among them what chance has found. */
export const CERTAIN: Record<string, Step[]> = {
  "a refund that a change asks for is refused: staff read of it at once": [
    order({ express: true }),
    new SetRefundMode(0, "refuse"),
    new ChangeOrder(0, { deed: "express" }),
    new DealWithFailure(0, "settle"),
  ],
  "who has withdrawn gets no further piece and gives some back, until staff have dealt with it": [
    order(),
    new Withdraw(0, "stranger"),
    new ChangeOrder(0, { deed: "express" }),
    new Withdraw(0, "shopper"),
    new EnterWithdrawal(0, null),
    new EnterWithdrawal(0, 1),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: false, which: 0 }),
    new ChangeOrder(0, { deed: "remove", which: 1 }),
    new HandleWithdrawal(0, 0),
    new ChangeOrder(0, { deed: "express" }),
    new HandleWithdrawal(0, 1),
    new ChangeOrder(0, { deed: "express" }),
    new CancelOrder(0),
    new Withdraw(0, "shopper"),
  ],
  "who has moved is delivered to the new address as long as nothing is packed": [
    order(),
    new MoveHouse(0, 0),
    new MoveHouse(0, 0),
    new ChangeOrder(0, { deed: "pickup" }),
    new MoveHouse(0, 1),
    new ChangeOrder(0, { deed: "pickup" }),
    move("pack"),
    new MoveHouse(0, 1),
    move("unpack"),
    new MoveHouse(0, 1),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: false, which: 0 }),
    new MoveHouse(0, 0),
    new CancelOrder(0),
    new MoveHouse(0, 1),
  ],
  "the same piece once more is no change, also while a difference is open": [
    order(),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: false, which: 0 }),
    new ChangeOrder(0, { deed: "replace", kind: "bench", pick: false, which: 2 }),
  ],
  "a change is paid by its link, and cancelling gives both payments back": [
    order({ voucher: "voucher" }),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: true, which: 0 }),
    new PayLink(0),
    new CancelOrder(0),
  ],
  "who waits on the payment page pays what was agreed, whatever staff do meanwhile": [
    order({ voucher: "promotion", pickup: true, waits: true }),
    new RemoveVoucher(0),
    new NewPrices({ individual: 60, express: 80 }),
    new WantTakenPlank(0),
    new PayOpenPage(0),
    new ChangeOrder(0, { deed: "express" }),
    new PayLink(0),
    new RemoveVoucher(0),
  ],
  "a delivered piece comes back after a goodwill refund, and all is refunded": [
    order(),
    ...[move("pack"), move("ship"), move("deliver")],
    ...[
      new RefundPayment(0, 30),
      move("take back"),
      new RefundPayment(0, 100),
      new FreePlank(0),
      new CancelOrder(0),
    ],
  ],
  "refunds of the dashboard that nobody told of, refused and returned ones": [
    order({ hears: "drop" }),
    ...[new RefundInDashboard(0, 30), new SetRefundMode(0, "refuse"), new CancelOrder(0)],
    ...[new SetRefundMode(0, "succeed"), new DealWithFailure(0, "retry"), new EndRefund(0, "failed")],
    new CancelOrder(0),
  ],
  "Stripe refuses for good: both payments are paid out otherwise, and the order is cancelled": [
    order({ voucher: "voucher" }),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: true, which: 0 }),
    ...[
      new PayLink(0),
      new RefundPayment(0, 30),
      new SetRefundMode(0, "refuse"),
      new SetRefundMode(1, "refuse"),
    ],
    ...[new CancelOrder(0), new PayOutAndCancel(0), new PayOutAndCancel(0)],
  ],
  "a refund of all comes back after a change that costs more: the mail names the refund that came back": [
    order({ pieces: [{ kind: "table", pick: false }], pickup: true, express: true, hears: "drop" }),
    ...[new ChangeOrder(0, { deed: "pickup" }), new RefundInDashboard(0, 100), new EndRefund(0, "failed")],
  ],
  "one debit fails and one succeeds, told late": [
    order({ way: "direct_debit" }),
    order({ way: "direct_debit", hears: "hold" }),
    new DecideDebit(0, "fail"),
    new DecideDebit(0, "succeed"),
  ],
  "a reservation is quoted twice, paid and refunded in part": [
    order({ way: "reservation" }),
    ...[new OfferDelivery(0, 95), new OfferDelivery(0, 180), new PayLink(0), new RefundPayment(0, 1)],
  ],
  "no change makes an order cost less than was given back of it": [
    order({ pieces: BENCH_AND_STOOL }),
    new RefundPayment(0, 50),
    new ChangeOrder(0, { deed: "remove", which: 0 }),
    new ChangeOrder(0, { deed: "remove", which: 1 }),
  ],
  "a transfer is booked once, and what a change leaves too much of it is sent back by hand before the order is changed again":
    [
      order({ way: "bank_transfer" }),
      new ChangeOrder(0, { deed: "express" }),
      new BookTransfer(0),
      new BookTransfer(0),
      new CancelOrder(0),
      new ChangeOrder(0, { deed: "remove", which: 1 }),
      new ChangeOrder(0, { deed: "express" }),
      new SendBack(0, "what is owed"),
      new ChangeOrder(0, { deed: "express" }),
      new BookTransfer(0),
      new SendBack(0, "all"),
      new SendBack(0, "all"),
      new CancelOrder(0),
      new BookTransfer(0),
    ],
  "a difference is transferred for an order paid by card, and goes back the way it came": [
    order({ voucher: "voucher" }),
    new BookTransfer(0),
    new ChangeOrder(0, { deed: "add", kind: "bench", pick: true, which: 0 }),
    new BookTransfer(0),
    new ChangeOrder(0, { deed: "remove", which: 0 }),
    new SendBack(0, "what is owed"),
    new RefundPayment(0, 30),
    new SendBack(0, "all"),
    new CancelOrder(0),
  ],
  "transfers that were promised: one is captured by Medusa's button, one cancelled while it is booked, one offered abroad":
    [
      order({ way: "bank_transfer", voucher: "promotion" }),
      new CaptureTransfer(0),
      order({ way: "bank_transfer", pickup: true }),
      new CancelWhileBooking(1),
      order({ way: "reservation" }),
      new BookTransfer(2),
      new OfferDelivery(0, 95),
      new BookTransfer(2),
      new ChangeOrder(2, { deed: "express" }),
      new PayLink(0),
      new RefundPayment(2, 100),
    ],
  "a dispute keeps refunds from going, and is lost": [
    order(),
    ...[new Dispute(0), new RefundPayment(0, 50), new DecideDispute(0, "lost"), new CancelOrder(0)],
  ],
  "a lost dispute that staff have seen is off their list and stays on the sheet": [
    order(),
    ...[new Dispute(0), new DecideDispute(0, "lost"), new SettleLostDispute(0)],
  ],
};
