import { useLocation, useParams, useRevalidator } from "@remix-run/react";
import i18next from "i18next";
import { useEffect } from "react";
import { countVisits, visit } from "./analytics/visits.ts";
import { startEveryPage } from "./everyPage.ts";
import type { Translate } from "./language/translate.ts";
import { showRouterProgress } from "./loading/routerProgress.ts";
import { followStaticLinks } from "./loading/staticLinks.ts";
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
