import { toast } from "@medusajs/ui";
import { STEP_NAMES, type Step } from "@planke46/furniture-rules";
import type { ListedPiece, ListedPieces } from "../../domain/workshop-board/list-pieces";
import type { PiecePage } from "../../domain/workshop-board/piece-page";
import { ask, type Sent } from "../ask";
import { useDeed } from "../useDeed";

export type BoardPiece = Sent<ListedPiece>;
export type Board = Sent<ListedPieces>;
export type Piece = Sent<PiecePage>;

/** What staff want to see of the board; "" is all. */
export interface BoardFilter {
  /** Number, name, telephone or e-mail address of an order. */
  q: string;
  step: Step | "";
  /** "2026-W48". */
  week: string;
  kind: string;
  color: string;
  express: boolean;
  late: boolean;
  /** Of one order. */
  order_id: string;
}

/** Pieces of a step that are shown at once, and of one step alone. */
const MOST_OF_STEP = 40;
const MOST_OF_ONE_STEP = 100;

export const boardKey = (filter: BoardFilter) => ["furniture-workshop", filter] as const;
export const pieceKey = (number: string) => ["furniture-workshop-piece", number] as const;

export function loadBoard({ express, late, ...words }: BoardFilter): Promise<Board> {
  const limit = words.step ? MOST_OF_ONE_STEP : MOST_OF_STEP;
  const query = new URLSearchParams({ each_step: "true", limit: String(limit) });
  for (const [name, word] of Object.entries(words)) if (word) query.set(name, word);
  if (express) query.set("express", "true");
  if (late) query.set("late", "true");
  return ask(`workshop/pieces?${query}`);
}

/** The pieces of an order that are to be built. */
export async function loadPiecesOf(orderId: string): Promise<BoardPiece[]> {
  const query = new URLSearchParams({ order_id: orderId, limit: "100" });
  return (await ask<Board>(`workshop/pieces?${query}`)).pieces;
}

export async function loadPiece(number: string): Promise<Piece> {
  return (await ask<{ piece: Piece }>(pathOf(number))).piece;
}

export interface Move {
  number: string;
  to: Step;
  /** The version of the piece that the page shows. */
  version: number;
}

export async function moveOn({ number, to, version }: Move): Promise<Piece> {
  return (await ask<{ piece: Piece }>(`${pathOf(number)}/move`, { to, version })).piece;
}

export async function takeBack({ number, to, version, reason }: Move & { reason: string }): Promise<Piece> {
  return (await ask<{ piece: Piece }>(`${pathOf(number)}/take-back`, { to, version, reason })).piece;
}

/** Sends a photo of a piece as it is; the server makes it smaller and takes the camera's data out. */
export async function addPhoto(number: string, photo: File): Promise<void> {
  await ask(`${pathOf(number)}/photos`, photo);
}

export function releasePhoto(number: string, id: string, released: boolean): Promise<unknown> {
  return ask(`${pathOf(number)}/photos/${encodeURIComponent(id)}`, { released });
}

/** Opened with the session's cookie. */
export function photoAddress(number: string, id: string): string {
  return `/admin/furniture/${pathOf(number)}/photos/${encodeURIComponent(id)}`;
}

/** The sheets of a week as one paper; opened with the session's cookie. */
export function sheetsAddress(week: string): string {
  return `/admin/furniture/workshop/sheets?week=${encodeURIComponent(week)}`;
}

const pathOf = (number: string) => `workshop/pieces/${encodeURIComponent(number)}`;

/** Moves a piece on, or, with a reason, back; every list is read again, also when it was refused. */
export function useMove(onDone: (piece: Piece) => void = () => undefined) {
  return useDeed({
    readsAnew: true,
    mutationFn: ({ reason, ...move }: Move & { reason?: string }) =>
      reason === undefined ? moveOn(move) : takeBack({ ...move, reason }),
    onSuccess: (piece) => {
      toast.success(`${piece.number} ist ${STEP_NAMES[piece.step]}`);
      onDone(piece);
    },
    onError: (error, { number }) =>
      toast.error(`${number} bleibt, wo es ist`, { description: error.message }),
  });
}
