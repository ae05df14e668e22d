import { useTranslation } from "react-i18next";
import { TOASTS_ELEMENT } from "./toasts.ts";

/** The one place of all notices. It is there from the beginning, because only what changes inside is read aloud. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <section aria-label={t("toasts.label")} className="toasts no-print">
      <div role="status">
        <ul id={TOASTS_ELEMENT} className="grid gap-2" />
      </div>
    </section>
  );
}
