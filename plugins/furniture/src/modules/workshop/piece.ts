import type { Kind, Step } from "@planke46/furniture-rules";

/** One piece of an order on its way through the workshop, as its row has it. */
export interface WorkshopPiece {
  id: string;
  order_id: string;
  place: number;
  /** "1046.1". */
  number: string;
  order_number: string;
  configuration_id: string;
  kind: Kind;
  /** "#RRGGBB" of the steel. */
  color: string | null;
  step: Step;
  step_at: Date;
  step_by: string | null;
  /** YYYY-MM-DD, the last day of the promise. */
  due_on: string | null;
  express: boolean;
  picked_up: boolean;
  posted: boolean;
  order_version: number;
  version: number;
  removed_at: Date | null;
}

/** What an order says a piece of it is. */
export interface OrderedPiece
  extends Pick<
    WorkshopPiece,
    | "place"
    | "number"
    | "configuration_id"
    | "kind"
    | "color"
    | "step"
    | "due_on"
    | "express"
    | "picked_up"
    | "posted"
  > {}

export interface Move {
  from_step: Step;
  to_step: Step;
  moved_by: string | null;
  reason: string | null;
  created_at: Date;
}

export interface StoredPromise {
  id: string;
  number: number;
  /** YYYY-MM-DD. */
  day: string;
  terms_day: string;
  reason: string | null;
  created_by: string | null;
  created_at: Date;
}
