import { type ConfigurationOf, factLines } from "@planke46/furniture-rules";
import { useDeferredValue, useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

interface FactsTableProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
}

/** What one wants to know before the piece stands at home: seats, load, weight, parcel. It follows every change. */
export function FactsTable({ kind, piece }: FactsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const lines = factLines(kind, useDeferredValue(piece), language);
  return (
    <section aria-labelledby={id} className="group-of">
      <h2 id={id} className="mb-2 text-lead leading-tight">
        {t("configurator.facts")}
      </h2>
      <dl className="facts-table">
        {lines.map(({ code, name, value }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
