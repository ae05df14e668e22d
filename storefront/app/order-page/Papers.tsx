import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dayInWords } from "../language/day.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import type { ShownPage } from "./orderPage.server.ts";

/** Invoices and credit notes, each as a PDF to keep. */
export function Papers({ papers }: Pick<ShownPage, "papers">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { euro } = useMoney();
  const page = useLocation().pathname.replace(/\/$/, "");
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers" className="no-print">
      <h2 id="papers" className="mb-2 text-lead">
        {t("orderPage.papers.heading")}
      </h2>
      <ul className="grid gap-3">
        {papers.map(({ number, title, kind, issued_on, total }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-l-2 border-line pl-4"
          >
            <span>
              <a href={`${page}/papers/${number}`} download>
                {t("orderPage.papers.paper", { title, number })}
              </a>
              <span className="block text-small text-muted">
                {t("orderPage.papers.issued", { day: dayInWords(issued_on, language) })}
              </span>
            </span>
            <span className="figures">{euro(kind === "invoice" ? total : -total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
