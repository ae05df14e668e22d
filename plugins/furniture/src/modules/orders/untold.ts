import type { Run } from "../../core/database";

/** A crash came between writing and queueing: long enough ago that no process is at it still, and news all the same. */
const LATELY = "between now() - interval '2 days' and now() - interval '1 minute'";

/** A payment link that holds. */
export interface UntoldLink {
  id: string;
  order_id: string;
  token: string;
  /** Whole EUR. */
  amount: number;
  delivery_cost: number;
  expires_at: Date;
  /** Of an offer; else of what a changed order costs more. */
  is_offer: boolean;
}

/** Payment links given out lately whose customer has no mail with them, neither of their own nor about the change they belong to. */
export function untoldLinks(run: Run): Promise<UntoldLink[]> {
  return run(
    `select l.id, l.order_id, l.token, l.amount, l.delivery_cost, l.expires_at, l.order_version is null as is_offer
     from furniture_payment_link l
     join "order" o on o.id = l.order_id and o.status = 'pending' and o.deleted_at is null
     left join furniture_order_version v on v.order_id = l.order_id and v.number = l.order_version and v.deleted_at is null
     where l.withdrawn_at is null and l.deleted_at is null and l.expires_at > now() and l.created_at ${LATELY}
       and (l.order_version is null or v.applied_at is not null)
       and not exists (select 1 from furniture_mail m where m.deleted_at is null
         and (m.key in ('payment_link:' || l.id, 'difference_link:' || l.id)
           or m.key = 'order_changed:' || v.id and m.created_at >= l.created_at))
     limit 200`,
    [],
  );
}

/** Whether the payment link of a token was withdrawn, as another one took its place, or has expired. */
export async function isLinkOver(run: Run, token: string): Promise<boolean> {
  const rows = await run(
    `select 1 from furniture_payment_link where token = ?
       and (withdrawn_at is not null or deleted_at is not null or expires_at <= now())`,
    [token],
  );
  return rows.length > 0;
}

/**
 * What an order cost, EUR, when its customer last read of it before a version: the mail about a version in between may have become
 * void. Undefined where the order has no earlier version.
 */
export async function lastToldTotal(run: Run, orderId: string, version: number): Promise<number | undefined> {
  const [told] = await run<{ total: number }>(
    `select (v.total + v.ordinary_cents / 100.0)::float as total from furniture_order_version v
     where v.order_id = ? and v.number < ? and v.applied_at is not null and v.deleted_at is null
       and (v.number = 1 or exists (select 1 from furniture_mail m
         where m.key = 'order_changed:' || v.id and m.status = 'sent' and m.deleted_at is null))
     order by v.number desc limit 1`,
    [orderId, version],
  );
  return told?.total;
}

/** How Medusa's list of what happened to an order names a delivery address that its customer has changed. */
export const CHANGED_BY_CUSTOMER = "Auf der Seite seiner Bestellung vom Kunden geändert";

/**
 * Delivery addresses that customers have changed lately and that a mail is missing about, the last ones first, and none that another has
 * replaced whose customer knows. An entry whose address could not be written is there as well. `address`: what it was to be.
 */
export function untoldAddresses(run: Run): Promise<{ id: string; order_id: string; address: object }[]> {
  return run(
    `select c.id, c.order_id, a.details->'new' as address from order_change c
     join order_change_action a on a.order_change_id = c.id and a.deleted_at is null
     join "order" o on o.id = c.order_id and o.status <> 'canceled' and o.email is not null and o.deleted_at is null
     where c.change_type = 'update_order' and c.internal_note = ? and c.deleted_at is null and c.created_at ${LATELY}
       and not exists (select 1 from order_change later where later.order_id = c.order_id and later.change_type = c.change_type
         and later.internal_note = c.internal_note and later.created_at > c.created_at and later.deleted_at is null
         and exists (select 1 from furniture_mail m where m.key = 'address_changed:' || later.id and m.deleted_at is null))
       and exists (select 1 from unnest(array['address_changed:', 'workshop_address_changed:']) wanted(key)
         where not exists (select 1 from furniture_mail m where m.key = wanted.key || c.id and m.deleted_at is null))
     order by c.created_at desc limit 200`,
    [CHANGED_BY_CUSTOMER],
  );
}

