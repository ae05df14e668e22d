import { useTranslation } from "react-i18next";
import { dayInWords, shopDay } from "../language/day.ts";
import { useLanguage } from "../language/useLanguage.ts";
import type { ShownPage } from "./orderPage.server.ts";

/** What has left the workshop, and where it can be followed. */
export function Shipments({ shipments }: Pick<ShownPage, "shipments">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = shipments.filter(({ shipped_at, delivered_at }) => shipped_at ?? delivered_at);
  if (left.length === 0) return null;
  const day = (moment: string | null) => (moment ? dayInWords(shopDay(moment), language) : "");
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="mb-2 text-lead">
        {t("orderPage.shipments.heading")}
      </h2>
      <ul className="grid gap-3">
        {left.map(({ shipped_at, delivered_at, pieces, tracking }) => (
          <li key={`${shipped_at}${pieces.join()}`} className="border-l-2 border-line pl-4">
            <p>
              {delivered_at
                ? t("orderPage.shipments.delivered", { day: day(delivered_at) })
                : t("orderPage.shipments.sent", { day: day(shipped_at) })}
            </p>
            {pieces.length > 0 ? (
              <p className="text-small text-muted">
                {t("orderPage.shipments.pieces", { pieces: pieces.join(", ") })}
              </p>
            ) : null}
            {tracking.map(({ number, url }) => (
              <p key={number} className="wrap-anywhere">
                {t("orderPage.shipments.tracking")}{" "}
                {url ? (
                  <a href={url} rel="noopener noreferrer" target="_blank" className="figures">
                    {number}
                  </a>
                ) : (
                  <span className="figures">{number}</span>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
