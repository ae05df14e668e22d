import { useTranslation } from "react-i18next";
import type { Offer } from "../commerce/remembered.server.ts";

/** Manufacturer, product name and safety notes: product safety law requires them with every offer. An electrical device has more to say. */
export function MakerSection({ offer }: { offer: Offer | null }) {
  const { t } = useTranslation();
  if (!offer) return null;
  const { maker, electrical } = offer;
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
          {electrical?.registration ? (
            <Row label={t("maker.registration")} value={electrical.registration} />
          ) : null}
          <div>
            <dt className="text-muted">{t("maker.contact")}</dt>
            <dd>
              <a href={`mailto:${maker.email}`} className="inline-flex min-h-11 items-center">
                {maker.email}
              </a>
            </dd>
          </div>
        </dl>
        <div className="grid gap-6">
          <Notes title={t("maker.safety")} notes={offer.safety} />
          {electrical ? (
            <div className="flex gap-4">
              <CrossedOutBin />
              <Notes title={t("maker.disposal")} notes={electrical.disposal} />
            </div>
          ) : null}
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

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div>
      <h3 className="text-muted">{title}</h3>
      <ul className="ml-4 list-disc">
        {notes.map((note) => (
          <li key={note} className="max-w-[70ch]">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sign for separate collection (EN 50419, Annex 3 of the ElektroG): a bin on wheels, crossed out, above a bar. */
function CrossedOutBin() {
  return (
    <svg viewBox="0 0 40 56" aria-hidden="true" className="mt-1 h-14 w-10 shrink-0 fill-none stroke-current">
      <path d="M9 12h22M13 12V8h14v4M11 12l3 25h12l3-25M17 37v2" strokeWidth="2" />
      <circle cx="26" cy="39" r="3" strokeWidth="2" />
      <path d="M4 5l32 38M36 5L4 43" strokeWidth="2" />
      <path d="M6 50h28" strokeWidth="7" />
    </svg>
  );
}
