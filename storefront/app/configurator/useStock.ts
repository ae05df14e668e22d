import { useEffect, useState } from "react";
import type { ConfigurableKind } from "./kinds.ts";
import type { StockPlank } from "./plankMoves.ts";

/** While planks are picked the stock is asked for again this often (ms), and when the shopper comes back to the page. */
const FRESH_FOR_MS = 30_000;

/** The stock of a kind, kept fresh while it is looked at. null: nobody could say. A failure to ask changes nothing. */
export function useStock(
  kind: ConfigurableKind,
  served: StockPlank[] | null,
  looking: boolean,
): StockPlank[] | null {
  const [stock, setStock] = useState(served);
  useEffect(() => setStock(served), [served]);
  useEffect(() => {
    if (!looking) return;
    let latest = 0;
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const asked = ++latest;
      const now = await askStock(kind);
      if (now && asked === latest) setStock(now);
    };
    const timer = setInterval(refresh, FRESH_FOR_MS);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      latest = Number.POSITIVE_INFINITY;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [looking, kind]);
  return stock;
}

/**
 * Not by Remix's fetcher: whatever goes wrong with one, be it the line or the discovery of the route, puts its error page in
 * the place of the configurator.
 * @returns null when nobody can say
 */
async function askStock(kind: ConfigurableKind): Promise<StockPlank[] | null> {
  try {
    const answer = await fetch(`/stock/${kind}`, { headers: { accept: "application/json" } });
    if (!answer.ok) return null;
    const { stock }: { stock?: StockPlank[] | null } = await answer.json();
    return stock ?? null;
  } catch {
    return null;
  }
}
