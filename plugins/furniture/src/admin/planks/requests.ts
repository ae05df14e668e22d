import { ask } from "../ask";
import type { PlankList, PlankState } from "./words";

/** The answers of /admin/furniture/planks. Lengths in cm, times in ISO. */
export interface Plank {
  id: string;
  list: PlankList;
  name: string;
  title: string;
  title_en: string | null;
  image: string;
  length: number;
  width: number;
  sample: boolean;
  state: PlankState;
  held_until: string | null;
  order_id: string | null;
  display_id: number | null;
  buyer_first_name: string | null;
  buyer_last_name: string | null;
  sold_at: string | null;
  retired_at: string | null;
  chosen_at: string | null;
}

export interface Stock {
  planks: Plank[];
  count: number;
  counts: { list: PlankList; state: PlankState; count: number }[];
}

export interface StockQuery {
  list: PlankList | "";
  state: PlankState | "";
  q: string;
  page: number;
}

export type PlankChange = Partial<
  Pick<Plank, "list" | "name" | "title" | "title_en" | "image" | "length" | "width">
> & {
  retired?: boolean;
};

export const PAGE = 24;

export function loadStock({ list, state, q, page }: StockQuery): Promise<Stock> {
  const query = new URLSearchParams({ offset: String(page * PAGE), limit: String(PAGE) });
  if (list) query.set("list", list);
  if (state) query.set("state", state);
  if (q) query.set("q", q);
  return ask(`planks?${query}`);
}

const pathOf = (id: string) => `planks/${encodeURIComponent(id)}`;

export const changePlank = (id: string, change: PlankChange): Promise<unknown> => ask(pathOf(id), change);

/** Puts a plank of an ended order back into the stock. */
export const freePlank = (id: string): Promise<unknown> => ask(`${pathOf(id)}/free`, {});

export const deletePlank = (id: string): Promise<unknown> => ask(pathOf(id), undefined, "DELETE");

/** What a whole upload has in common. */
export interface PhotoFacts {
  list: PlankList;
  length: number;
  width: number;
}

export async function uploadPhoto(photo: File, facts: PhotoFacts): Promise<Plank> {
  const query = new URLSearchParams({
    list: facts.list,
    length: String(facts.length),
    width: String(facts.width),
  });
  return (await ask<{ plank: Plank }>(`planks/photos?${query}`, photo)).plank;
}
