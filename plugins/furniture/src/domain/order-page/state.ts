import type { MedusaContainer } from "@medusajs/framework/types";
import type { Step } from "@planke46/furniture-rules";
import type { OrderRecord } from "../../modules/orders/order-record";
import { WORKSHOP } from "../../modules/workshop";
import { type BoardStep, stepsOfOrder } from "../../modules/workshop/board";
import type { StoredPromise } from "../../modules/workshop/piece";
import { promisesOf } from "../../modules/workshop/promises";
import type { Fulfilment } from "../orders/fulfilments";
import type { OrderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { begunAt, promisedDay, promisedWorkingDay } from "../workshop/days";

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
  | "returned"
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
  if (steps.length > 0 && kept.length === 0) return "returned";
  const has = (step: PieceStep) => kept.some((one) => one === step);
  if (kept.length > 0 && kept.every((step) => step === "delivered")) return "delivered";
  if (has("on_its_way")) return "on_its_way";
  if (has("ready") && pickup) return "ready";
  if (has("in_work") || has("ready") || has("delivered")) return "in_work";
  if (payment === "open" && !changed) return "payment_open";
  if (payment === "checked") return "payment_checked";
  return "accepted";
}

/** How far a piece has come. `ready`: built and packed, still in the workshop. */
const PIECE_STEPS = ["planned", "in_work", "ready", "on_its_way", "delivered", "returned"] as const;
export type PieceStep = (typeof PIECE_STEPS)[number];

/** How far an order has come, and until when the shop has promised it. */
export interface OrderProgress {
  /** By line id. */
  steps: ReadonlyMap<string, PieceStep>;
  /** Calendar days, "2027-01-20"; null where nothing is promised, not yet because the money is not there, or no longer because it has come. */
  promised: { furniture: string | null; samples: string | null };
}

/** What the workshop has written down of an order. */
export interface InWorkshop {
  /** By the piece's number, "1046.1". */
  steps: ReadonlyMap<string, BoardStep>;
  /** The promise that holds; null before there is one. */
  agreed: Pick<StoredPromise, "day" | "created_at"> | null;
}

export async function inWorkshop(container: MedusaContainer, orderId: string): Promise<InWorkshop> {
  const workshop = container.resolve(WORKSHOP);
  const [steps, promises] = await Promise.all([
    stepsOfOrder(workshop.run, orderId),
    promisesOf(workshop.run, orderId),
  ]);
  return { steps, agreed: promises.at(-1) ?? null };
}

/** The one place that tells a customer how far each piece is and when it is promised. */
export function progressOf(
  order: OrderDocument,
  fulfilments: readonly Fulfilment[],
  { steps, agreed }: InWorkshop,
): OrderProgress {
  const parcelOf = ({ id }: OrderLine) => fulfilments.filter(({ lineIds }) => lineIds.includes(id)).at(-1);
  const shown = new Map(
    order.lines.map((line) => [line.id, stepOf(line, parcelOf(line), steps.get(line.number))]),
  );
  const isWaitedFor = (line: OrderLine): boolean => {
    const step = shown.get(line.id);
    if (step === "delivered" || step === "returned") return false;
    // A piece that came and is repaired kept its promise; a later one is of the repair.
    const came = parcelOf(line)?.deliveredAt;
    return !came || (agreed !== null && agreed.created_at > came);
  };
  const isPromised = (samples: boolean) =>
    order.lines.some((line) => (line.kind === "sample") === samples && isWaitedFor(line));
  const { furniture, samples } = promisedDays(order, agreed?.day ?? null);
  return {
    steps: shown,
    promised: {
      furniture: isPromised(false) ? furniture : null,
      samples: isPromised(true) ? samples : null,
    },
  };
}

/** The workshop's steps in the customer's words. */
const SHOWN: Record<Step, PieceStep> = {
  accepted: "planned",
  wood_chosen: "in_work",
  sawn: "in_work",
  welded: "in_work",
  coated: "in_work",
  waxed: "in_work",
  packed: "ready",
  ready: "ready",
  on_the_way: "on_its_way",
  delivered: "delivered",
};

/**
 * Where a parcel was made, it says where the piece is; the board does before, where staff make none, and once they have taken the piece
 * back since: to be repaired, or because its parcel was lost.
 */
function stepOf(
  { returned, shipped }: OrderLine,
  parcel: Fulfilment | undefined,
  board: BoardStep | undefined,
): PieceStep {
  if (returned) return "returned";
  const onBoard = SHOWN[board?.step ?? "accepted"];
  if (!parcel) return shipped ? "ready" : onBoard;
  const { packedAt, shippedAt, deliveredAt } = parcel;
  const told = deliveredAt ? "delivered" : shippedAt ? "on_its_way" : "ready";
  const since = deliveredAt ?? shippedAt ?? packedAt;
  const isTakenBack =
    board && since && board.step_at > since && PIECE_STEPS.indexOf(onBoard) < PIECE_STEPS.indexOf(told);
  return isTakenBack ? onBoard : told;
}

function promisedDays(order: OrderDocument, agreed: string | null): OrderProgress["promised"] {
  const { record, cancelled } = order;
  const begins = record && !cancelled ? begunAt(order) : null;
  if (!record || !begins) return { furniture: null, samples: null };
  const { promised_weeks: weeks, promised_sample_days: days, outside_germany, shipping } = record;
  // The post promises no day abroad; at the pick-up samples wait with the furniture.
  const byPost = days && !outside_germany && (shipping === "delivery" || !weeks);
  const ofSamples = (weeks ? null : agreed) ?? (days && promisedWorkingDay(begins, days));
  return {
    furniture: weeks ? (agreed ?? promisedDay(begins, weeks)) : null,
    samples: byPost ? ofSamples || null : null,
  };
}
