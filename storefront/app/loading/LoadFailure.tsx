import { useTranslation } from "react-i18next";

interface LoadFailureProps {
  /** What the part is called, at the beginning of a sentence: "Die 3D-Ansicht". */
  name: string;
  retry: () => void;
}

/** Message and retry button for a part of a page that failed to load (see useLoad), shown over its placeholder. */
export function LoadFailure({ name, retry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="part-word">
      <p>{t("loading.partFailed", { name })}</p>
      <button type="button" className="button" onClick={retry}>
        {t("loading.retry")}
      </button>
    </div>
  );
}
