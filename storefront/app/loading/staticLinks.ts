import { STATIC_PATHS } from "virtual:static-pages";
import type { Translate } from "../language/translate.ts";
import { followedLink } from "./followedLink.ts";
import { showProgress } from "./progress.ts";

/** Makes a hydrated page's links to static pages load documents: the click never reaches the router. */
export function followStaticLinks(t: Translate): () => void {
  const follow = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || link.origin !== location.origin || !STATIC_PATHS.includes(link.pathname)) return;
    event.stopPropagation();
    // Without a connection another listener cancels the click, perhaps after this one.
    setTimeout(() => event.defaultPrevented || showProgress(t));
  };
  // Before React's own listeners, on the document.
  addEventListener("click", follow, { capture: true });
  return () => removeEventListener("click", follow, { capture: true });
}
