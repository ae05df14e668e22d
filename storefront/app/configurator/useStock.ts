import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { loader } from "../routes/stock.ts";
import type { ConfigurableKind } from "./kinds.ts";
import type { StockPlank } from "./plankMoves.ts";

/** While planks are picked the stock is asked for again this often (ms), and when the shopper comes back to the page. */
const FRESH_FOR_MS = 30_000;

/** The stock of a kind, kept fresh while it is looked at. null: nobody could say. */
export function useStock(
  kind: ConfigurableKind,
  served: StockPlank[] | null,
  looking: boolean,
): StockPlank[] | null {
  const [stock, setStock] = useState(served);
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => setStock(served), [served]);
  useEffect(() => {
    if (data?.stock) setStock(data.stock);
  }, [data]);
  useEffect(() => {
    if (!looking) return;
    const refresh = () => {
      if (document.visibilityState === "visible") load(`/stock/${kind}`);
    };
    const timer = setInterval(refresh, FRESH_FOR_MS);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [looking, kind, load]);
  return stock;
}
