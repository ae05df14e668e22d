import { useEffect, useState } from "react";
import type { ConfigurableKind } from "../piece/kinds.ts";
import type { StockPlank } from "../piece/stockPlank.ts";

/** Interval (ms) of reading the stock again while planks are picked. It is also read on return to the page. */
const FRESH_FOR_MS = 30_000;

/** The stock of a kind, refreshed while `looking`. null: unknown. A failed refresh keeps the last value. */
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
 * Not with Remix's fetcher: any failure of it, of the connection or of the route discovery, replaces the configurator
 * with an error page.
 * @returns null when the stock cannot be read
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
