import { useTranslation } from "react-i18next";

/** Says which picked planks somebody else has by now. Always in the page, so that screen readers hear of it. */
export function GonePlanks({ titles }: { titles: string[] }) {
  const { t } = useTranslation();
  const named = titles.map((title) => (title ? `„${title}“` : t("configurator.unknownPlank")));
  return (
    <div role="status">
      {titles.length > 0 ? (
        <p className="notice notice-fault mt-3 text-small">
          {t("configurator.planksGone", { titles: named.join(", "), count: titles.length })}
        </p>
      ) : null}
    </div>
  );
}
