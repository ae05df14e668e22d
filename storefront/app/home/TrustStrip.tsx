import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { Stars } from "../reviews/ReviewCard.tsx";
import type { Rating } from "../reviews/reviews.server.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import { usePaymentMethods, useRootData } from "../shop/useRootData.ts";

/** Where on the home page the reviews stand. */
export const LATEST_REVIEWS = "reviews";

const SIGNS = {
  reviews: "M4 5h16v11H11l-4 3.5V16H4z",
  payment: "M2.5 6.5h19v12h-19zM2.5 10h19M6 15h4",
  delivery:
    "M2 6h11v10H2zM13 9.5h4.5L21 13v3h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  returns: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
} as const;

/** What a careful shopper asks first, in one strip: what others say, how one pays, how it comes, whether it goes back. */
export function TrustStrip({ rating }: { rating: Rating | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useRootData()?.settings;
  const { delivery: time } = useDeliveryTimes();
  const methods = usePaymentMethods();
  return (
    <section aria-label={t("home.trust.label")} className="border-b border-line bg-sheet">
      <ul className="trust-strip">
        {rating ? <Reviewed rating={rating} /> : null}
        <Assurance
          sign="payment"
          title={t("home.trust.payment")}
          text={t(settings?.bankTransfer ? "home.trust.paymentTextTransfer" : "home.trust.paymentText", {
            methods,
          })}
        />
        <Assurance
          sign="delivery"
          title={
            <Link to="/faq#shipment" className="trust-link">
              {t("home.trust.delivery")}
            </Link>
          }
          text={t("home.trust.deliveryText", { time })}
        />
        <Assurance
          sign="returns"
          title={
            <Link to={PATHS.withdrawalPolicy[language]} className="trust-link">
              {t("home.trust.returns")}
            </Link>
          }
          text={t("home.trust.returnsText")}
        />
      </ul>
    </section>
  );
}

function Reviewed({ rating: { mean, count } }: { rating: Rating }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <li className="trust">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="trust-sign">
        <path d={SIGNS.reviews} />
      </svg>
      <div className="trust-words">
        <p className="heading leading-tight font-[600]">
          {t("home.trust.rating", { mean: new Intl.NumberFormat(language).format(mean) })}
        </p>
        <p className="text-small">
          <Stars given={Math.round(mean)} />
        </p>
        <p className="text-small">
          <a href={`#${LATEST_REVIEWS}`} className="trust-link">
            {t("home.trust.ratings", { count })}
          </a>
        </p>
      </div>
    </li>
  );
}

function Assurance({ sign, title, text }: { sign: keyof typeof SIGNS; title: ReactNode; text: string }) {
  return (
    <li className="trust">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="trust-sign">
        <path d={SIGNS[sign]} />
      </svg>
      <div className="trust-words">
        <p className="heading leading-tight font-[600]">{title}</p>
        <p className="text-small">{text}</p>
      </div>
    </li>
  );
}
