import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RichHtml } from "../content/RichHtml.tsx";
import { ContactButtons } from "../layout/ContactButtons.tsx";

interface LegalDocumentProps {
  title: string;
  /** The text as editors wrote it; without one, what `spoken` says stands in for it. */
  page: { html: string; validFrom: string } | null;
  /** Stands in until the CMS has answered. */
  spoken: ReactNode;
  /** What belongs below the text, for example a way to act on it. */
  children?: ReactNode;
}

/** A legal page: its text, since when it holds, and how to reach the shop. Never empty. */
export function LegalDocument({ title, page, spoken, children }: LegalDocumentProps) {
  const { t } = useTranslation();
  return (
    <article className="mx-auto grid max-w-[42rem] gap-6 px-4 py-10 desk:py-16">
      <h1 className="hyphens-auto">{title}</h1>
      {page ? <RichHtml html={page.html} className="legal-text" /> : spoken}
      {page?.validFrom ? (
        <p className="text-small text-muted">{t("legal.validFrom", { day: page.validFrom })}</p>
      ) : null}
      {children}
      <section aria-labelledby="legal-contact" className="border-t border-line pt-6">
        <h2 id="legal-contact" className="mb-3">
          {t("legal.contact")}
        </h2>
        <ContactButtons />
      </section>
    </article>
  );
}

/** Says that a legal text is not to be had right now; how to reach the shop stands below it. */
export function SilentLegalText() {
  const { t } = useTranslation();
  return <p className="notice">{t("legal.silent")}</p>;
}
