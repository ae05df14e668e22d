import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";
import type { Facts } from "./cluster";
import type { Purchase } from "./shopper";

/** What the walk through database, payment provider and mailbox found. */
export interface Findings {
  /** What can never be right again: something sold twice, paid twice, given away. */
  losses: string[];
  /** What the shop still has to do by itself: money without an order, mails that wait. */
  open: string[];
  figures: { orders: number; paid: number; refunded: number; planksSold: number; mails: number };
}

/** Webhooks are sent again after seconds, the sweep comes twice a minute, the comparison with Stripe every five. */
const SETTLED_WITHIN_MS = 400_000;

/** Walks until nothing is open any more; answers what it found last, and after how long (ms). */
export async function settledFindings(
  shop: Facts,
  seen: readonly Purchase[],
): Promise<Findings & { afterMs: number }> {
  const since = Date.now();
  for (;;) {
    const findings = await findingsOf(shop, seen);
    const afterMs = Date.now() - since;
    if (findings.open.length === 0 || findings.losses.length > 0 || afterMs > SETTLED_WITHIN_MS)
      return { ...findings, afterMs };
    await wait(1000);
  }
}

async function findingsOf(shop: Facts, seen: readonly Purchase[]): Promise<Findings> {
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  try {
    return await walk(client, shop, seen);
  } finally {
    await client.end();
  }
}

/** Walks through everything there is, once. */
export async function walk(client: Client, shop: Facts, seen: readonly Purchase[]): Promise<Findings> {
  const rows = async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
  const walks = [
    await moneyWalk(shop, rows),
    await orderWalk(rows, seen),
    await plankWalk(rows),
    await voucherWalk(rows),
    await mailWalk(shop, rows),
    await workWalk(rows),
  ];
  return {
    losses: walks.flatMap(({ losses = [] }) => losses),
    open: walks.flatMap(({ open = [] }) => open),
    figures: Object.assign({}, ...walks.map(({ figures = {} }) => figures)),
  };
}

type Rows = <Row>(sql: string) => Promise<Row[]>;
type Walk = Partial<Omit<Findings, "figures">> & { figures?: Partial<Findings["figures"]> };

const event = z.array(z.object({ session: z.string().nullable(), amount: z.number().nullable() }));

/** Every payment has exactly one order over the same sum, or was given back whole. */
async function moneyWalk({ stripeSandbox }: Facts, rows: Rows): Promise<Walk> {
  const events = async (type: string) =>
    event.parse(await (await fetch(`${stripeSandbox}/_sandbox/events?type=${type}`)).json());
  const paid = await events("checkout.session.completed");
  const refunds = await events("refund.created");
  const found = await rows<{ session: string; orders: number; captured: string }>(
    `select s.data->>'id' as session, count(distinct o.id)::int as orders,
       coalesce(sum(distinct k.captured), 0)::text as captured
     from payment_session s
     left join cart_payment_collection cc on cc.payment_collection_id = s.payment_collection_id and cc.deleted_at is null
     left join order_cart oc on oc.cart_id = cc.cart_id and oc.deleted_at is null
     left join "order" o on o.id = oc.order_id and o.deleted_at is null and o.status <> 'canceled'
     left join lateral (select sum(c.amount) as captured from payment p join capture c on c.payment_id = p.id
       where p.payment_session_id = s.id and c.deleted_at is null) k on true
     group by 1`,
  );
  const losses: string[] = [];
  const open: string[] = [];
  for (const { session, amount } of paid) {
    const kept = found.find((one) => one.session === session);
    const back = refunds
      .filter((refund) => refund.session === session)
      .reduce((sum, one) => sum + (one.amount ?? 0), 0);
    const orders = kept?.orders ?? 0;
    const captured = Math.round(Number(kept?.captured ?? 0) * 100);
    if (orders > 1) losses.push(`${session}: ${orders} orders for one payment`);
    if (back > (amount ?? 0)) losses.push(`${session}: ${back} given back of ${amount}`);
    if (orders === 1 && back > 0) losses.push(`${session}: an order, and the money given back`);
    if (orders === 1 && back === 0 && captured !== amount)
      open.push(`${session}: ${captured} entered of ${amount}`);
    if (orders === 0 && back !== amount)
      open.push(`${session}: paid ${amount}, no order, ${back} given back`);
  }
  return {
    losses,
    open,
    figures: { paid: paid.length, refunded: new Set(refunds.map(({ session }) => session)).size },
  };
}

