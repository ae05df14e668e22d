import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import { openWithdrawalOf } from "../inquiries/rows";
import { KEPT_OF_PAYMENT, LOST_IN_DISPUTE, WAITS_AT_PROVIDER } from "./order-queries";
import type { OrderRecord } from "./order-record";

/** A piece of a version: what a line was, whatever becomes of it later. */
export interface VersionLine {
  line_id: string;
  configuration_id: string;
  /** "1046.2". */
  number: string;
  title: string;
  /** Whole EUR before discounts. */
  price: number;
}

export interface NewVersion {
  order_id: string;
  number: number;
  record: object;
  lines: readonly VersionLine[];
  /** EUR; whole ones but for ordinary goods, which no change touches. */
  total: number;
  /** What of the total ordinary goods cost, EUR. */
  ordinary: number;
  /** Whole EUR. */
  difference: number;
  reason: string | null;
  created_by: string | null;
  contact: object | null;
  /** As of when it holds; null while its change is under way. */
  applied_at: Date | null;
}

/** See the model. */
export interface StoredVersion extends Omit<NewVersion, "record" | "lines"> {
  id: string;
  record: OrderRecord;
  lines: VersionLine[];
  created_at: Date;
}

/** Writes a version down. Undefined where the order has one of that number: another change was faster. */
export async function addVersion(run: Run, version: NewVersion): Promise<string | undefined> {
  const [row] = await run<{ id: string }>(
    `insert into furniture_order_version
       (id, order_id, number, record, lines, total, ordinary_cents, difference, reason, created_by, contact, applied_at)
     values (?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?::jsonb, ?) on conflict do nothing returning id`,
    [
      generateEntityId(undefined, "fover"),
      version.order_id,
      version.number,
      JSON.stringify(version.record),
      JSON.stringify(version.lines),
      Math.round(version.total - version.ordinary),
      Math.round(version.ordinary * 100),
      version.difference,
      version.reason,
      version.created_by,
      version.contact && JSON.stringify(version.contact),
      version.applied_at,
    ],
  );
  return row?.id;
}

/** The versions of an order, the first one first; none while the order is unchanged. */
export async function versionsOf(run: Run, orderId: string): Promise<StoredVersion[]> {
  const rows = await run<StoredVersion & { ordinary_cents: number }>(
    "select * from furniture_order_version where order_id = ? and deleted_at is null order by number",
    [orderId],
  );
  return rows.map(({ ordinary_cents, ...row }) => ({
    ...row,
    total: Math.round(row.total * 100 + ordinary_cents) / 100,
    ordinary: ordinary_cents / 100,
  }));
}

/** Names the lines of a version once they exist, and what the order's record says of them. */
export async function setVersionLines(
  run: Run,
  id: string,
  lines: readonly VersionLine[],
  record: object,
): Promise<void> {
  await run(
    "update furniture_order_version set lines = ?::jsonb, record = ?::jsonb, updated_at = now() where id = ?",
    [JSON.stringify(lines), JSON.stringify(record), id],
  );
}

/** The change is whole: its contact data are on the order now and nowhere else. */
export async function markApplied(run: Run, id: string): Promise<void> {
  await run(
    "update furniture_order_version set applied_at = now(), contact = null, updated_at = now() where id = ?",
    [id],
  );
}

/** A change that did not come about leaves nothing behind. */
export async function dropVersion(run: Run, id: string): Promise<void> {
  await run("delete from furniture_order_version where id = ? and applied_at is null", [id]);
}

