import { DEFINITIONS, PLANK_KINDS, type PlankKind } from "@planke46/furniture-rules";
import type { NotedDeed } from "../../modules/planks/history";
import type { StockPlank } from "../../modules/planks/stock";
import { ask, type Sent } from "../ask";
import { pageOf } from "../Pages";

/** The answers of /admin/furniture/planks. Lengths in cm, times in ISO. */
export type Plank = Sent<StockPlank>;

export interface Stock {
  planks: Plank[];
  count: number;
  counts: { list: PlankKind; state: PlankState; count: number }[];
}

export interface StockQuery {
  list: PlankKind | "";
  state: PlankState | "";
  q: string;
  page: number;
}

export type PlankChange = Partial<Pick<Plank, "list" | "name" | "title" | "title_en" | "length" | "width">>;

export function loadStock({ list, state, q, page }: StockQuery): Promise<Stock> {
  const query = new URLSearchParams(pageOf(page));
  if (list) query.set("list", list);
  if (state) query.set("state", state);
  if (q) query.set("q", q);
  return ask(`planks?${query}`);
}

const pathOf = (id: string) => `planks/${encodeURIComponent(id)}`;

export type HistoryEntry = Sent<NotedDeed>;

export async function loadHistory(id: string): Promise<HistoryEntry[]> {
  return (await ask<{ history: HistoryEntry[] }>(`${pathOf(id)}/history`)).history;
}

/** Takes planks out of the stock or puts them back; the answer has those too that shoppers keep. */
export async function retirePlanks(wish: {
  ids: string[];
  retired: boolean;
  reason: string;
}): Promise<Plank[]> {
  return (await ask<{ planks: Plank[] }>("planks/retired", wish)).planks;
}

export async function loadPlank(id: string): Promise<Partial<Plank>> {
  return (await ask<{ plank: Partial<Plank> }>(pathOf(id))).plank;
}

/** `seen` is what stood in the changed fields; the server refuses where something else stands there meanwhile. */
export type SeenChange = PlankChange & { seen: PlankChange };

export const changePlank = (id: string, change: SeenChange): Promise<unknown> => ask(pathOf(id), change);

/** Puts a plank of an ended order back into the stock. */
export const freePlank = (id: string): Promise<unknown> => ask(`${pathOf(id)}/free`, {});

export const deletePlank = (id: string): Promise<unknown> => ask(pathOf(id), undefined, "DELETE");

/** What a whole upload has in common. */
export interface PhotoFacts {
  list: PlankKind;
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

/** The stock's lists as staff read them. */
export const LISTS = Object.fromEntries(
  PLANK_KINDS.map((kind) => [kind, DEFINITIONS[kind].name.de]),
) as Readonly<Record<PlankKind, string>>;

/** How wide the planks of a list are at least, cm. */
export const widthOf = (list: PlankKind): number => DEFINITIONS[list].planks.width;

export const STATES = {
  available: { label: "verfügbar", color: "green" },
  held: { label: "wird bezahlt", color: "orange" },
  sold: { label: "verkauft", color: "blue" },
  retired: { label: "aussortiert", color: "grey" },
} as const;
type PlankState = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as PlankState[];
