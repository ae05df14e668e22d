import { generateEntityId } from "@medusajs/framework/utils";
import { STEPS, type Step } from "@planke46/furniture-rules";
import type { Run } from "../../core/database";
import type { Move, WorkshopPiece } from "./piece";

export interface NewMove {
  piece: Pick<WorkshopPiece, "id" | "version" | "step">;
  to: Step;
  by: string;
  /** For a step that is taken back. */
  reason: string | null;
}

/**
 * Moves the version of a piece that the page showed, and notes the move, in one statement. Undefined where the piece changed since, or it left
 * its order: then nothing has happened.
 */
export async function movePiece(
  run: Run,
  { piece, to, by, reason }: NewMove,
): Promise<WorkshopPiece | undefined> {
  const [moved] = await run<WorkshopPiece>(
    `with moved as (
       update furniture_workshop_piece set step = ?, step_at = now(), step_by = ?, version = version + 1, updated_at = now()
       where id = ? and version = ? and removed_at is null and deleted_at is null returning *
     ), noted as (
       insert into furniture_workshop_move (id, piece_id, order_id, configuration_id, from_step, to_step, moved_by, reason)
       select ?::text, moved.id, moved.order_id, moved.configuration_id, ?::text, moved.step, moved.step_by, ?::text from moved
     ) select * from moved`,
    [to, by, piece.id, piece.version, generateEntityId(undefined, "fwmove"), piece.step, reason],
  );
  return moved;
}

/** Where a piece was, the newest move first. */
export function movesOf(run: Run, pieceId: string): Promise<Move[]> {
  return run(
    `select from_step, to_step, moved_by, reason, created_at from furniture_workshop_move
     where piece_id = ? and deleted_at is null order by created_at desc, id desc limit 200`,
    [pieceId],
  );
}

/** A piece by its number; of several the newest. */
export async function pieceByNumber(run: Run, number: string): Promise<WorkshopPiece | undefined> {
  const [piece] = await run<WorkshopPiece>(
    `select * from furniture_workshop_piece where number = ? and deleted_at is null
     order by created_at desc limit 1`,
    [number],
  );
  return piece;
}

interface Following {
  orderId: string;
  pieces: readonly {
    /** "1046.1". */
    number: string;
    to: Step;
    /** The moment of the deed: a later move stays. Left out, the deed happens now. */
    since?: Date | null;
  }[];
  /** Null where no member of staff is known. */
  by: string | null;
  reason: string;
}

/**
 * Moves pieces of an order on to where they are by now, and notes the moves, in one statement. What is there already, or further,
 * stays: repeating it changes nothing, and two at once move nothing twice.
 */
export async function movePiecesOn(run: Run, { orderId, pieces, by, reason }: Following): Promise<void> {
  await run(
    `with wanted as (
       select * from jsonb_to_recordset(?::jsonb) as w("number" text, "to" text, since timestamptz)
     ), behind as (
       select p.id, p.order_id, p.configuration_id, p.step as from_step, w."to" as to_step, coalesce(w.since, now()) as at
       from furniture_workshop_piece p join wanted w on w."number" = p.number
       where p.order_id = ? and p.removed_at is null and p.deleted_at is null
         and array_position(?::text[], p.step) < array_position(?::text[], w."to")
         and (w.since is null or p.step_at < w.since) for update of p
     ), moved as (
       update furniture_workshop_piece p set step = b.to_step, step_at = b.at, step_by = ?, version = p.version + 1,
         updated_at = now()
       from behind b where p.id = b.id returning p.id
     )
     insert into furniture_workshop_move (id, piece_id, order_id, configuration_id, from_step, to_step, moved_by, reason)
     select 'fwmove_' || replace(gen_random_uuid()::text, '-', ''), b.id, b.order_id, b.configuration_id, b.from_step, b.to_step,
       ?::text, ?::text
     from behind b join moved on moved.id = b.id`,
    [JSON.stringify(pieces), orderId, [...STEPS], [...STEPS], by, by, reason],
  );
}

/** Orders with a piece that left the workshop, or arrived, and that the board has not followed: an event was lost. */
export async function ordersAhead(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct p.order_id from furniture_workshop_piece p
     join order_fulfillment l on l.order_id = p.order_id and l.deleted_at is null
     join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null and f.deleted_at is null
     join fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
     join order_line_item li on li.id = fi.line_item_id and li.metadata->>'configuration_id' = p.configuration_id
     where p.step <> 'delivered' and p.removed_at is null and p.deleted_at is null
       and ((f.delivered_at is not null and p.step_at < f.delivered_at)
         or (f.shipped_at is not null and p.step <> 'on_the_way' and not p.picked_up and p.step_at < f.shipped_at))`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}
