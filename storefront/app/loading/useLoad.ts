import { useCallback, useEffect, useState } from "react";
import { keepInTab, noteInTab } from "../session/tabStorage.ts";

/**
 * Loads something in the browser once the page stands, and again by `retry`, where needed in a new page. `load` must stay
 * the same function from one rendering to the next. On the server and in the first rendering the state is "waiting".
 */
export function useLoad<T>(load: () => Promise<T>): { loading: Loading<T>; retry: () => void } {
  const [loading, setLoading] = useState<Loading<T>>({ state: "waiting" });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      watchLoad(async () => {
        try {
          return await load();
        } catch (error) {
          // The page is about to be reloaded, so no failure is shown.
          if (await reloadIfOutdated()) await new Promise(() => {});
          if (attempt > 0 && (await reloadIfRemembered(error))) await new Promise(() => {});
          throw error;
        }
      }, setLoading),
    [load, attempt],
  );
  return { loading, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

const RELOADED = "reloaded for a newer version";

/**
 * Reloads the page, at most once per version, if the shop was deployed since the page was loaded: the files that this
 * page would load next no longer exist. Returns whether it reloads.
 */
async function reloadIfOutdated(): Promise<boolean> {
  const { url, version } = window.__remixManifest;
  if (noteInTab(RELOADED) === version) return false;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404) return false;
  // A page that cannot remember its reload could reload for ever.
  if (!keepInTab(RELOADED, version)) return false;
  location.reload();
  return true;
}

/**
 * Chromium asks once for the code of a page: what failed then fails for as long as the page is open. Reloads it for a visitor
 * who asks again, if the shop can be reached. Returns whether it reloads.
 */
async function reloadIfRemembered(error: unknown): Promise<boolean> {
  // What browsers throw where code or an answer does not come.
  if (!(error instanceof TypeError)) return false;
  const { url } = window.__remixManifest;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return false;
  location.reload();
  return true;
}

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
