import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRootData } from "../shop/useRootData.ts";
import { CONSENT_ACTION, CONSENT_BANNER, CONSENT_SETTINGS } from "./decision.ts";

/**
 * Asks for consent to analytics until the visitor decides. It is part of the page between the main menu and the
 * content: it covers nothing, traps no focus and can be ignored. `answerConsent` hides it after a decision.
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const root = useRootData();
  if (!root?.isCounted || root.decision) return null;
  return (
    <aside
      id={CONSENT_BANNER}
      aria-labelledby="consent-heading"
      className="no-print border-b border-line bg-sheet"
    >
      <div className="mx-auto grid max-w-page gap-3 px-4 py-3 desk:grid-cols-[1fr_auto] desk:items-center desk:gap-8 desk:px-8">
        <p className="text-small text-balance">
          <strong id="consent-heading" className="heading">
            {t("consent.heading")}
          </strong>{" "}
          {t("consent.text")} <Link to={CONSENT_SETTINGS}>{t("consent.more")}</Link>
        </p>
        <ConsentForm className="desk:w-88" />
      </div>
    </aside>
  );
}

/** Yes and no, equally easy. Answered in place by `answerConsent`; without scripts it is posted and leads back to the page. */
export function ConsentForm({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <form method="post" action={CONSENT_ACTION} className={`grid grid-cols-2 gap-3 ${className}`}>
      <input type="hidden" name="page" value={pathname + search + hash} />
      {(["no", "yes"] as const).map((decision) => (
        <button key={decision} type="submit" name="decision" value={decision} className="button">
          {t(`consent.${decision}`)}
        </button>
      ))}
    </form>
  );
}
