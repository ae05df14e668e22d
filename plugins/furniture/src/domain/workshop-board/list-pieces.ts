import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { KINDS, STEPS, type Step } from "@planke46/furniture-rules";
import { shopDay } from "../../core/shop-day";
import { namedField, paging } from "../../core/staff/list-query";
import { WORKSHOP } from "../../modules/workshop";
import {
  type BoardFilter,
  type BoardPiece,
  boardPieces,
  colorsInWork,
  countPieces,
  listPieces,
} from "../../modules/workshop/board";
import { isLate } from "../../modules/workshop/piece";
import { daysOfWeek, weekOf } from "../workshop/days";
import { type Hold, holdOf } from "../workshop/hold";

const yesOrNo = z.enum(["true", "false"]).transform((text) => text === "true");

/** A week of the calendar, "2026-W48". */
export const weekText = z
  .string()
  .refine((text) => daysOfWeek(text) !== undefined, "Bitte nenne eine Woche als JJJJ-Www");

/** Which pieces staff want to see. `each_step`: the limit holds for every step, and there is no paging. */
export const piecesQuery = z.strictObject({
  q: namedField,
  step: z.enum(STEPS).optional(),
  week: weekText.optional(),
  kind: z.enum(KINDS).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Bitte nenne eine Farbe als #RRGGBB")
    .transform((hex) => hex.toUpperCase())
    .optional(),
  express: yesOrNo.optional(),
  late: yesOrNo.optional(),
  order_id: z.string().max(100).optional(),
  each_step: yesOrNo.optional(),
  ...paging,
});

type PublicPiece = Pick<
  BoardPiece,
  | "number"
  | "order_id"
  | "order_number"
  | "kind"
  | "color"
  | "step"
  | "step_at"
  | "step_by"
  | "due_on"
  | "express"
  | "picked_up"
  | "version"
  | "withdrawn"
  | "customer"
>;

/** A piece as the board shows it. */
export interface ListedPiece extends PublicPiece {
  /** Due before today and not with the customer. */
  late: boolean;
  /** What its order waits for means for it; null where it may go on. */
  hold: Hold | null;
}

export interface ListedPieces {
  pieces: ListedPiece[];
  /** Of all that the filter lets through. */
  count: number;
  /** The same by step; steps without any are left out. */
  counts: Partial<Record<Step, number>>;
  /** "#RRGGBB" of all that is in work. */
  colors: string[];
  /** The day and the week it is in the shop's time zone. */
  today: string;
  week: string;
}

/** One page of the pieces, or the first ones of every step. */
export async function piecesFor(
  container: MedusaContainer,
  query: z.output<typeof piecesQuery>,
): Promise<ListedPieces> {
  const today = shopDay(new Date());
  const { q, limit, offset, each_step, late, week, ...rest } = query;
  const filter: BoardFilter = {
    ...rest,
    text: q || undefined,
    week: week ? daysOfWeek(week) : undefined,
    lateOn: late ? today : undefined,
  };
  const { run } = container.resolve(WORKSHOP);
  const steps = query.step ? [query.step] : STEPS;
  const [found, counts, colors] = await Promise.all([
    each_step ? boardPieces(run, filter, { steps, limit }) : listPieces(run, filter, { limit, offset }),
    countPieces(run, filter),
    colorsInWork(run),
  ]);
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    pieces: found.map((piece) => listed(piece, today)),
    count,
    counts,
    colors,
    today,
    week: weekOf(today),
  };
}

export function listed(piece: BoardPiece, today: string): ListedPiece {
  const { number, order_id, order_number, kind, color, step, step_at, step_by, due_on } = piece;
  const { express, picked_up, version, waiting, withdrawn, customer } = piece;
  const late = isLate(piece, today);
  const what = {
    number,
    order_id,
    order_number,
    kind,
    color,
    express,
    picked_up,
    withdrawn,
    customer,
  };
  return { ...what, step, step_at, step_by, due_on, version, late, hold: holdOf(waiting, step) };
}
