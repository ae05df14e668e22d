import type { Run } from "../../core/database";
import { cardService } from "../../core/options/market";

/** Money of an order that came (positive) or really went back (negative). */
export interface MoneyMovement {
  id: string;
  cents: number;
  at: Date;
  /** Medusa's, or {@link OTHERWISE}. */
  provider: string;
}

/** The provider of what staff have paid out by another way than the payment's. */
export const OTHERWISE = "otherwise";

/**
 * A refund at the card's service counts when the service says so; what staff transfer by hand they transfer. `r`: the refund, `p`:
 * its payment. The options of the plugin allow no quote in the name.
 */
const isReal = () =>
  `(not starts_with(p.provider_id, '${cardService()}') or r.metadata->>'status' = 'succeeded')`;

/** A payment of the cart that went back before there was an order is none of the order's. `o`: the order. */
const OF_THE_ORDER = `not exists (
  select 1 from refund before where before.payment_id = p.id and before.created_at < o.created_at and before.deleted_at is null)`;

const PAYMENTS = `"order" o
  join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
  join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null and ${OF_THE_ORDER}`;

/** `which`: a condition on the order `o`. */
const movements = (which: string) => `
  select o.id as order_id, c.id, round(c.amount * 100)::int as cents,
    coalesce((p.metadata->>'received_at')::timestamptz, c.created_at) as at, p.provider_id as provider
  from ${PAYMENTS} join capture c on c.payment_id = p.id and c.deleted_at is null where ${which}
  union all
  select o.id, r.id, -round(r.amount * 100)::int, r.created_at, p.provider_id
  from ${PAYMENTS} join refund r on r.payment_id = p.id and r.deleted_at is null and ${isReal()} where ${which}
  union all
  select o.id, t.id, round(t.amount * 100)::int, t.created_at, '${OTHERWISE}'
  from "order" o join order_transaction t on t.order_id = o.id and t.reference = 'paid_otherwise' and t.deleted_at is null where ${which}`;

/** What came in for an order and what really went back, the oldest first. */
export function movementsOf(run: Run, orderId: string): Promise<MoneyMovement[]> {
  return run(`select id, cents, at, provider from (${movements("o.id = ?")}) m order by at, id`, [
    orderId,
    orderId,
    orderId,
  ]);
}

/** How many days of money are looked through often: what a crash interrupted. */
export const RECENT_DAYS = 30;
/** And how many now and then: within six months of the delivery an invoice is owed, § 14 (2) UStG. */
export const INVOICE_DAYS = 184;

const since = (column: string) => `${column} > now() - make_interval(days => ?)`;

/**
 * Orders of the shop, with money or a change of so many days, whose papers do not say what was paid: issuing was interrupted, the shop
 * had no tax number, or money moved. Also changed orders that are settled and whose invoice is older than the change.
 */
export async function ordersWithoutPapers(run: Run, days: number): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `with looked_at as (
       select order_id from order_transaction
       where reference = 'capture' and deleted_at is null and ${since("created_at")}
       union select order_id from order_transaction where amount < 0 and deleted_at is null and ${since("created_at")}
       union select order_id from furniture_order_version
       where number > 1 and deleted_at is null and ${since("applied_at")}
     ), money as (
       select order_id, sum(cents) as cents from (${movements("o.id in (select order_id from looked_at)")}) m group by order_id
     ), papers as (
       select order_id, sum(case kind when 'invoice' then cents else -cents end) as cents,
         max(order_version) filter (where kind = 'invoice') as version
       from furniture_paper where deleted_at is null and order_id in (select order_id from looked_at) group by order_id
     )
     select o.id as order_id from looked_at
     join "order" o on o.id = looked_at.order_id and o.deleted_at is null
     join furniture_order f on f.order_id = o.id and f.deleted_at is null
     join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
     left join money on money.order_id = o.id
     left join papers on papers.order_id = o.id
     where coalesce(money.cents, 0) <> coalesce(papers.cents, 0)
       or (papers.cents > 0 and round((s.totals->>'current_order_total')::numeric * 100) = money.cents
         and papers.version < (select max(v.number) from furniture_order_version v
           where v.order_id = o.id and v.applied_at is not null and v.deleted_at is null))`,
    [days, days, days],
  );
  return rows.map(({ order_id }) => order_id);
}

/**
 * Orders of the shop that were paid within {@link INVOICE_DAYS} (`?`) and have no invoice at all: rows of `id`, `number`, `since`, which is when
 * money last moved, the oldest first. What was paid just now has its invoice in a moment. Asked whenever staff look at their day, so it
 * adds up no movements: over 20,000 orders those take half a second.
 */
export const WITHOUT_INVOICE = `
  select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, max(t.created_at) as since
  from order_transaction t
  join furniture_order f on f.order_id = t.order_id and f.deleted_at is null
  join "order" o on o.id = t.order_id and o.deleted_at is null
  where t.deleted_at is null and ${since("t.created_at")}
    and not exists (select 1 from furniture_paper p where p.order_id = t.order_id and p.deleted_at is null)
  group by o.id having sum(t.amount) > 0 and max(t.created_at) < now() - interval '10 minutes' order by since`;
