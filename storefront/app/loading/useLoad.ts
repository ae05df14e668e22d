import { useCallback, useEffect, useState } from "react";
import { reloadIfOutdated, reloadIfRemembered } from "./deployment.ts";
import { type Loading, watchLoad } from "./watchLoad.ts";

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
