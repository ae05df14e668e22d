import { useTranslation } from "react-i18next";
import type { Offer } from "../commerce/remembered.server.ts";

/** Manufacturer, product name and safety notes: product safety law requires them with every offer. */
export function MakerSection({ offer }: { offer: Offer | null }) {
  const { t } = useTranslation();
  if (!offer) return null;
  const { maker } = offer;
  return (
    <section aria-labelledby="maker-heading" className="mx-auto max-w-page px-4 pt-14 desk:px-8">
      <h2 id="maker-heading" className="mb-3 text-lead">
        {t("maker.heading")}
      </h2>
      <div className="grid gap-6 text-small desk:grid-cols-[1fr_2fr] desk:gap-12">
        <dl className="grid content-start gap-2 wrap-anywhere">
          <Row label={t("maker.product")} value={offer.name} />
          <Row label={t("maker.typeNumber")} value={offer.type_number} />
          <Row label={t("maker.manufacturer")} value={`${maker.name}, ${maker.address}`} />
          <div>
            <dt className="text-muted">{t("maker.contact")}</dt>
            <dd>
              <a href={`mailto:${maker.email}`} className="inline-flex min-h-11 items-center">
                {maker.email}
              </a>
            </dd>
          </div>
        </dl>
        <div>
          <h3 className="text-muted">{t("maker.safety")}</h3>
          <ul className="ml-4 list-disc">
            {offer.safety.map((note) => (
              <li key={note} className="max-w-[70ch]">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
