import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { OrderedPiece } from "./piece";

/** Older orders are not put on the board by themselves: an upgrade finds years of them. */
const LOOK_BACK = "interval '120 days'";

/** Why a piece is back at the beginning. */
const CHANGED = "Der Auftrag wurde geändert: Dieses Stück ist ein anderes geworden.";

/**
 * Orders whose pieces are not what they should be: none were made, the order has another version since, it is cancelled, or it is paid and
 * they have no day.
 * The newest of a process that is under way are among them; making pieces twice changes nothing.
 */
export async function untendedOrders(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select o.id as order_id from "order" o
     join furniture_order f on f.order_id = o.id and f.deleted_at is null
     where o.created_at > now() - ${LOOK_BACK} and o.deleted_at is null and o.status <> 'canceled'
       and not exists (select 1 from furniture_workshop_piece p
         where p.order_id = o.id and p.deleted_at is null
           and p.order_version >= coalesce((o.metadata->>'version')::int, 1))
     union
     select f.order_id from furniture_order f
     join "order" o on o.id = f.order_id and o.deleted_at is null and o.status <> 'canceled'
     where f.paid_at > now() - ${LOOK_BACK} and f.deleted_at is null and o.metadata->>'pay_by' <> 'reservation'
       and exists (select 1 from furniture_workshop_piece p
         where p.order_id = o.id and p.due_on is null and p.removed_at is null and p.deleted_at is null)
     union
     select o.id from "order" o
     where o.canceled_at > now() - ${LOOK_BACK} and o.deleted_at is null and o.status = 'canceled'
       and exists (select 1 from furniture_workshop_piece p
         where p.order_id = o.id and p.removed_at is null and p.deleted_at is null)`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

interface Making {
  orderId: string;
  orderNumber: string;
  /** The version of the order, from 1. */
  version: number;
  pieces: readonly OrderedPiece[];
}

/**
 * Makes the pieces of an order what this version of it says, in one statement: new ones are added, those that are another piece now
 * begin anew, those that left are removed. A version older than the one that was made before, and a repetition, change nothing.
 */
export async function makePieces(run: Run, { orderId, orderNumber, version, pieces }: Making): Promise<void> {
  const wanted = pieces.map((piece) => ({ ...piece, id: generateEntityId(undefined, "fwpiece") }));
  await run(
    `with wanted as (
       select * from jsonb_to_recordset(?::jsonb) as w(id text, place int, number text, configuration_id text, kind text, color text,
         step text, due_on text, express boolean, picked_up boolean, posted boolean)
     ), before as (
       select p.id, p.place, p.step, p.order_version from furniture_workshop_piece p
       where p.order_id = ? and p.deleted_at is null for update
     ), made as (
       insert into furniture_workshop_piece as p (id, order_id, order_number, place, number, configuration_id, kind, color, step, step_at,
         due_on, express, picked_up, posted, order_version)
       select w.id, ?::text, ?::text, w.place, w.number, w.configuration_id, w.kind, w.color, w.step, now(), w.due_on, w.express, w.picked_up,
         w.posted, ?::int from wanted w
       on conflict (order_id, place) where deleted_at is null do update set
         configuration_id = excluded.configuration_id, kind = excluded.kind, color = excluded.color, due_on = excluded.due_on,
         express = excluded.express, picked_up = excluded.picked_up, posted = excluded.posted,
         step = case when p.configuration_id = excluded.configuration_id then p.step else excluded.step end,
         step_at = case when p.configuration_id = excluded.configuration_id then p.step_at else now() end,
         step_by = case when p.configuration_id = excluded.configuration_id then p.step_by end,
         order_version = excluded.order_version, version = p.version + 1, removed_at = null, updated_at = now()
       where p.order_version < excluded.order_version
         or (p.order_version = excluded.order_version and p.due_on is null and excluded.due_on is not null)
       returning p.id, p.order_id, p.configuration_id, p.step
     ), gone as (
       update furniture_workshop_piece p set removed_at = coalesce(p.removed_at, now()), order_version = ?, version = p.version + 1,
         updated_at = now()
       where p.order_id = ? and p.deleted_at is null and p.order_version < ?
         and not exists (select 1 from wanted w where w.place = p.place)
       returning p.id
     )
     insert into furniture_workshop_move (id, piece_id, order_id, configuration_id, from_step, to_step, reason)
     select 'fwmove_' || replace(gen_random_uuid()::text, '-', ''), made.id, made.order_id, made.configuration_id, before.step, made.step, ?::text
     from made join before on before.id = made.id where before.step <> made.step`,
    [JSON.stringify(wanted), orderId, orderId, orderNumber, version, version, orderId, version, CHANGED],
  );
}

/**
 * What came back to the workshop, sound or damaged, is no more to be built, sent or late. Returns of the last days are looked at, also those of
 * which something is still to come.
 */
export async function removeReturned(run: Run): Promise<void> {
  await run(
    `update furniture_workshop_piece p set removed_at = now(), version = p.version + 1, updated_at = now()
     from "return" r
     join "order" o on o.id = r.order_id
     join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
       and i.return_received_quantity + i.return_dismissed_quantity >= i.quantity
     join order_line_item li on li.id = i.item_id
     where r.status in ('received', 'partially_received') and coalesce(r.received_at, r.updated_at) > now() - ${LOOK_BACK}
       and r.deleted_at is null and p.order_id = o.id
       and p.configuration_id = li.metadata->>'configuration_id' and p.removed_at is null and p.deleted_at is null`,
    [],
  );
}

/** A cancelled order has nothing to build. */
export async function removePieces(run: Run, orderId: string): Promise<void> {
  await run(
    `update furniture_workshop_piece set removed_at = now(), version = version + 1, updated_at = now()
     where order_id = ? and removed_at is null and deleted_at is null`,
    [orderId],
  );
}
