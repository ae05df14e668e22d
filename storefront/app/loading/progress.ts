import type { Translate } from "../language/translate.ts";
import { followedLink } from "./connection.ts";

/** The element that shows progress. Empty in the server's markup, and filled by this module alone. */
export const PROGRESS_ELEMENT = "progress";

/** A page that comes sooner than this comes at once, to a person (ms). */
const CALM_MS = 250;
/** When it is worth saying aloud (ms). */
const SAY_MS = 1500;

let timers: ReturnType<typeof setTimeout>[] = [];

/** Shows a thin line along the top while the next page comes, and later says so; the present page stays until it is here. */
export function showProgress(t: Translate): void {
  hideProgress();
  timers = [
    setTimeout(() => add("progress-line", ""), CALM_MS),
    setTimeout(() => add("sr-only", t("loading.page")), SAY_MS),
  ];
}

export function hideProgress(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  document.getElementById(PROGRESS_ELEMENT)?.replaceChildren();
}

function add(className: string, words: string): void {
  const part = document.createElement("span");
  part.className = className;
  part.textContent = words;
  document.getElementById(PROGRESS_ELEMENT)?.append(part);
}

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
