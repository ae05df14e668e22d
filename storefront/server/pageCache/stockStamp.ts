import { createHash } from "node:crypto";
import type { StockOf } from "../../app/commerce/planks.server.ts";
import type { Language } from "../../app/language/languages.ts";
import { type ConfigurableKind, FORMS } from "../../app/piece/kinds.ts";

/** How long a stamp holds without asking Medusa again: planks that were sold are off every page within two seconds (ms). */
const FRESH_FOR_MS = 1000;

/** Changes with what there is to pick from of a kind; empty for kinds without planks. */
export type StockStamp = (kind: ConfigurableKind, language: Language) => Promise<string>;

/** Many who ask within a second share one question to Medusa. */
export function stockStamps(stockOf: StockOf): StockStamp {
  const known = new Map<string, { stamp: Promise<string>; until: number }>();
  return (kind, language) => {
    if (!FORMS[kind].planks) return Promise.resolve("");
    const key = `${kind} ${language}`;
    const last = known.get(key);
    if (last && last.until > Date.now()) return last.stamp;
    const stamp = stockOf(kind, language).then((planks) =>
      createHash("sha256").update(JSON.stringify(planks)).digest("base64"),
    );
    known.set(key, { stamp, until: Date.now() + FRESH_FOR_MS });
    return stamp;
  };
}
