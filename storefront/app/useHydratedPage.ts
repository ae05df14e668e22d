import { STATIC_PATHS } from "virtual:static-pages";
import { useLocation, useParams, useRevalidator } from "@remix-run/react";
import i18next from "i18next";
import { useEffect } from "react";
import { countVisits, visit } from "./analytics/visits.ts";
import { startEveryPage } from "./everyPage.ts";
import type { Translate } from "./language/translate.ts";
import { followedLink } from "./loading/connection.ts";
import { rememberHeading } from "./loading/heading.ts";
import { hideProgress, showProgress } from "./loading/progress.ts";
import { useRootData } from "./shop/useRootData.ts";
import { speakToasts } from "./toast/toasts.ts";

/** Translates into the language of the moment. */
const t: Translate = i18next.t;

/** Starts what hydrated pages do: what every page does, and what follows from the router's navigations. */
export function useHydratedPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => startEveryPage({ t, renew: revalidate }), [revalidate]);
  useEffect(() => showRouterProgress(t), []);
  useEffect(() => followStaticLinks(t), []);
  useEffect(() => {
    const retell = () => speakToasts(t);
    i18next.on("languageChanged", retell);
    return () => i18next.off("languageChanged", retell);
  }, []);
}

/** Records page views and time on site. */
export function useVisits(): void {
  const isCounted = useRootData()?.isCounted ?? false;
  const { pathname } = useLocation();
  const isOurs = Object.keys(useParams()).length === 0;
  useEffect(() => visit(isOurs ? pathname : undefined), [isOurs, pathname]);
  useEffect(() => (isCounted ? countVisits() : undefined), [isCounted]);
}

/**
 * Shows progress while the router of a hydrated page is on its way to another one, and remembers where to. Asked of the
 * router itself: files that are gone can be missed, and the page reloaded, before React has drawn anything.
 */
function showRouterProgress(t: Translate): () => void {
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

/** Makes a hydrated page's links to static pages load documents: the click never reaches the router. */
function followStaticLinks(t: Translate): () => void {
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
