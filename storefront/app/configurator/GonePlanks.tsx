import { useTranslation } from "react-i18next";

/** Names the picked planks that are no longer available. Always in the page: screen readers announce its changes. */
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
