import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { settleSession } from "./settle-session";

const sessions = z.array(z.object({ id: z.string() }));

/**
 * Delayed payments of which no event has told for longer than events are looked for: those of orders, and those whose cart
 * became none.
 */
const UNDECIDED = `select id from (
    select s.data->>'id' as id, s.created_at from payment_session s
    where s.provider_id like 'pp_stripe-checkout%' and s.status = 'pending_authorization' and s.deleted_at is null
    union
    select e.checkout_session_id, e.created_at from stripe_event e
    where e.type = 'checkout.session.completed' and e.outcome = 'not_paid' and e.deleted_at is null
      and not exists (select 1 from stripe_event later where later.checkout_session_id = e.checkout_session_id
        and later.status = 'processed' and later.outcome <> 'not_paid' and later.deleted_at is null)) undecided
  where id is not null and created_at between ?::timestamptz - interval '60 days' and ?::timestamptz - interval '3 days'
  order by created_at limit 200`;

/** Asks Stripe itself about delayed payments whose event was lost, and brings them to their end. */
export async function settleUndecided(container: MedusaContainer, now: Date): Promise<void> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(UNDECIDED, [now.toISOString(), now.toISOString()]);
  for (const { id } of sessions.parse(rows)) await settleSession(container, id);
}
