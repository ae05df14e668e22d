import type { Translate } from "../language/translate.ts";
import { toast } from "../toast/toasts.ts";
import { needsConnection } from "./needsConnection.ts";

/** The element that reports a lost connection. Empty in the server's markup, and filled by this module alone. */
export const CONNECTION_ELEMENT = "connection";

/**
 * Shows a message while there is no connection. Meanwhile it blocks links and forms, so that the browser's error page
 * does not replace the page and typed data stay.
 */
export function watchConnection(t: Translate): () => void {
  let release: (() => void) | undefined;
  const lose = () => {
    if (release) return;
    release = holdSteps(() => toast((t) => t("loading.offlineStep")));
    say(t("loading.offline"));
  };
  const restore = () => {
    if (!release) return;
    release();
    release = undefined;
    say("");
    toast((t) => t("loading.online"));
  };
  addEventListener("offline", lose);
  addEventListener("online", restore);
  if (!navigator.onLine) lose();
  return () => {
    removeEventListener("offline", lose);
    removeEventListener("online", restore);
    release?.();
  };
}

function say(words: string): void {
  const place = document.getElementById(CONNECTION_ELEMENT);
  const notice = document.createElement("p");
  notice.className = "offline";
  notice.textContent = words;
  place?.replaceChildren(...(words ? [notice] : []));
}

const STEPS = ["click", "submit"];
/** On these events Remix prefetches a link's page, and reloads the current page when that fails. */
const HINTS = ["mouseover", "focusin", "touchstart"];

/** Blocks clicks and form submissions that need a connection and reports each one. Returns a function that stops it. */
function holdSteps(tell: () => void): () => void {
  const holding = new AbortController();
  const hold = (event: Event) => {
    if (!needsConnection(event, location.href)) return;
    event.stopPropagation();
    if (!STEPS.includes(event.type)) return;
    event.preventDefault();
    tell();
  };
  // On the window in the capture phase, before React's own listeners.
  const options = { capture: true, signal: holding.signal };
  for (const type of [...STEPS, ...HINTS]) addEventListener(type, hold, options);
  return () => holding.abort();
}
