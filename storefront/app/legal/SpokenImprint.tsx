import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { loader as rootLoader } from "../root.tsx";

interface SpokenImprintProps {
  /** Who makes the furniture, as commerce knows it. */
  maker: { name: string; address: string; email: string } | null;
}

/** Who runs the shop, as far as it is known without the CMS: an imprint is never empty. */
export function SpokenImprint({ maker }: SpokenImprintProps) {
  const { t } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>("root")?.settings;
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
