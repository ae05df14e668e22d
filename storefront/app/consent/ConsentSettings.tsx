import { useTranslation } from "react-i18next";
import { useRootData } from "../shop/useRootData.ts";
import { ConsentForm } from "./ConsentBanner.tsx";
import { CONSENT_NOW } from "./decision.ts";

/** The decision as it stands, and the way to change it. */
export function ConsentSettings() {
  const { t } = useTranslation();
  const root = useRootData();
  if (!root?.isCounted) return null;
  return (
    <section id="cookies" aria-labelledby="cookies-heading" className="paper grid gap-4 p-5">
      <h2 id="cookies-heading">{t("consent.settings")}</h2>
      <p>{t("consent.what")}</p>
      <p id={CONSENT_NOW} role="status" className="font-[600]">
        {t(`consent.now.${root.decision ?? "open"}`)}
      </p>
      <ConsentForm className="max-w-88" />
    </section>
  );
}
