import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Tells staff that they see what shoppers do not see yet, and lets them out. A plain form: it loads the page afresh. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <aside
      aria-label={t("preview.label")}
      className="no-print sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 bg-beeswax px-4 py-1 text-small"
    >
      <p className="heading font-[600]">{t("preview.on")}</p>
      <form method="post" action="/preview/end">
        <input type="hidden" name="page" value={pathname + search} />
        <button type="submit" className="heading min-h-11 px-2 underline underline-offset-4">
          {t("preview.end")}
        </button>
      </form>
    </aside>
  );
}