/** Offers to reservations that end within so many days, are not paid, and whose customer was not reminded. */
export function offersEnding(
  run: Run,
  days: number,
): Promise<Omit<UntoldLink, "delivery_cost" | "is_offer">[]> {
  return run(
    `select l.id, l.order_id, l.token, l.amount, l.expires_at from furniture_payment_link l
     join "order" o on o.id = l.order_id and o.status = 'pending' and o.deleted_at is null
     where l.order_version is null and l.withdrawn_at is null and l.deleted_at is null
       and l.expires_at between now() and now() + make_interval(days => ?) and o.metadata->>'pay_by' = 'reservation'
       and not exists (select 1 from furniture_mail m where m.key = 'offer_ending:' || l.id and m.deleted_at is null)
     order by l.expires_at limit 200`,
    [days],
  );
}

/** Refunds that failed within the last two days, that wait for staff, and of which staff have no mail. `detail` is in German. */
export function failedRefunds(run: Run): Promise<{ id: string; order_id: string | null; detail: string }[]> {
  return run(
    `select f.id, f.order_id, f.detail from furniture_finding f
     where f.code = 'refund_failed' and f.outcome = 'flagged' and f.resolved_at is null and f.deleted_at is null
       and f.created_at > now() - interval '2 days'
       and not exists (select 1 from furniture_mail m where m.key = 'workshop_refund_failed:' || f.id and m.deleted_at is null)
     limit 200`,
    [],
  );
}

/**
 * In the metadata of a fulfilment: the steps its customer is told of, or `true` for each. On Medusa's own page staff choose, and Medusa does not
 * keep the choice; see {@link keepTold}.
 */
export const TOLD = "told";

/** What has happened to a fulfilment. */
export type DeliveryStep = "packed" | "shipped" | "delivered";

/** Keeps whether staff want the customer of a fulfilment to be told of a step, before it is done: the mail comes even if its event is lost. */
export async function keepTold(
  run: Run,
  fulfilment: { id: string; orderId: string },
  step: DeliveryStep,
  isTold: boolean,
): Promise<void> {
  await run(
    `update fulfillment f set updated_at = now(), metadata = coalesce(f.metadata, '{}') || jsonb_build_object('${TOLD}',
       (case jsonb_typeof(f.metadata->'${TOLD}') when 'boolean' then '["packed", "shipped", "delivered"]'
         when 'array' then f.metadata->'${TOLD}' else '[]' end)::jsonb - ?::text || ?::jsonb)
     from order_fulfillment l
     where f.id = ? and l.fulfillment_id = f.id and l.order_id = ? and l.deleted_at is null and f.deleted_at is null`,
    [step, JSON.stringify(isTold ? [step] : []), fulfilment.id, fulfilment.orderId],
  );
}

/**
 * Steps of fulfilments of which their customers are told ({@link TOLD}), done lately, of which their customers have no mail. What is picked up is never
 * on its way, and packed pieces are news only there.
 */
export function untoldSteps(
  run: Run,
): Promise<{ id: string; template: "ready_for_pickup" | "shipped" | "delivered" }[]> {
  const told = (step: DeliveryStep) => `f.metadata->'${TOLD}' @> any(array['true', '"${step}"']::jsonb[])`;
  const step = (template: string, name: DeliveryStep, at: string, pickup: string) =>
    `select f.id, '${template}' as template from fulfillment f
     join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
     join "order" o on o.id = l.order_id and o.status <> 'canceled' and o.email is not null and o.deleted_at is null
     where f.${at} ${LATELY} and f.canceled_at is null and f.deleted_at is null and ${told(name)}
       and (o.metadata->>'shipping' = 'pickup') in (${pickup})
       and not exists (select 1 from furniture_mail m where m.key = '${template}:' || f.id and m.deleted_at is null)`;
  const steps = [
    step("ready_for_pickup", "packed", "delivered_at is null and f.packed_at", "true"),
    step("shipped", "shipped", "shipped_at", "false"),
    step("delivered", "delivered", "delivered_at", "true, false"),
  ];
  return run(`${steps.join(" union all ")} limit 200`, []);
}
