import { useTranslation } from "react-i18next";
import { useRootData } from "../shop/useRootData.ts";

interface SpokenImprintProps {
  /** The manufacturer, as Medusa knows it. */
  maker: { name: string; address: string; email: string } | null;
}

/** The imprint from the shop's settings, else from the manufacturer: the law requires one even without the CMS page. */
export function SpokenImprint({ maker }: SpokenImprintProps) {
  const { t } = useTranslation();
  const settings = useRootData()?.settings;
  const town = settings?.city ? `${settings.zip} ${settings.city}`.trim() : "";
  const lines = settings?.street
    ? [settings.name, settings.street, town, settings.country]
    : [maker?.name ?? settings?.name, maker?.address];
  return (
    <section aria-labelledby="provider" className="grid gap-3">
      <h2 id="provider">{t("legal.provider")}</h2>
      <p>{t("legal.silentImprint")}</p>
      <address className="not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {maker?.email && !settings?.mail ? <a href={`mailto:${maker.email}`}>{maker.email}</a> : null}
      </address>
    </section>
  );
}
