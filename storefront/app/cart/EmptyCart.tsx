import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CHOOSER } from "../configurator/pages.ts";

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-center px-4 py-10 desk:py-16">
      <div className="paper grid justify-items-center gap-5 px-6 py-12 text-center">
        <svg viewBox="0 0 200 110" aria-hidden="true" className="w-48">
          <path d="M18 40h164v12H18z" fill="none" stroke="#857a6a" strokeWidth="1.5" strokeDasharray="6 5" />
          <path
            d="M34 52v48h10V52m112 0v48h10V52"
            fill="none"
            stroke="#857a6a"
            strokeWidth="1.5"
            strokeDasharray="6 5"
          />
          <path d="M18 26h164M18 21v10m164-10v10" stroke="#857a6a" strokeWidth="1.5" />
        </svg>
        <h1 className="text-lead">{t("cart.empty")}</h1>
        <Link to={CHOOSER} className="button button-main">
          {t("cart.emptyLink")}
        </Link>
      </div>
    </div>
  );
}
