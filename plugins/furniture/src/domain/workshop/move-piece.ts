import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { STEP_NAMES, STEPS, type Step, stepsOf } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { reasonText } from "../../core/staff/reason-text";
import { WORKSHOP } from "../../modules/workshop";
import { waitingOf } from "../../modules/workshop/board";
import { movePiece, movesOf, pieceByNumber } from "../../modules/workshop/moving";
import type { WorkshopPiece } from "../../modules/workshop/piece";
import { shopTime } from "./days";
import { holdOf } from "./hold";

/** A piece goes on; `version` is that of the piece as staff saw it. */
export const moveBody = z.strictObject({
  to: z.enum(STEPS),
  version: z.number().int().min(1).max(2_000_000_000),
});

export const takeBackBody = moveBody.extend({ reason: reasonText });

/** Throws a not-found Refusal. */
export async function pieceOf(container: MedusaContainer, number: string): Promise<WorkshopPiece> {
  const piece = await pieceByNumber(container.resolve(WORKSHOP).run, number);
  if (!piece) throw Refusal.notFound(`Es gibt kein Stück ${number.slice(0, 40)}`);
  return piece;
}

/**
 * A piece goes on to a later step of its kind. Throws a Refusal where its order may not be built or has it no more, where the kind
 * has no such step, and, as a conflict, where a colleague moved it meanwhile.
 */
export async function moveOn(
  container: MedusaContainer,
  number: string,
  { to, version }: z.output<typeof moveBody>,
  by: string,
): Promise<WorkshopPiece> {
  const piece = await pieceOf(container, number);
  await assertSeen(container, piece, version);
  if (placeOf(piece, to) <= placeOf(piece, piece.step))
    throw Refusal.single(
      "to",
      `${piece.number} ist schon ${STEP_NAMES[piece.step]}. Einen Schritt zurück geht es mit „Zurücknehmen“ und einem Grund.`,
      "not_forward",
    );
  const waiting = await waitingOf(container.resolve(WORKSHOP).run, piece.order_id);
  const hold = holdOf(waiting, piece.step);
  if (hold?.stops) throw Refusal.single("", hold.sentence, `waits_for_${waiting}`);
  return move(container, piece, to, by, null);
}

/** A step was none: the piece goes back to an earlier one, with a reason. Throws like {@link moveOn}. */
export async function takeBack(
  container: MedusaContainer,
  number: string,
  { to, version, reason }: z.output<typeof takeBackBody>,
  by: string,
): Promise<WorkshopPiece> {
  const piece = await pieceOf(container, number);
  await assertSeen(container, piece, version);
  if (placeOf(piece, to) >= placeOf(piece, piece.step))
    throw Refusal.single(
      "to",
      `${piece.number} ist ${STEP_NAMES[piece.step]}: Zurück geht es nur zu einem früheren Schritt.`,
      "not_backward",
    );
  return move(container, piece, to, by, reason);
}

async function assertSeen(container: MedusaContainer, piece: WorkshopPiece, version: number): Promise<void> {
  if (piece.removed_at)
    throw Refusal.single(
      "",
      `${piece.number} wird nicht mehr gebaut: Die Bestellung hat es nicht mehr.`,
      "piece_removed",
    );
  if (piece.version !== version) throw await outdated(container, piece);
}

/** The place of a step among those of the piece's kind. */
function placeOf({ kind, number }: WorkshopPiece, step: Step): number {
  const place = stepsOf(kind).indexOf(step);
  if (place < 0)
    throw Refusal.single("to", `Den Schritt „${STEP_NAMES[step]}“ hat ${number} nicht.`, "no_such_step");
  return place;
}

async function move(
  container: MedusaContainer,
  piece: WorkshopPiece,
  to: Step,
  by: string,
  reason: string | null,
): Promise<WorkshopPiece> {
  const moved = await movePiece(container.resolve(WORKSHOP).run, { piece, to, by, reason });
  if (!moved) throw await outdated(container, await pieceOf(container, piece.number));
  return moved;
}

async function outdated(container: MedusaContainer, piece: WorkshopPiece): Promise<Refusal> {
  const [last] = await movesOf(container.resolve(WORKSHOP).run, piece.id);
  const message = last
    ? `${last.moved_by ?? "Der Versand oder eine Änderung des Auftrags"} hat ${piece.number} inzwischen auf „${STEP_NAMES[last.to_step]}“ gesetzt (${shopTime(new Date(last.created_at))}). Bitte sieh nach, ob noch etwas zu tun ist.`
    : `${piece.number} wurde inzwischen geändert. Bitte sieh nach, ob noch etwas zu tun ist.`;
  return Refusal.conflict("version", message, "piece_outdated");
}
