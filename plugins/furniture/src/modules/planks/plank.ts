import type { PlankKind } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";

export const PLANK_STATES = ["available", "held", "sold", "retired"] as const;
export type PlankState = (typeof PLANK_STATES)[number];

/** What staff write about a plank; lengths in whole cm. */
export interface PlankFacts {
  /** The kind it is kept for. Frames and samples are made from offcuts. */
  list: PlankKind;
  name: string;
  /** German. */
  title: string;
  title_en: string | null;
  image: string;
  normal_map: string | null;
  end_grain: string | null;
  length: number;
  width: number;
}

/** One board of the stock. */
export interface Plank extends PlankFacts {
  id: string;
  sample: boolean;
  state: PlankState;
  held_by: string | null;
  held_until: Date | null;
  order_id: string | null;
  buyer_first_name: string | null;
  buyer_last_name: string | null;
  sold_at: Date | null;
  retired_at: Date | null;
  chosen_at: Date | null;
}

/** The title a shopper reads; without an English one the German one stands. */
export function plankTitle(plank: Pick<Plank, "title" | "title_en">, language: Language): string {
  return (language === "en" && plank.title_en) || plank.title;
}

/**
 * A hold counts until its time is over, whether or not anything has freed it; and without end once its cart is an
 * order, so that a sale which a crash left unwritten is still written. `p` is the plank.
 */
export const HELD = `(p.held_by is not null and (p.held_until > now() or exists
  (select 1 from order_cart oc join "order" o on o.id = oc.order_id where oc.cart_id = p.held_by
    and oc.deleted_at is null and o.deleted_at is null and o.status <> 'canceled')))`;

/** Neither sold, held nor retired. */
export const FREE = `(p.order_id is null and p.retired_at is null and not ${HELD})`;

const STATE = `case when p.order_id is not null then 'sold' when p.retired_at is not null then 'retired'
  when ${HELD} then 'held' else 'available' end`;

/** Every plank with its state. */
export const STOCK = `(select p.id, p.list, p.name, p.title, p.title_en, p.image, p.normal_map, p.end_grain, p.length, p.width,
  p.sample, ${STATE} as state, p.held_by, p.held_until, p.order_id, p.buyer_first_name, p.buyer_last_name, p.sold_at,
  p.retired_at, p.chosen_at, p.created_at from furniture_plank p where p.deleted_at is null)`;

/** By number, as boards are counted: 99 before 100. What is called by no number comes last. `p` is the plank. */
export const BY_NUMBER = "length(substring(p.name from '^[0-9]+')), p.name, p.id";
