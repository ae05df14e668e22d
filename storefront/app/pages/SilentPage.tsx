import { useTranslation } from "react-i18next";
import { ContactButtons } from "../layout/ContactButtons.tsx";

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
