/** A part that takes longer than this has failed (ms): specification, section 9. */
export const LOAD_TIMEOUT_MS = 120_000;

/** How far the loading of a part has come. */
export type Loading<T> =
  | { state: "waiting" }
  | { state: "here"; value: T }
  /** Over time ("late"), or an answer that it does not come ("broken"). */
  | { state: "failed"; reason: "late" | "broken" };

/**
 * Loads a part and reports each change of its state; a late success is reported too. Returns a function that stops the
 * reports.
 */
export function watchLoad<T>(load: () => Promise<T>, tell: (loading: Loading<T>) => void): () => void {
  let watching = true;
  const say = (loading: Loading<T>) => {
    if (watching) tell(loading);
  };
  const timer = setTimeout(() => say({ state: "failed", reason: "late" }), LOAD_TIMEOUT_MS);
  say({ state: "waiting" });
  load()
    .then(
      (value) => say({ state: "here", value }),
      () => say({ state: "failed", reason: "broken" }),
    )
    .finally(() => clearTimeout(timer));
  return () => {
    watching = false;
    clearTimeout(timer);
  };
}
