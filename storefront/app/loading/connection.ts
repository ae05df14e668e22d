import type { Translate } from "../language/translate.ts";
import { toast } from "../toast/toasts.ts";
import { holdSteps } from "./holdSteps.ts";

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
