import { useTranslation } from "react-i18next";

const PARTS = ["wood", "wax", "steel"] as const;

/** What one wants to know about the material before buying. */
export function TableInfo() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="more" className="mx-auto max-w-page px-4 pt-14 desk:px-8">
      <h2 id="more" className="mb-6 text-title">
        {t("configurator.infoTitle")}
      </h2>
      <div className="grid gap-8 desk:grid-cols-3 desk:gap-12">
        {PARTS.map((part) => (
          <div key={part}>
            <h3 className="text-lead">{t(`configurator.info.${part}.title`)}</h3>
            <p className="mt-1 max-w-[46ch] text-muted">{t(`configurator.info.${part}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
