import type { Run } from "../../core/database";
import { ordersNamed } from "../workshop/order-search";

export const RESERVATION_STATES = ["open", "offered", "paid", "cancelled"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** An order of a customer outside Germany, as staff list it. */
export interface Reservation {
  id: string;
  number: string;
  name: string;
  email: string;
  /** Lower-case ISO code; null for a pick-up without address. */
  country: string | null;
  shipping: "delivery" | "pickup";
  /** Its offer may be transferred as well. */
  may_transfer: boolean;
  /** Whether VAT is booked on it: not where it leaves for a third country. */
  taxed: boolean;
  /** Whole EUR, with the quoted delivery. */
  total: number;
  created_at: Date;
  state: ReservationState;
  delivery_cost: number | null;
  /** End of the open payment link's address. */
  token: string | null;
  expires_at: Date | null;
}

const RESERVATIONS = `select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, o.email, o.created_at,
    trim(concat_ws(' ', a.first_name, a.last_name)) as name, a.country_code as country,
    o.metadata->>'shipping' as shipping, coalesce(o.metadata->>'may_transfer' = 'true', false) as may_transfer,
    (s.totals->>'current_order_total')::float as total,
    exists (select 1 from order_item i join order_line_item_tax_line t on t.item_id = i.item_id and t.deleted_at is null
      where i.order_id = o.id and i.version = o.version and i.deleted_at is null and t.rate > 0) as taxed,
    l.delivery_cost, case when l.expires_at > now() then l.token end as token, l.expires_at,
    case when o.status = 'canceled' then 'cancelled'
      when o.metadata->>'reservation' = 'true' then 'paid'
      when exists (select 1 from order_transaction t where t.order_id = o.id and t.reference = 'capture'
        and t.deleted_at is null) then 'paid'
      when l.expires_at > now() then 'offered' else 'open' end as state
  from "order" o
  left join order_address a on a.id = o.shipping_address_id
  left join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
  left join furniture_payment_link l on l.order_id = o.id and l.withdrawn_at is null and l.deleted_at is null
  where o.deleted_at is null and (o.metadata->>'pay_by' = 'reservation' or o.metadata->>'reservation' = 'true')`;

/** One reservation; nothing for an order that is none. */
export function reservations(run: Run, orderId: string): Promise<Reservation[]> {
  return run(`${RESERVATIONS} and o.id = ?`, [orderId]);
}

/** What waits in its turn: reservations without an offer, the oldest first, then offers by the day on which they end. */
const IN_TURN = `r.state = 'offered', case r.state when 'offered' then r.expires_at else r.created_at end, r.id`;
const isWaiting = (state: ReservationState) => state === "open" || state === "offered";

/** A page of the reservations in some states that a text names, and how many there are. A list of what waits is in its turn, any other newest first. */
export async function listReservations(
  run: Run,
  states: readonly ReservationState[],
  { text, limit, offset }: { text?: string | undefined; limit: number; offset: number },
): Promise<{ reservations: Reservation[]; count: number }> {
  const named = text === undefined ? undefined : ordersNamed(text);
  const listed = `from (${RESERVATIONS}) r where r.state = any(?::text[])${named ? ` and r.id in (${named.sql})` : ""}`;
  const values = [states, ...(named?.values ?? [])];
  const [counted] = await run<{ count: number }>(`select count(*)::int as count ${listed}`, values);
  const page = await run<Reservation>(
    `select r.* ${listed} order by ${states.every(isWaiting) ? IN_TURN : "r.created_at desc, r.id"} limit ? offset ?`,
    [...values, limit, offset],
  );
  return { reservations: page, count: counted?.count ?? 0 };
}

/** Whether a payment stands for the sum of a reservation that is not paid yet. */
export async function isOfReservation(run: Run, paymentId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from payment p
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id
     where p.id = ? and p.captured_at is null and o.metadata->>'pay_by' = 'reservation'`,
    [paymentId],
  );
  return rows.length > 0;
}

/** Payment pages opened for an order, also for one that is cancelled now, that have brought no payment. */
export async function openPages(run: Run, orderId: string, providerId: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select s.id from order_payment_collection l
     join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
     where l.order_id = ? and l.deleted_at is null and s.provider_id = ?
       and not exists (select 1 from payment p where p.payment_session_id = s.id and p.deleted_at is null)`,
    [orderId, providerId],
  );
  return rows.map(({ id }) => id);
}

/** Orders cancelled lately with a payment page that can still be paid: its provider was not there to close it. */
export async function cancelledWithOpenPages(run: Run, providerId: string): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct o.id as order_id from "order" o
     join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
     join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
     where o.status = 'canceled' and o.canceled_at > now() - interval '1 day' and o.deleted_at is null
       and s.provider_id = ? and s.status = 'pending' and (s.data->>'expires_at')::bigint > extract(epoch from now())
       and not exists (select 1 from payment p where p.payment_session_id = s.id and p.deleted_at is null)`,
    [providerId],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Whether a payment of an order has been promised, and its money is not entered yet: neither with the payment nor in the book of the order, which follows. */
export async function isBeingPaid(run: Run, orderId: string, providerId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from order_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     where l.order_id = ? and l.deleted_at is null and p.provider_id = ? and p.canceled_at is null and (p.captured_at is null
       or exists (select 1 from capture k where k.payment_id = p.id and k.deleted_at is null and not exists (
         select 1 from order_transaction t where t.order_id = l.order_id and t.reference = 'capture' and t.reference_id = k.id
           and t.deleted_at is null)))`,
    [orderId, providerId],
  );
  return rows.length > 0;
}

/** The payment collection of an order that waits for money. */
export async function openCollection(
  run: Run,
  orderId: string,
): Promise<{ id: string; amount: number } | undefined> {
  const [row] = await run<{ id: string; amount: number }>(
    `select c.id, c.amount::float as amount from order_payment_collection l
     join payment_collection c on c.id = l.payment_collection_id and c.deleted_at is null
     where l.order_id = ? and l.deleted_at is null and c.status in ('not_paid', 'awaiting')
     order by c.created_at desc limit 1`,
    [orderId],
  );
  return row;
}

/** The payment that an offer has opened, the newest of its order: its sum, and what was promised for it and not captured yet. */
export async function offeredPayment(
  run: Run,
  orderId: string,
  providerId: string,
): Promise<{ collection_id: string; amount: number; payment_id: string | null } | undefined> {
  const [row] = await run<{ collection_id: string; amount: number; payment_id: string | null }>(
    `select c.id as collection_id, c.amount::float as amount, p.id as payment_id from order_payment_collection l
     join payment_collection c on c.id = l.payment_collection_id and c.deleted_at is null
     left join payment p on p.payment_collection_id = c.id and p.provider_id = ? and p.captured_at is null
       and p.canceled_at is null and p.deleted_at is null
     where l.order_id = ? and l.deleted_at is null order by c.created_at desc limit 1`,
    [providerId, orderId],
  );
  return row;
}

/** Id of the payment link by which a payment collection of an order is paid: the newest of that order. */
export async function linkOfCollection(run: Run, collectionId: string): Promise<string | undefined> {
  const [row] = await run<{ id: string }>(
    `select p.id from furniture_payment_link p
     join order_payment_collection l on l.order_id = p.order_id and l.deleted_at is null
     where l.payment_collection_id = ? and p.deleted_at is null
     order by p.withdrawn_at is null desc, p.created_at desc limit 1`,
    [collectionId],
  );
  return row?.id;
}
