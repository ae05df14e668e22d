import type { Translate } from "../language/translate.ts";
import { toast } from "../toast/toasts.ts";

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

/** True if what a click or a submission is about to do leads to the network: not a place on the page, a call, a mail. */
function needsConnection(event: Event, here: string): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.type === "submit") return event.target.getAttribute("method") !== "dialog";
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  return link !== null && leadsAway(link.href, here);
}

/** True if an address is another page, and not only another place on this one. */
export function leadsAway(address: string, here: string): boolean {
  const goal = new URL(address, here);
  if (!goal.protocol.startsWith("http")) return false;
  return goal.hash === "" || withoutHash(goal) !== withoutHash(new URL(here));
}

function withoutHash(address: URL): string {
  return address.href.slice(0, address.href.length - address.hash.length);
}

/** The link that a plain click follows to another page in the same tab; undefined for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  // It opens over the page, which stays.
  if (link.relList.contains("ar")) return undefined;
  return leadsAway(link.href, location.href) ? link : undefined;
}
