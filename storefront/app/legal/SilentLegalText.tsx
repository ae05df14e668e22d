import { useTranslation } from "react-i18next";

/** Says that a legal text is not to be had right now; how to reach the shop stands below it. */
export function SilentLegalText() {
  const { t } = useTranslation();
  return <p className="notice">{t("legal.silent")}</p>;
}
