import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { type Furniture, kindName, STEPS, type Step } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { namedField } from "../../core/staff/list-query";
import { WORKSHOP } from "../../modules/workshop";
import {
  type FoundOrder,
  type FoundPiece,
  findOrders,
  isOrder,
  type OrderFilter,
  piecesOfOrders,
  tellOrders,
  UNPAID,
} from "../../modules/workshop/order-list";
import { isLate } from "../../modules/workshop/piece";
import { subtitleOf } from "../configuration/line-facts";
import { type PaymentState, paymentState } from "../order-page/state";
import { daysOfWeek, weekOf } from "../workshop/days";
import { weekText } from "../workshop-board/list-pieces";

const only = z.literal("true", "Bitte schreibe true oder lass es weg").transform(() => true);

/** Which orders staff want to see. `after`: id of the last order of the page before. */
export const ordersQuery = z.strictObject({
  q: namedField,
  unpaid: z.enum(UNPAID, `Bitte eines von: ${UNPAID.join(", ")}`).optional(),
  not_begun: only.optional(),
  late: only.optional(),
  week: weekText.optional(),
  notes: only.optional(),
  notes_due: only.optional(),
  returns_unpaid: only.optional(),
  pickups_waiting: only.optional(),
  express: only.optional(),
  pickup: only.optional(),
  abroad: only.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().min(1).max(100).optional(),
});

/** A piece in one line: "1046.1 Hocker, 40 × 40 × 45 cm · Gestell einfach · Graphit". */
export interface OrderedPiece {
  /** Null for an order from before there was a board. */
  number: string | null;
  kind: string;
  words: string;
  step: Step | null;
  late: boolean;
  /** It came back, or is on its way back: the board has it no more. */
  returned: boolean;
}

/** An order as the list shows it. */
export interface ListedOrder
  extends Pick<
    FoundOrder,
    "id" | "number" | "placed_at" | "cancelled" | "customer" | "city" | "total" | "unread_notes" | "withdrawn"
  > {
  /** Lower-case ISO code of an order from abroad. */
  country: string | null;
  payment: PaymentState;
  /** Why nothing of it may be built; null where it may. */
  waiting: FoundOrder["waiting"];
  express: boolean;
  pickup: boolean;
  pieces: OrderedPiece[];
  /** The step of the piece that is furthest behind; null for an order from before there was a board. */
  step: Step | null;
  /** The last day of the promise, YYYY-MM-DD; that of the first piece that is not with the customer. */
  due_on: string | null;
  late: boolean;
  voucher_code: string | null;
}

export interface ListedOrders {
  orders: ListedOrder[];
  /** What asks for the next page; null on the last one. */
  next: string | null;
  /** The day and the week it is in the shop's time zone. */
  today: string;
  week: string;
}

/** One page of the orders with furniture, see `findOrders` for their order. Throws a Refusal for an `after` that is no order. */
export async function listOrders(
  container: MedusaContainer,
  query: z.output<typeof ordersQuery>,
  email: string,
): Promise<ListedOrders> {
  const workshop = container.resolve(WORKSHOP);
  const today = shopDay(new Date());
  const { limit, after } = query;
  if (after && !(await isOrder(workshop.run, after)))
    throw Refusal.single("after", "Diese Bestellung gibt es nicht.", "no_such_order");
  const found = await findOrders(workshop.run, filterOf(query, today, email), { limit: limit + 1, after });
  const ids = found.slice(0, limit);
  const [orders, pieces] = await Promise.all([
    tellOrders(workshop.run, ids, email),
    piecesOfOrders(workshop.run, ids),
  ]);
  const piecesOf = (id: string) => pieces.filter(({ order_id }) => order_id === id);
  return {
    orders: orders.map((order) => listed(order, piecesOf(order.id), today)),
    next: found.length > limit ? (ids.at(-1) ?? null) : null,
    today,
    week: weekOf(today),
  };
}

function filterOf(query: z.output<typeof ordersQuery>, today: string, email: string): OrderFilter {
  const { q, unpaid, not_begun, late, week, notes, notes_due, returns_unpaid, pickups_waiting } = query;
  const { express, pickup, abroad } = query;
  return {
    text: q || undefined,
    unpaid,
    notBegun: not_begun,
    lateOn: late ? today : undefined,
    due: week ? daysOfWeek(week) : undefined,
    unreadBy: notes ? email : undefined,
    notesDueOn: notes_due ? today : undefined,
    returnsUnpaid: returns_unpaid,
    pickupsWaiting: pickups_waiting,
    express,
    pickup,
    abroad,
  };
}

function listed(order: FoundOrder, found: readonly FoundPiece[], today: string): ListedOrder {
  const { id, number, placed_at, cancelled, customer, city, country, record, waiting } = order;
  const { total, unread_notes, withdrawn } = order;
  const pieces = found.map((piece) => orderedPiece(piece, today));
  const undelivered = found.filter(({ step }) => step !== "delivered");
  const days = (undelivered.length > 0 ? undelivered : found).flatMap(({ due_on }) => due_on ?? []).sort();
  const steps = found.flatMap(({ step }) => step ?? []);
  return {
    ...{ id, number, placed_at, cancelled, customer, city, waiting, total, unread_notes, withdrawn },
    country: record.outside_germany ? country : null,
    payment: paymentState({
      ...order,
      pay_by: record.pay_by ?? "card",
      disputed: waiting === "dispute",
    }),
    express: record.express_build === true,
    pickup: record.shipping === "pickup",
    pieces,
    step: STEPS.find((step) => steps.includes(step)) ?? null,
    due_on: days[0] ?? null,
    late: !cancelled && pieces.some(({ late }) => late),
    voucher_code: record.voucher_code ?? null,
  };
}

function orderedPiece(piece: FoundPiece, today: string): OrderedPiece {
  const { number, kind, configuration, step, returned } = piece;
  // The row is frozen: what the rules accepted when it was written needs no second check.
  const furniture = { kind, configuration } as unknown as Furniture;
  return {
    number,
    kind: kindName(kind),
    words: subtitleOf(furniture),
    step,
    late: isLate(piece, today),
    returned,
  };
}
