import type { Kind, Step } from "@planke46/furniture-rules";
import type { Run } from "../../core/database";
import type { Statement } from "../../core/spellings";
import { openWithdrawalOf } from "../inquiries/rows";
import { FULLY_REFUNDED } from "../orders/order-queries";
import type { OrderRecord } from "../orders/order-record";
import { waitingPickups } from "../orders/pickups";
import { UNPAID_RETURNS } from "../orders/returns";
import { DUE_NOTE } from "./notes";
import { isVeryOrder, ordersNamed } from "./order-search";
import { DONE, PRESENT, WAITS_FOR, type Waiting } from "./piece";

/** Money that comes later; "unpaid" is any of it, and what a changed order costs more. */
export const UNPAID = ["unpaid", "bank_transfer", "direct_debit", "reservation"] as const;

/** Which orders staff want to see; days are YYYY-MM-DD in the shop's time zone. */
export interface OrderFilter {
  /** What they type into the search. */
  text?: string | undefined;
  unpaid?: (typeof UNPAID)[number] | undefined;
  /** No piece is begun. */
  notBegun?: boolean | undefined;
  /** With a piece that is due before this day and not with the customer. */
  lateOn?: string | undefined;
  /** With a piece that is due within these days and not with the customer. */
  due?: { from: string; to: string } | undefined;
  /** With an unread note that another member of staff wrote. */
  unreadBy?: string | undefined;
  /** With a note that is to be seen to by this day. */
  notesDueOn?: string | undefined;
  /** Something of it came back, and no money went back. */
  returnsUnpaid?: boolean | undefined;
  /** Something of it was not picked up in time. */
  pickupsWaiting?: boolean | undefined;
  express?: boolean | undefined;
  pickup?: boolean | undefined;
  abroad?: boolean | undefined;
}

/** An order as the list's own statement answers it. */
export interface FoundOrder {
  id: string;
  number: string;
  placed_at: Date;
  cancelled: boolean;
  customer: string;
  city: string | null;
  country: string | null;
  record: Partial<OrderRecord>;
  /** The facts of its money, see `paymentState`; `outstanding` in EUR. */
  paid: boolean;
  refunded: boolean;
  offered: boolean;
  outstanding: number;
  /** What it costs, EUR, delivery included as far as it is quoted. */
  total: number;
  changed: boolean;
  waiting: Waiting | null;
  /** Unread notes of colleagues. */
  unread_notes: number;
  withdrawn: boolean;
}

export interface FoundPiece {
  order_id: string;
  configuration_id: string;
  kind: Kind;
  configuration: Record<string, unknown>;
  /** Null for an order from before there was a board. */
  number: string | null;
  step: Step | null;
  due_on: string | null;
  /** The workshop has nothing more to do for it. */
  done: boolean;
  /** It came back, or is on its way back. */
  returned: boolean;
}

/** Those that wait for money: a partial index has the orders that are paid later. */
export const PAID_LATER = `o.metadata->>'pay_by' in ('bank_transfer', 'direct_debit', 'reservation') and o.status <> 'canceled'`;
export const EXPRESS = `o.metadata->>'express_build' = 'true'`;
export const PICKED_UP = `o.metadata->>'shipping' = 'pickup'`;
export const ABROAD = `o.metadata->>'outside_germany' = 'true'`;

/** Sets of orders that are few however many there were: each is found by an index of its own. */
function setsOf(filter: OrderFilter): Statement[] {
  const { text, unpaid, notBegun, lateOn, due, unreadBy, notesDueOn, returnsUnpaid, pickupsWaiting } = filter;
  const open = `select p.order_id as id from furniture_workshop_piece p where ${PRESENT} and p.step <> 'delivered'`;
  const sets: (Statement | undefined)[] = [
    text === undefined ? undefined : ordersNamed(text),
    unpaid && unpaidOrders(unpaid),
    notBegun
      ? {
          sql: `select a.order_id as id from furniture_workshop_piece a
            where a.step = 'accepted' and a.removed_at is null and a.deleted_at is null
              and not exists (select 1 from furniture_workshop_piece p
                where p.order_id = a.order_id and ${PRESENT} and p.step <> 'accepted')`,
          values: [],
        }
      : undefined,
    lateOn ? { sql: `${open} and p.due_on < ? and not ${DONE}`, values: [lateOn] } : undefined,
    due && { sql: `${open} and p.due_on between ? and ?`, values: [due.from, due.to] },
    unreadBy === undefined
      ? undefined
      : {
          sql: `select n.order_id as id from furniture_order_note n
            where n.read_at is null and n.deleted_at is null and n.created_by <> ?`,
          values: [unreadBy],
        },
    notesDueOn === undefined
      ? undefined
      : {
          sql: `select n.order_id as id from furniture_order_note n where ${DUE_NOTE}`,
          values: [notesDueOn],
        },
    returnsUnpaid ? { sql: `select w.id from (${UNPAID_RETURNS}) w`, values: [] } : undefined,
    pickupsWaiting ? { sql: `select w.id from (${waitingPickups()}) w`, values: [] } : undefined,
  ];
  return sets.flatMap((set) => set ?? []);
}

function unpaidOrders(unpaid: (typeof UNPAID)[number]): Statement {
  const later = `select o.id from "order" o join furniture_order f on f.order_id = o.id and f.deleted_at is null
    where ${PAID_LATER} and o.deleted_at is null and (f.paid_at is null or o.metadata->>'pay_by' = 'reservation')`;
  if (unpaid !== "unpaid") return { sql: `${later} and o.metadata->>'pay_by' = ?`, values: [unpaid] };
  const changed = `select v.order_id from furniture_order_version v
    join "order" o on o.id = v.order_id and o.deleted_at is null and o.status <> 'canceled'
    join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
    where v.number > 1 and v.deleted_at is null and (s.totals->>'pending_difference')::numeric > 0 and not ${FULLY_REFUNDED}`;
  return { sql: `(${later}) union (${changed})`, values: [] };
}

