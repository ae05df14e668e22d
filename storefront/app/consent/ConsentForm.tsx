import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CONSENT_ACTION } from "./place.ts";

/** Yes and no, equally easy. Answered in place by `answerConsent`; without scripts it is posted and leads back to the page. */
export function ConsentForm({ className = "" }: { className?: string }) {
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
