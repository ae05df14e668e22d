/** Something that was broken on purpose, and how the walk must name it. */
interface Broken {
  what: string;
  sql: string;
  found: RegExp;
}

const PAID = `select s.id from payment_session s join payment p on p.payment_session_id = s.id
  join cart_payment_collection cc on cc.payment_collection_id = s.payment_collection_id
  join order_cart oc on oc.cart_id = cc.cart_id and oc.deleted_at is null limit 1`;
const SOLD = "select id from furniture_plank where order_id is not null limit 1";

/** One loss for each promise of the walk: a walk that finds nothing proves something only if it finds these. */
export const BROKEN: Broken[] = [
  {
    what: "a payment has no order",
    sql: `update order_cart set deleted_at = now() where cart_id = (select cc.cart_id from payment_session s
      join cart_payment_collection cc on cc.payment_collection_id = s.payment_collection_id where s.id = (${PAID}))`,
    found: /no order, 0 given back/,
  },
  {
    what: "money was not entered",
    sql: `update capture set deleted_at = now() where payment_id in (select id from payment where payment_session_id = (${PAID}))`,
    found: /: 0 entered of \d+/,
  },
  {
    what: "two orders are about the same piece",
    sql: `update order_line_item set metadata = (select metadata from order_line_item where metadata ? 'configuration_id' limit 1)
      where id in (select id from order_line_item where metadata ? 'configuration_id' order by id desc limit 1)`,
    found: /configuration \S+: in 2 orders/,
  },
  {
    what: "a plank is in two orders",
    sql: `update order_line_item set metadata = jsonb_set(metadata, '{configuration_id}', (select to_jsonb(c.id)
      from furniture_configuration c join furniture_plank p on c.configuration->'planks' ? p.id where p.order_id is not null
      limit 1)) where metadata ? 'configuration_id'`,
    found: /plank \S+: in orders/,
  },
  {
    what: "a sold plank is not marked",
    sql: `update furniture_plank set order_id = null, sold_at = null where id = (${SOLD})`,
    found: /plank \S+: not marked as sold/,
  },
  {
    what: "a hold lasts for ever",
    sql: "update furniture_plank set held_by = 'cart_x', held_until = now() + interval '9 days' where order_id is null",
    found: /held for too long/,
  },
  {
    what: "a voucher counted twice",
    sql: 'update promotion set used = 2 where "limit" = 1',
    found: /used 2, in/,
  },
  {
    what: "a mail waits",
    sql: "update furniture_mail set status = 'queued' where id in (select id from furniture_mail limit 1)",
    found: /mail \S+ \(\w+\): queued/,
  },
  {
    what: "a mail of an order was dropped",
    sql: `update furniture_mail set status = 'dropped'
          where id in (select m.id from furniture_mail m join "order" o on o.id = m.order_id limit 1)`,
    found: /mail \S+ \(\w+\): dropped/,
  },
  {
    what: "a mail went to nobody",
    sql: "update furniture_mail set id = 'mail_lost' where id in (select id from furniture_mail limit 1)",
    found: /mail mail_lost: sent to nobody/,
  },
  {
    what: "nobody was told of an order",
    sql: "update furniture_mail set order_id = null",
    found: /order \S+: nobody was told/,
  },
  {
    what: "an order is not whole",
    sql: "update furniture_order set deleted_at = now() where id in (select id from furniture_order limit 1)",
    found: /order \S+: not whole/,
  },
  {
    what: "an event was not processed",
    sql: "update stripe_event set status = 'received' where id in (select id from stripe_event limit 1)",
    found: /event \S+: received/,
  },
  {
    what: "a payment page of an order is open",
    sql: `update payment_session set status = 'pending' where id = (${PAID})`,
    found: /payment session \S+: pending/,
  },
  {
    what: "a workflow hangs",
    sql: `insert into workflow_execution (id, workflow_id, transaction_id, run_id, state, updated_at)
      values ('hanging', 'any', 'any', 'any', 'invoking', now() - interval '1 hour')`,
    found: /workflow \S+: invoking/,
  },
];
