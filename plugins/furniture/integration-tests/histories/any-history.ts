import fc from "fast-check";
import { KINDS } from "./kinds";
import { MoveHouse, type OrderWish, PayLink, PayOpenPage, PlaceOrder, WantTakenPlank } from "./shopper";
import { type Change, ChangeOrder, OfferDelivery } from "./staff-change";
import {
  CancelOrder,
  FreePlank,
  HARMFUL,
  MOVE_NAMES,
  MovePiece,
  RefundPayment,
  TryHarm,
} from "./staff-orders";
import { AddPlank, ChangePlank, NewPrices, RemoveVoucher } from "./staff-stock";
import type { Step } from "./step";
import {
  DealWithFailure,
  DecideDebit,
  DecideDispute,
  Dispute,
  EndRefund,
  EventsAgain,
  PayOutAndCancel,
  RefundInDashboard,
  SetRefundMode,
  SettleLostDispute,
} from "./stripe";
import { BookTransfer, CancelWhileBooking, CaptureTransfer, SendBack } from "./transfers";
import { EnterWithdrawal, HandleWithdrawal, Withdraw } from "./withdrawing";

const index = fc.nat(5);
const kind = fc.constantFrom(...KINDS);
const some = fc.constantFrom(true, false, false);

const wish: fc.Arbitrary<OrderWish> = fc.record({
  way: fc.constantFrom(
    "card" as const,
    "card" as const,
    "card" as const,
    "direct_debit" as const,
    "reservation" as const,
    "bank_transfer" as const,
    "bank_transfer" as const,
  ),
  pieces: fc.array(fc.record({ kind, pick: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  pickup: some,
  express: some,
  voucher: fc.constantFrom("none" as const, "none" as const, "voucher" as const, "promotion" as const),
  hears: fc.constantFrom(
    "deliver" as const,
    "deliver" as const,
    "drop" as const,
    "hold" as const,
    "doubled" as const,
  ),
  waits: fc.constantFrom(true, false, false, false),
});

const which = index;
const piece = { kind, pick: fc.boolean(), which };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ deed: fc.constant("add" as const), ...piece }),
  fc.record({ deed: fc.constant("replace" as const), ...piece }),
  fc.record({ deed: fc.constant("remove" as const), which }),
  fc.record({ deed: fc.constant("take a taken plank" as const), which }),
  fc.record({ deed: fc.constant("pickup" as const) }),
  fc.record({ deed: fc.constant("express" as const) }),
);

const percent = fc.constantFrom(1, 30, 50, 100);

function shopper(): fc.Arbitrary<Step>[] {
  return [
    wish.map((one) => new PlaceOrder(one)),
    index.map((which) => new PayOpenPage(which)),
    index.map((which) => new PayLink(which)),
    index.map((which) => new PayLink(which)),
    index.map((which) => new WantTakenPlank(which)),
    fc.tuple(index, index).map((of) => new MoveHouse(...of)),
    fc
      .tuple(index, fc.constantFrom("shopper" as const, "shopper" as const, "stranger" as const))
      .map((of) => new Withdraw(...of)),
  ];
}

function staff(): fc.Arbitrary<Step>[] {
  const move = fc.tuple(index, index, fc.constantFrom(...MOVE_NAMES)).map((of) => new MovePiece(...of));
  const changing = fc.tuple(index, change).map((of) => new ChangeOrder(...of));
  const prices = fc.record({ individual: fc.constantFrom(30, 44, 60), express: fc.constantFrom(65, 80) });
  const stock = fc.constantFrom("move" as const, "retire" as const, "bring back" as const, "delete" as const);
  return [
    ...[move, move, move, move, move, changing, changing, changing, changing],
    fc.tuple(index, percent).map((of) => new RefundPayment(...of)),
    fc.tuple(index, percent).map((of) => new RefundPayment(...of)),
    index.map((which) => new CancelOrder(which)),
    index.map((which) => new BookTransfer(which)),
    index.map((which) => new BookTransfer(which)),
    index.map((which) => new CaptureTransfer(which)),
    index.map((which) => new CancelWhileBooking(which)),
    fc
      .tuple(index, fc.constantFrom("what is owed" as const, "what is owed" as const, "all" as const))
      .map((of) => new SendBack(...of)),
    index.map((which) => new FreePlank(which)),
    fc.tuple(index, fc.constantFrom(...HARMFUL)).map((of) => new TryHarm(...of)),
    fc.tuple(index, fc.constantFrom(0, 95, 180)).map((of) => new OfferDelivery(...of)),
    fc.constantFrom("stool", "table").map((list) => new AddPlank(list)),
    fc.tuple(index, stock).map((of) => new ChangePlank(...of)),
    prices.map((version) => new NewPrices(version)),
    index.map((which) => new RemoveVoucher(which)),
    fc
      .tuple(index, fc.constantFrom("retry" as const, "settle" as const))
      .map((of) => new DealWithFailure(...of)),
    index.map((which) => new PayOutAndCancel(which)),
    index.map((which) => new SettleLostDispute(which)),
    fc.tuple(index, fc.option(index)).map((of) => new EnterWithdrawal(...of)),
    fc.tuple(index, index).map((of) => new HandleWithdrawal(...of)),
  ];
}

function stripe(): fc.Arbitrary<Step>[] {
  const modes = fc.constantFrom(...(["succeed", "pend", "require_action", "fail", "refuse"] as const));
  return [
    fc.tuple(index, percent).map((of) => new RefundInDashboard(...of)),
    fc.tuple(index, modes).map((of) => new SetRefundMode(...of)),
    fc
      .tuple(index, fc.constantFrom("succeeded" as const, "failed" as const))
      .map((of) => new EndRefund(...of)),
    index.map((which) => new Dispute(which)),
    fc.tuple(index, fc.constantFrom("won" as const, "lost" as const)).map((of) => new DecideDispute(...of)),
    fc
      .tuple(index, fc.constantFrom("succeed" as const, "succeed" as const, "fail" as const))
      .map((of) => new DecideDebit(...of)),
    index.map((which) => new EventsAgain(which)),
  ];
}

/** Steps in any order; those that make no sense any more are left out. The first one is an order. */
export function anyHistory(
  mostSteps: number,
  replayPath?: string,
): fc.Arbitrary<[PlaceOrder, Iterable<Step>]> {
  const steps = fc.commands([...shopper(), ...staff(), ...stripe()], {
    maxCommands: mostSteps,
    size: "max",
    ...(replayPath && { replayPath }),
  });
  return fc.tuple(
    wish.map((one) => new PlaceOrder(one)),
    steps,
  );
}
