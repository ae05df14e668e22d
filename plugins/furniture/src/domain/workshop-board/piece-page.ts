import type { MedusaContainer } from "@medusajs/framework/types";
import { nextStep, type Step, steelList, stepsOf } from "@planke46/furniture-rules";
import { shopDay } from "../../core/shop-day";
import { WORKSHOP } from "../../modules/workshop";
import { listPieces } from "../../modules/workshop/board";
import { movesOf } from "../../modules/workshop/moving";
import { type PiecePhoto, photosOf } from "../../modules/workshop/photos";
import type { Move } from "../../modules/workshop/piece";
import { type Detail, drawLine } from "../orders/describe";
import { fulfilmentsOf } from "../orders/fulfilments";
import { orderDocument } from "../orders/order-document";
import { type CutRow, cutRows, type FillingRow, fillingRows, pieceFacts } from "../production-sheet/facts";
import { planksOf, type StockPlank } from "../production-sheet/sheet";
import { cm, mitreWord, profileWord, roleWord } from "../production-sheet/words";
import { type Shipment, shipmentsOf } from "../shipping/view";
import { pieceOf } from "../workshop/move-piece";
import { type ListedPiece, listed } from "./list-pieces";

interface SteelLine {
  count: number;
  part: string;
  profile: string;
  /** cm; "" for what is bought. */
  length: string;
  cut: string;
}

/** A piece as it is read in the workshop, on a phone. */
export interface PiecePage extends ListedPiece {
  title: string;
  /** The order has it no more. */
  removed: boolean;
  /** The customer's words. */
  message: string | null;
  steps: readonly Step[];
  next: Step | null;
  details: Detail[];
  /** A standalone SVG; null for a piece without parts list. */
  drawing: string | null;
  boards: CutRow[];
  steel: SteelLine[];
  fillings: FillingRow[];
  /** The picked ones. */
  planks: StockPlank[];
  moves: Move[];
  /** What it is packed in, with the pieces that go along; null before. */
  shipment: Shipment | null;
  /** The oldest first; file and number are known. */
  photos: Omit<PiecePhoto, "file_id" | "number">[];
}

/** Throws a not-found Refusal. */
export async function piecePage(container: MedusaContainer, number: string): Promise<PiecePage> {
  const piece = await pieceOf(container, number);
  const workshop = container.resolve(WORKSHOP);
  const [order, fulfilments, moves, present, photos] = await Promise.all([
    orderDocument(container, piece.order_id),
    fulfilmentsOf(container, piece.order_id),
    movesOf(workshop.run, piece.id),
    listPieces(workshop.run, { order_id: piece.order_id }, { limit: 100, offset: 0 }),
    photosOf(workshop.run, piece),
  ]);
  const gone = { ...piece, waiting: null, withdrawn: false, done: true, customer: "" };
  const told = present.find(({ id }) => id === piece.id) ?? gone;
  const line = order.lines.find(({ configuration_id }) => configuration_id === piece.configuration_id);
  const planks = line ? planksOf(line, order) : new Map<string, StockPlank>();
  return {
    ...listed(told, shopDay(new Date())),
    title: line?.title ?? "",
    removed: piece.removed_at !== null,
    message: order.record?.message ?? null,
    steps: stepsOf(piece.kind),
    next: nextStep(piece.kind, piece.step, piece.picked_up) ?? null,
    details: line ? pieceFacts(line).map(([label, value]) => ({ label, value })) : [],
    drawing: line ? drawLine(line) : null,
    boards: line ? cutRows({ line, planks }) : [],
    steel: line ? steelLines(line) : [],
    fillings: line ? fillingRows(line) : [],
    planks: [...planks.values()],
    moves,
    // Of an old version of the order a piece may have had the same number.
    shipment:
      (line && shipmentsOf(order, fulfilments).find(({ pieces }) => pieces.includes(line.number))) ?? null,
    photos: photos.map(({ file_id: _file, number: _number, ...photo }) => photo),
  };
}

function steelLines({ parts, kind }: Parameters<typeof pieceFacts>[0]): SteelLine[] {
  return steelList(parts).map((row) => ({
    count: row.count,
    part: roleWord(row.role, kind),
    profile: profileWord(row),
    length: row.form === "foot" ? "" : cm(row.length),
    cut: row.around ? `um ${cm(row.around[0])} × ${cm(row.around[1])} cm gebogen` : mitreWord(row.mitres),
  }));
}
