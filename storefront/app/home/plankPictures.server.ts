import type { AppLoadContext } from "@remix-run/node";
import type { Language } from "../language/languages.ts";

/** A board of the stock as the home page shows it. */
export interface PlankPicture {
  id: string;
  title: string;
  /** Address of its picture, 8:1. */
  image: string;
}

/** What a table top is made of. */
const SHOWN = 4;
/** The home page shows what lies in the stock, it sells none of it: it may be as old as the page (ms). */
const FRESH_FOR_MS = 10_000;

const kept = new Map<Language, { at: number; planks: PlankPicture[] }>();

/** Some boards of the stock, enough for a table top; none while the commerce side does not say. */
export async function plankPictures(
  language: Language,
  context: Pick<AppLoadContext, "stockOf">,
): Promise<PlankPicture[]> {
  const known = kept.get(language);
  if (known && performance.now() - known.at < FRESH_FOR_MS) return known.planks;
  const stock = await context.stockOf("table", language);
  if (!stock) return known?.planks ?? [];
  const planks = stock
    .filter(({ available }) => available)
    .slice(0, SHOWN)
    .map(({ id, title, image }) => ({ id, title, image }));
  kept.set(language, { at: performance.now(), planks });
  return planks;
}
