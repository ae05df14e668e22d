import { generateEntityId } from "@medusajs/framework/utils";
import type { Step } from "@planke46/furniture-rules";
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
       insert into furniture_workshop_move (id, piece_id, order_id, from_step, to_step, moved_by, reason)
       select ?::text, moved.id, moved.order_id, ?::text, moved.step, moved.step_by, ?::text from moved
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
