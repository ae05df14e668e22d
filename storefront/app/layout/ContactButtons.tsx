import { useTranslation } from "react-i18next";
import { useRootData } from "../shop/useRootData.ts";
import { dialable } from "./Footer.tsx";

/** Phone and mail of the workshop, as far as the editors have entered them. */
export function ContactButtons() {
  const { t } = useTranslation();
  const settings = useRootData()?.settings;
  if (!settings?.phone && !settings?.mail) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {settings.phone ? (
        <li>
          <a className="button wrap-anywhere" href={`tel:${dialable(settings.phone)}`}>
            <span className="sr-only">{t("order.call")}: </span>
            {settings.phone}
          </a>
        </li>
      ) : null}
      {settings.mail ? (
        <li>
          <a className="button wrap-anywhere" href={`mailto:${settings.mail}`}>
            <span className="sr-only">{t("order.write")}: </span>
            {settings.mail}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