/** Nothing that was configured once is in two orders; what a shopper was told is placed is there, and is whole. */
async function orderWalk(rows: Rows, seen: readonly Purchase[]): Promise<Walk> {
  const twice = await rows<{ configuration: string; orders: number }>(
    `select li.metadata->>'configuration_id' as configuration, count(distinct o.id)::int as orders
     from order_line_item li join order_item i on i.item_id = li.id
     join "order" o on o.id = i.order_id and o.deleted_at is null and o.status <> 'canceled'
     where li.metadata ? 'configuration_id' group by 1 having count(distinct o.id) > 1`,
  );
  const orders = await rows<{ number: string; whole: boolean }>(
    `select coalesce(o.custom_display_id, o.display_id::text) as number, f.id is not null as whole
     from "order" o left join furniture_order f on f.order_id = o.id and f.deleted_at is null where o.deleted_at is null`,
  );
  const numbers = new Set(orders.map(({ number }) => number));
  const told = seen.map(({ order }) => order).filter(Boolean);
  return {
    losses: [
      ...twice.map(
        ({ configuration, orders: count }) => `configuration ${configuration}: in ${count} orders`,
      ),
      ...told
        .filter((number) => !numbers.has(number))
        .map((number) => `order ${number}: shown, but not there`),
    ],
    open: orders.filter(({ whole }) => !whole).map(({ number }) => `order ${number}: not whole`),
    figures: { orders: orders.length },
  };
}

/** A plank is in one order at most, and is marked as sold to it; no hold outlives what it was for. */
async function plankWalk(rows: Rows): Promise<Walk> {
  const picked = await rows<{ plank: string; orders: string[]; sold_to: string | null }>(
    `select p.id as plank, array_agg(distinct o.id) as orders, min(p.order_id) as sold_to
     from "order" o join order_item i on i.order_id = o.id join order_line_item li on li.id = i.item_id
     join furniture_configuration c on c.id = li.metadata->>'configuration_id'
     cross join lateral jsonb_array_elements_text(c.configuration->'planks') as pick(id)
     join furniture_plank p on p.id = pick.id
     where o.deleted_at is null and o.status <> 'canceled' and c.configuration->>'choosePlanks' = 'true' group by p.id`,
  );
  // A sold plank keeps the name of the cart it was held by: a sale that is undone becomes that hold again.
  const stuck = await rows<{ plank: string; why: string }>(
    `select id as plank, case when held_until > now() + interval '36 minutes' then 'held for too long'
       else 'held by a cart that is an order' end as why
     from furniture_plank p where held_by is not null and order_id is null
       and (held_until > now() + interval '36 minutes' or exists (select 1 from order_cart oc
         join "order" o on o.id = oc.order_id and o.status <> 'canceled' where oc.cart_id = p.held_by and oc.deleted_at is null))`,
  );
  const orphans = await rows<{ plank: string }>(
    'select id as plank from furniture_plank where order_id is not null and not exists (select 1 from "order" o where o.id = order_id)',
  );
  return {
    losses: picked
      .filter(({ orders }) => orders.length > 1)
      .map(({ plank, orders }) => `plank ${plank}: in orders ${orders.join(" and ")}`),
    open: [
      ...picked
        .filter(({ orders, sold_to }) => sold_to !== orders[0])
        .map(({ plank }) => `plank ${plank}: not marked as sold`),
      ...stuck.map(({ plank, why }) => `plank ${plank}: ${why}`),
      ...orphans.map(({ plank }) => `plank ${plank}: sold to nobody`),
    ],
    figures: { planksSold: picked.length },
  };
}

