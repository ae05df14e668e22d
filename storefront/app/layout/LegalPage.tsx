import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A legal page, marked as a sample as long as it holds placeholders. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-center gap-6 px-4 py-10 desk:py-16">
      <h1>{title}</h1>
      <p className="notice">{t("legal.sample")}</p>
      {children}
    </div>
  );
}