/** Orders with a change that is older than some seconds and not whole yet. */
export async function unfinishedChanges(run: Run, seconds: number): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select order_id from furniture_order_version where applied_at is null and deleted_at is null
       and created_at < now() - make_interval(secs => ?)`,
    [seconds],
  );
  return rows.map(({ order_id }) => order_id);
}

/** What became of the order edit that carries a change: it is found by its mark. */
export async function editOf(run: Run, orderId: string, mark: string): Promise<string | undefined> {
  const [row] = await run<{ status: string }>(
    `select status from order_change where order_id = ? and description = ? and deleted_at is null
     order by created_at desc limit 1`,
    [orderId, mark],
  );
  return row?.status;
}

export interface KeptPayment {
  payment_id: string;
  provider_id: string;
  /** EUR. */
  kept: number;
}

/**
 * What of an order has come in and not gone back, at the provider or otherwise, EUR, from its payments: they know a refund before
 * the order's own transactions do.
 */
export async function keptOf(run: Run, orderId: string): Promise<KeptPayment[]> {
  return run(
    `select p.id as payment_id, p.provider_id, ${KEPT_OF_PAYMENT}::float as kept
     from order_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
     where l.order_id = ? and l.deleted_at is null order by p.created_at desc`,
    [orderId],
  );
}

/** Whether a customer has withdrawn from an order and staff have not dealt with it yet. */
export async function hasOpenWithdrawal(run: Run, orderId: string): Promise<boolean> {
  const [order] = await run<{ withdrawn: boolean }>(`select ${openWithdrawalOf("?")} as withdrawn`, [
    orderId,
  ]);
  return order?.withdrawn ?? false;
}

export interface ChangeLink {
  id: string;
  token: string;
  /** Whole EUR. */
  amount: number;
  expires_at: Date;
  order_version: number;
}

/** Whether what is outstanding (EUR) can be paid through a link now. */
export function isPayable(
  { amount, expires_at }: Pick<ChangeLink, "amount" | "expires_at">,
  outstanding: number,
): boolean {
  return amount === outstanding && new Date(expires_at) > new Date();
}

/** The payment link of a changed order that was not withdrawn, if any; it may have expired. */
export async function changeLink(run: Run, orderId: string): Promise<ChangeLink | undefined> {
  const [row] = await run<ChangeLink>(
    `select id, token, amount, expires_at, order_version from furniture_payment_link where order_id = ? and order_version is not null
       and withdrawn_at is null and deleted_at is null`,
    [orderId],
  );
  return row;
}

/**
 * The version of the shop's prices an order was counted with: its cart's; where the cart is forgotten, the newest its pieces
 * were priced with.
 */
export async function pricesAgreedFor(
  run: Run,
  orderId: string,
  configurationIds: readonly string[],
): Promise<number> {
  const [row] = await run<{ version: number | null }>(
    `select coalesce(
       (select v.version from order_cart oc
        join furniture_cart_price_version v on v.cart_id = oc.cart_id and v.deleted_at is null
        where oc.order_id = ? and oc.deleted_at is null limit 1),
       (select max(c.price_version) from furniture_configuration c where c.id = any(?::text[]))) as version`,
    [orderId, [...configurationIds]],
  );
  return row?.version ?? 0;
}

/**
 * Changed orders whose difference came by its link in the last days, and whose customer has not been told. What staff have given
 * back instead is no payment.
 */
export async function untoldDifferences(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct l.order_id from furniture_payment_link l
     join order_transaction t on t.order_id = l.order_id and t.reference = 'capture' and t.deleted_at is null
       and t.created_at > l.created_at and t.amount = l.amount
     where l.order_version is not null and l.withdrawn_at is null and l.deleted_at is null
       and l.created_at > now() - interval '30 days'
       and not exists (select 1 from furniture_mail m where m.key = 'payment_received:' || l.id and m.deleted_at is null)`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Whether an order edit, return, claim or exchange is open that is none of ours: those have marks that begin with "furniture-". */
export async function isBeingEdited(run: Run, orderId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from order_change where order_id = ? and status in ('pending', 'requested') and deleted_at is null
       and coalesce(description, '') not like 'furniture-%' limit 1`,
    [orderId],
  );
  return rows.length > 0;
}

/** Shipping methods made for a version of an order that never came about: the next one would show them. */
export async function dropMethodsAhead(run: Run, orderId: string): Promise<void> {
  await run(
    `update order_shipping s set deleted_at = now() from "order" o
     where o.id = s.order_id and o.id = ? and s.version > o.version and s.deleted_at is null`,
    [orderId],
  );
}

/** Whether a refund or a dispute of an order is not settled, and whether its payer has won money back in one. */
export async function standingAtProvider(
  run: Run,
  orderId: string,
): Promise<{ unsettled: boolean; lost: boolean }> {
  const [row] = await run<{ unsettled: boolean; lost: boolean }>(
    `select ${WAITS_AT_PROVIDER} as unsettled, ${LOST_IN_DISPUTE} as lost from "order" o where o.id = ?`,
    [orderId],
  );
  return row ?? { unsettled: false, lost: false };
}

/**
 * Changed orders of which more is kept than they cost: a refund that is still to be made. Not where something waits for staff at
 * the provider, and not where a piece came back: what it is worth is theirs to say. The first try is a change's own; if it
 * failed, the provider's list knows it before this one.
 */
export async function overpaidChanges(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select o.id as order_id from "order" o
     join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
     where o.status <> 'canceled' and o.deleted_at is null and not ${WAITS_AT_PROVIDER}
       and exists (select 1 from furniture_order_version v where v.order_id = o.id and v.number > 1
         and v.applied_at is not null and v.applied_at < now() - interval '6 minutes' and v.deleted_at is null)
       and not exists (select 1 from order_item i where i.order_id = o.id and i.version = o.version and i.deleted_at is null
         and coalesce(i.return_received_quantity, 0) + coalesce(i.return_dismissed_quantity, 0) > 0)
       and (s.totals->>'current_order_total')::numeric < (
         select coalesce(sum(${KEPT_OF_PAYMENT}), 0) from order_payment_collection l
         join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
         where l.order_id = o.id and l.deleted_at is null)`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Orders with a payment link for a change that holds still and is over another sum than is open now; both EUR. */
export async function outdatedLinks(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select open.order_id from (
       select l.order_id, l.amount, (s.totals->>'current_order_total')::numeric - (
         select coalesce(sum(${KEPT_OF_PAYMENT}), 0) from order_payment_collection c
         join payment p on p.payment_collection_id = c.payment_collection_id and p.deleted_at is null
         where c.order_id = o.id and c.deleted_at is null) as outstanding
       from furniture_payment_link l
       join "order" o on o.id = l.order_id and o.status <> 'canceled' and o.deleted_at is null
       join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
       where l.order_version is not null and l.withdrawn_at is null and l.deleted_at is null and l.expires_at > now()
         and not ${WAITS_AT_PROVIDER}) open
     where open.outstanding > 0 and open.outstanding <> open.amount`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}
