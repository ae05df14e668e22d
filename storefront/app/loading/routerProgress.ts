import type { Translate } from "../language/translate.ts";
import { rememberHeading } from "./heading.ts";
import { hideProgress, showProgress } from "./progress.ts";

/**
 * Shows progress while the router of a hydrated page is on its way to another one, and remembers where to. Asked of the
 * router itself: files that are gone can be missed, and the page reloaded, before React has drawn anything.
 */
export function showRouterProgress(t: Translate): () => void {
  let goal: string | undefined;
  return window.__remixRouter.subscribe(({ navigation: { location, formMethod } }) => {
    const visit = location && (!formMethod || formMethod === "GET");
    rememberHeading(visit ? location.pathname + location.search : undefined);
    if (location?.key === goal) return;
    goal = location?.key;
    if (goal) showProgress(t);
    else hideProgress();
  });
}
