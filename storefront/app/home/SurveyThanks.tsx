import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { THANKS } from "./thanks.ts";

/**
 * Thanks for an answer, at the head of the start page it led to. It takes the focus, so that it is read aloud; and it leaves the
 * address, so that a reload or a shared link does not thank again.
 */
export function SurveyThanks() {
  const { t } = useTranslation();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    const address = new URL(location.href);
    address.searchParams.delete(THANKS);
    history.replaceState(history.state, "", address);
  }, []);
  return (
    <div className="mx-auto max-w-page px-4 py-6 desk:px-8">
      <p ref={element} role="status" tabIndex={-1} className="notice notice-good">
        {t("survey.thanks")}
      </p>
    </div>
  );
}
