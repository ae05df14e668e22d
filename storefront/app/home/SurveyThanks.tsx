import { useTranslation } from "react-i18next";
import { THANKS } from "./thanks.ts";

/** Thanks for an answer, at the head of the start page it led to: `receiveThanks` gives it the focus. */
export function SurveyThanks() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-page px-4 py-6 desk:px-8">
      <p id={THANKS} role="status" tabIndex={-1} className="notice notice-good">
        {t("survey.thanks")}
      </p>
    </div>
  );
}
