import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useReturn } from "./lost.ts";

/** Shown instead of a page while the shop is unreachable. Loads the page as soon as the shop answers again. */
export function LostPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useReturn();
  return (
    <div className="mx-auto grid max-w-center gap-6 px-4 py-16 text-center">
      <h1>{t("loading.lostTitle")}</h1>
      <p>{t("loading.lost")}</p>
      <p>
        <a href={pathname + search} className="button button-main">
          {t("loading.retry")}
        </a>
      </p>
    </div>
  );
}
