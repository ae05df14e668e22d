import { useTranslation } from "react-i18next";

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
