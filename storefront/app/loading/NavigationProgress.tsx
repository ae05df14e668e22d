import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** A page that comes sooner than this comes at once, to a person (ms). */
const CALM_MS = 250;
/** When it is worth saying aloud (ms). */
const SAY_MS = 1500;

/** A thin line along the top while the next page comes; the present one stays until it is here. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { location } = useNavigation();
  const goal = location?.key;
  const [shown, setShown] = useState({ goal, line: false, words: false });
  useEffect(() => {
    if (!goal) return;
    const line = setTimeout(() => setShown({ goal, line: true, words: false }), CALM_MS);
    const words = setTimeout(() => setShown({ goal, line: true, words: true }), SAY_MS);
    return () => {
      clearTimeout(line);
      clearTimeout(words);
    };
  }, [goal]);
  const current = goal !== undefined && shown.goal === goal ? shown : undefined;
  return (
    <div role="status" className="no-print">
      {current?.line ? <span className="progress-line" /> : null}
      {current?.words ? <span className="sr-only">{t("loading.page")}</span> : null}
    </div>
  );
}
