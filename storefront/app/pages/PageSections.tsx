import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { RichHtml } from "../content/RichHtml.tsx";
import { ContactButtons } from "../layout/ContactButtons.tsx";

export interface ShownSection {
  key: string;
  title: string;
  html: string;
  picture: Picture | null;
}

/** The sections of a page one below the other; pictures take turns at being on the right and on the left. */
export function PageSections({ sections }: { sections: ShownSection[] }) {
  return (
    <div className="mx-auto max-w-page px-4 desk:px-8">
      {sections.map(({ key, title, html, picture }) => (
        <section key={key} aria-labelledby={`${key}-title`} className="page-section">
          <h2 id={`${key}-title`} className="text-title hyphens-auto">
            {title}
          </h2>
          <RichHtml html={html} />
          {picture ? (
            <ContentPicture
              picture={picture}
              sizes="(min-width: 813px) 48vw, 92vw"
              className="framed page-picture"
            />
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** A page whose content has not been written yet, or has never arrived. */
export function SilentPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-center gap-6 px-4 py-10 desk:py-16">
      <h1>{title}</h1>
      <div className="notice">
        <p className="heading">{t("pages.silentTitle")}</p>
        <p>{t("pages.silent")}</p>
      </div>
      <ContactButtons />
    </div>
  );
}

/** The beginning of a page that editors write: its heading, large, and two or three sentences. */
export function PageHead({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="mx-auto max-w-page px-4 pt-10 pb-8 desk:px-8 desk:pt-16 desk:pb-14">
      <h1 className="max-w-[20ch] text-display font-[740] tracking-[-0.03em] hyphens-auto">{title}</h1>
      {intro ? <p className="mt-5 max-w-[54ch] whitespace-pre-line desk:text-lead">{intro}</p> : null}
    </header>
  );
}

export interface ShownCounter {
  key: string;
  /** The number as it is written in the language of the page. */
  figure: string;
  label: string;
  evidence: string;
}

/** The workshop's figures, each with its evidence, which the law requires for advertising with figures. */
export function Counters({ counters }: { counters: ShownCounter[] }) {
  const { t } = useTranslation();
  if (counters.length === 0) return null;
  return (
    <ul className="counters">
      {counters.map(({ key, figure, label, evidence }) => (
        <li key={key}>
          <p>
            <span className="figures block text-display font-[740]">{figure}</span>
            <span className="heading text-lead wrap-anywhere">{label}</span>
          </p>
          <details className="mt-2 text-small">
            <summary
              aria-label={t("pages.evidenceOf", { claim: `${figure} ${label}` })}
              className="inline-flex min-h-11 items-center underline decoration-beeswax-deep underline-offset-4 hover:text-beeswax-deep"
            >
              {t("pages.evidence")}
            </summary>
            <p className="max-w-[46ch] pb-2 whitespace-pre-line text-muted">{evidence}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
