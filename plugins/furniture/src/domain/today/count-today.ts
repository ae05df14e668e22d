import type { MedusaContainer } from "@medusajs/framework/types";
import { connectionOf, type Run, runOn } from "../../core/database";
import { market } from "../../core/options/market";
import { shopDay } from "../../core/shop-day";
import { waitingPickups } from "../../modules/orders/pickups";
import { UNPAID_RETURNS } from "../../modules/orders/returns";
import { INVOICE_DAYS, WITHOUT_INVOICE } from "../../modules/papers/movements";
import { DUE_NOTE } from "../../modules/workshop/notes";
import { DONE, PRESENT } from "../../modules/workshop/piece";
import { daysOfWeek, weekOf } from "../workshop/days";

/** What staff look after in the morning, in the order in which they do. */
export const TODAY_CODES = [
  "pieces_late",
  "pieces_due",
  "orders_new",
  "transfers_waiting",
  "reservations_open",
  "offers_ending",
  "notes_due",
  "notes_unread",
  "messages_open",
  "withdrawals_open",
  "returns_unpaid",
  "pickups_waiting",
  "disputes_open",
  "invoices_missing",
  "mails_failed",
  "findings_open",
] as const;
export type TodayCode = (typeof TODAY_CODES)[number];

/** One of the orders behind a number. */
export interface TodayOrder {
  id: string;
  number: string;
  since: Date;
}

export interface TodayEntry {
  code: TodayCode;
  count: number;
  /** The oldest of them; null for what has no beginning, and without any. */
  since: Date | null;
  /** The orders that come first in its list; none where a number counts no orders. */
  orders: TodayOrder[];
}

export interface Today {
  /** The day and the week it is in the shop's time zone: YYYY-MM-DD, YYYY-Www. */
  day: string;
  week: string;
  entries: TodayEntry[];
}

/** Days in which an order of which nothing is begun counts as new, and before its end in which an offer is named. */
const DAYS_NEW = 7;
const DAYS_LEFT = 7;
const MOST_ORDERS = 8;

const NUMBER = "coalesce(o.custom_display_id, o.display_id::text)";
const LIVE = `o.deleted_at is null and o.status <> 'canceled'`;
const PIECE = `${PRESENT} and p.step <> 'delivered'`;

interface Question {
  /** Answers one row: `count`, `since`. */
  count?: string;
  /** Answers rows `id`, `number`, `since`, the oldest first; they are counted. */
  orders?: string;
  values: unknown[];
}

function questions(day: string, email: string): Record<TodayCode, Question> {
  const { from, to } = daysOfWeek(weekOf(day)) ?? { from: day, to: day };
  return {
    pieces_late: {
      count: `select count(*)::int as count from furniture_workshop_piece p where ${PIECE} and p.due_on < ? and not ${DONE}`,
      values: [day],
    },
    pieces_due: {
      count: `select count(*)::int as count from furniture_workshop_piece p where ${PIECE} and p.due_on between ? and ?`,
      values: [from, to],
    },
    orders_new: {
      orders: `select o.id, ${NUMBER} as number, o.created_at as since from "order" o
        where o.created_at > now() - make_interval(days => ?) and ${LIVE}
          and exists (select 1 from furniture_workshop_piece p where p.order_id = o.id and ${PRESENT})
          and not exists (select 1 from furniture_workshop_piece p
            where p.order_id = o.id and ${PRESENT} and p.step <> 'accepted')
        order by o.created_at`,
      values: [DAYS_NEW],
    },
    transfers_waiting: {
      orders: `select o.id, ${NUMBER} as number, o.created_at as since from "order" o
        join furniture_order f on f.order_id = o.id and f.deleted_at is null and f.paid_at is null and f.released_at is null
        where ${LIVE} and o.metadata->>'pay_by' = 'bank_transfer' order by o.created_at`,
      values: [],
    },
    reservations_open: {
      count: `select count(*)::int as count, min(o.created_at) as since from "order" o
        join furniture_order f on f.order_id = o.id and f.deleted_at is null and f.paid_at is null and f.released_at is null
        where ${LIVE} and o.metadata->>'pay_by' = 'reservation'
          and not exists (select 1 from furniture_payment_link l where l.order_id = o.id and l.withdrawn_at is null
            and l.expires_at > now() and l.deleted_at is null)`,
      values: [],
    },
    offers_ending: {
      orders: `select o.id, ${NUMBER} as number, l.expires_at as since from furniture_payment_link l
        join "order" o on o.id = l.order_id and ${LIVE}
        where l.withdrawn_at is null and l.deleted_at is null and l.order_version is null
          and l.expires_at between now() and now() + make_interval(days => ?) and o.metadata->>'pay_by' = 'reservation'
        order by l.expires_at`,
      values: [DAYS_LEFT],
    },
    notes_due: {
      orders: `select o.id, ${NUMBER} as number, (min(n.due_on)::timestamp + interval '12 hours') at time zone ? as since from furniture_order_note n
        join "order" o on o.id = n.order_id where ${DUE_NOTE} group by o.id order by since, o.id`,
      values: [market().timeZone, day],
    },
    notes_unread: {
      orders: `select o.id, ${NUMBER} as number, min(n.created_at) as since from furniture_order_note n
        join "order" o on o.id = n.order_id
        where n.read_at is null and n.deleted_at is null and n.created_by <> ? group by o.id order by since`,
      values: [email],
    },
    messages_open: {
      count: `select count(*)::int as count, min(created_at) as since from furniture_message
        where answered_at is null and not spam and deleted_at is null`,
      values: [],
    },
    withdrawals_open: {
      count: `select count(*)::int as count, min(confirmed_at) as since from furniture_withdrawal
        where confirmed_at is not null and handled_at is null and deleted_at is null`,
      values: [],
    },
    returns_unpaid: { orders: UNPAID_RETURNS, values: [] },
    pickups_waiting: { orders: waitingPickups(), values: [] },
    disputes_open: {
      count: `select count(*)::int as count, min(created_at) as since from furniture_finding
        where code in ('dispute_open', 'dispute_lost') and outcome = 'flagged' and resolved_at is null and deleted_at is null`,
      values: [],
    },
    invoices_missing: { orders: WITHOUT_INVOICE, values: [INVOICE_DAYS] },
    mails_failed: {
      count: `select count(*)::int as count, min(created_at) as since from furniture_mail
        where status = 'failed' and deleted_at is null`,
      values: [],
    },
    findings_open: {
      count: `select count(*)::int as count, min(created_at) as since from furniture_finding
        where outcome = 'flagged' and resolved_at is null and deleted_at is null`,
      values: [],
    },
  };
}

/** What waits for staff now. `email`: of the member of staff, whose own notes are not new to them. */
export async function countToday(container: MedusaContainer, email: string): Promise<Today> {
  const run = runOn(connectionOf(container));
  const day = shopDay(new Date());
  const asked = questions(day, email);
  const entries = await Promise.all(TODAY_CODES.map((code) => answerTo(run, code, asked[code])));
  return { day, week: weekOf(day), entries };
}

async function answerTo(run: Run, code: TodayCode, { count, orders, values }: Question): Promise<TodayEntry> {
  if (orders) {
    const found = await run<TodayOrder>(orders, values);
    return { code, count: found.length, since: found[0]?.since ?? null, orders: found.slice(0, MOST_ORDERS) };
  }
  const [row] = count ? await run<{ count: number; since?: Date | null }>(count, values) : [];
  return { code, count: row?.count ?? 0, since: row?.since ?? null, orders: [] };
}
