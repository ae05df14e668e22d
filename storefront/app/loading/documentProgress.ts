import type { Translate } from "../language/translate.ts";
import { followedLink } from "./followedLink.ts";
import { hideProgress, showProgress } from "./progress.ts";

/** Shows progress from a click or a form that the browser itself answers with another document until that has come. */
export function showDocumentProgress(t: Translate): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const show = (event: Event) => {
    if (!event.defaultPrevented) showProgress(t);
  };
  // On the window, after React and everybody else had the chance to answer the event.
  addEventListener("click", (event) => followedLink(event) && show(event), { signal });
  addEventListener("submit", (event) => opensPage(event) && show(event), { signal });
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", hideProgress, { signal });
  return () => {
    ending.abort();
    hideProgress();
  };
}

function opensPage({ target }: SubmitEvent): boolean {
  return target instanceof HTMLFormElement && target.getAttribute("method") !== "dialog" && !target.target;
}
