import { useEffect, useState } from "react";
import type { PlankMeasures } from "./viewedPlank.ts";

/** The measures of a kind's planks, asked for once; empty until they are known, and when the store does not answer. */
export function useMeasures(kind: string): readonly PlankMeasures[] {
  const [measures, setMeasures] = useState<readonly PlankMeasures[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    askMeasures(kind, leaving.signal).then(setMeasures, () => {});
    return () => leaving.abort();
  }, [kind]);
  return measures;
}

async function askMeasures(kind: string, signal: AbortSignal): Promise<readonly PlankMeasures[]> {
  const answer = await fetch(`/stock/${kind}`, { headers: { accept: "application/json" }, signal });
  if (!answer.ok) return [];
  const { stock }: { stock?: PlankMeasures[] | null } = await answer.json();
  return stock ?? [];
}