/** The day on which the first piece of an order is due that is not with the customer; last of all days without one. */
const FIRST_DUE = `coalesce((select min(p.due_on) from furniture_workshop_piece p
  where p.order_id = o.id and ${PRESENT} and p.step <> 'delivered'), '9999-12-31')`;

/** The order whose very number is searched for stands first: other words begin with the same digits. */
function turnOf(filter: OrderFilter): { keys: string[]; direction: "asc" | "desc" } {
  const { keys, direction } = turnOfAll(filter);
  const isIt = filter.text && isVeryOrder(filter.text);
  if (!isIt) return { keys, direction };
  return { keys: [direction === "desc" ? `(${isIt})` : `not (${isIt})`, ...keys], direction };
}

/** What staff work off stands in the order in which they do: by the day it is due, or the oldest first. All else stands newest first. */
function turnOfAll(filter: OrderFilter): { keys: string[]; direction: "asc" | "desc" } {
  if (filter.lateOn || filter.due || filter.notBegun)
    return { keys: [FIRST_DUE, "o.created_at", "o.id"], direction: "asc" };
  const { unpaid, unreadBy, notesDueOn, returnsUnpaid, pickupsWaiting } = filter;
  const queue = unpaid || (unreadBy ?? notesDueOn) !== undefined || returnsUnpaid || pickupsWaiting;
  return { keys: ["o.created_at", "o.id"], direction: queue ? "asc" : "desc" };
}

/**
 * Ids of one page of the orders with furniture, in their turn. `after`: the last one of the page before. Without a set of few
 * orders it walks from the newest on, by the index of days or that of what is express, picked up or abroad.
 */
export async function findOrders(
  run: Run,
  filter: OrderFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const sets = setsOf(filter);
  const flags = [filter.express && EXPRESS, filter.pickup && PICKED_UP, filter.abroad && ABROAD];
  const conditions = ["o.deleted_at is null", ...flags].filter(Boolean).join(" and ");
  const from =
    sets.length === 0
      ? `"order" o`
      : `(select distinct s.id from (${sets.map(({ sql }) => `(${sql})`).join(" intersect ")}) s) c join "order" o on o.id = c.id`;
  const { keys, direction } = turnOf(filter);
  const rows = await run<{ id: string }>(
    `select o.id from ${from} join furniture_order f on f.order_id = o.id and f.deleted_at is null
     where ${conditions}
       ${after ? `and (${keys}) ${direction === "asc" ? ">" : "<"} (select ${keys} from "order" o where o.id = ?)` : ""}
     order by ${keys.map((key) => `${key} ${direction}`)} limit ?`,
    [...sets.flatMap(({ values }) => values), ...(after ? [after] : []), limit],
  );
  return rows.map(({ id }) => id);
}

/** Whether there is such an order. */
export async function isOrder(run: Run, id: string): Promise<boolean> {
  return (await run(`select 1 from "order" where id = ?`, [id])).length > 0;
}

/** What the list shows of some orders, in the same order. `email`: of the member of staff who asks. */
export function tellOrders(run: Run, ids: readonly string[], email: string): Promise<FoundOrder[]> {
  return run(
    `select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, o.created_at as placed_at,
       o.status = 'canceled' as cancelled, coalesce(trim(concat_ws(' ', a.first_name, a.last_name)), '') as customer, a.city,
       a.country_code as country, o.metadata as record, f.paid_at is not null as paid, ${FULLY_REFUNDED} as refunded,
       exists (select 1 from furniture_payment_link l where l.order_id = o.id and l.withdrawn_at is null
         and l.expires_at > now() and l.order_version is null and l.deleted_at is null) as offered,
       coalesce((s.totals->>'pending_difference')::float, 0) as outstanding,
       coalesce((s.totals->>'current_order_total')::float, 0) as total,
       exists (select 1 from furniture_order_version v where v.order_id = o.id and v.deleted_at is null) as changed,
       ${WAITS_FOR} as waiting,
       (select count(*)::int from furniture_order_note n where n.order_id = o.id and n.read_at is null and n.deleted_at is null
         and n.created_by <> ?) as unread_notes,
       ${openWithdrawalOf("o.id")} as withdrawn
     from unnest(?::text[]) with ordinality as wanted(id, place) join "order" o on o.id = wanted.id
     left join furniture_order f on f.order_id = o.id and f.deleted_at is null
     left join order_address a on a.id = o.shipping_address_id
     left join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
     order by wanted.place`,
    [email, [...ids]],
  );
}

/** The pieces of some orders as they are now. */
export function piecesOfOrders(run: Run, ids: readonly string[]): Promise<FoundPiece[]> {
  return run(
    `select i.order_id, c.id as configuration_id, c.kind, c.configuration, p.number, p.step, p.due_on, coalesce(${DONE}, false) as done,
       i.return_requested_quantity + i.return_received_quantity + i.return_dismissed_quantity > 0 as returned
     from unnest(?::text[]) as wanted(id) join "order" o on o.id = wanted.id
     join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null and i.quantity > 0
     join order_line_item l on l.id = i.item_id
     join furniture_configuration c on c.id = l.metadata->>'configuration_id'
     left join furniture_workshop_piece p on p.order_id = o.id and p.configuration_id = c.id and ${PRESENT}
     order by i.order_id, p.place, l.id`,
    [[...ids]],
  );
}