/** A voucher that counts once counted once. */
async function voucherWalk(rows: Rows): Promise<Walk> {
  const over = await rows<{ code: string; used: number; orders: number }>(
    `select p.code, p.used, count(distinct i.order_id)::int as orders from promotion p
     left join order_line_item_adjustment a on a.code = p.code and a.deleted_at is null
     left join order_item i on i.item_id = a.item_id
     left join "order" o on o.id = i.order_id and o.status <> 'canceled'
     where p."limit" = 1 group by p.id having p.used > 1 or count(distinct o.id) > 1 or p.used <> count(distinct o.id)`,
  );
  const text = ({ code, used, orders }: (typeof over)[number]) =>
    `voucher ${code}: used ${used}, in ${orders} orders`;
  return {
    losses: over.filter(({ used, orders }) => used > 1 || orders > 1).map(text),
    open: over.filter(({ used, orders }) => used <= 1 && orders <= 1).map(text),
  };
}

/** Each order was confirmed to the shopper and told to the workshop, and the mail server has it at least once. */
async function mailWalk({ mail }: Facts, rows: Rows): Promise<Walk> {
  // Mails of an order that was undone while it was placed are dropped: there is nothing to tell.
  const waiting = await rows<{ id: string; template: string; status: string }>(
    `select m.id, m.template, m.status from furniture_mail m
     left join "order" o on o.id = m.order_id and o.deleted_at is null
     where m.status <> 'sent' and m.deleted_at is null
       and not (m.status = 'dropped' and m.order_id is not null and o.id is null)`,
  );
  const silent = await rows<{ id: string }>(
    `select o.id from "order" o left join furniture_mail m on m.order_id = o.id and m.deleted_at is null
     where o.deleted_at is null group by o.id having count(m.id) < 2`,
  );
  const sent = await rows<{ id: string }>("select id from furniture_mail where status = 'sent'");
  const delivered = new Set(readdirSync(mail));
  return {
    losses: sent
      .filter(({ id }) => !delivered.has(`${id}.eml`))
      .map(({ id }) => `mail ${id}: sent to nobody`),
    open: [
      ...waiting.map(({ id, template, status }) => `mail ${id} (${template}): ${status}`),
      ...silent.map(({ id }) => `order ${id}: nobody was told`),
    ],
    figures: { mails: sent.length },
  };
}

/** No event of the payment provider, no money on its way back, no payment page and no workflow is left half done. */
async function workWalk(rows: Rows): Promise<Walk> {
  const events = await rows<{ id: string; status: string }>(
    "select id, status from stripe_event where status <> 'processed' and deleted_at is null",
  );
  const returned = await rows<{ id: string }>(
    "select id from stripe_returned_payment where (refunded_at is null or told_at is null) and deleted_at is null",
  );
  const sessions = await rows<{ id: string; status: string }>(
    `select s.id, s.status from payment_session s
     join cart_payment_collection cc on cc.payment_collection_id = s.payment_collection_id and cc.deleted_at is null
     join order_cart oc on oc.cart_id = cc.cart_id and oc.deleted_at is null
     where s.deleted_at is null and s.status in ('pending', 'requires_more')`,
  );
  // Executions in "not_started" are left out: they changed nothing, and the shopper or webhook starts another one.
  const workflows = await rows<{ id: string; state: string }>(
    `select workflow_id as id, state from workflow_execution
     where state in ('invoking', 'compensating', 'waiting_to_compensate') and deleted_at is null and updated_at < now() - interval '20 seconds'`,
  );
  return {
    open: [
      ...events.map(({ id, status }) => `event ${id}: ${status}`),
      ...returned.map(({ id }) => `returned payment ${id}: not refunded or not told`),
      ...sessions.map(({ id, status }) => `payment session ${id}: ${status}, though there is an order`),
      ...workflows.map(({ id, state }) => `workflow ${id}: ${state}`),
    ],
  };
}
