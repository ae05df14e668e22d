import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CHOOSER } from "../piece/pages.ts";
import { RemovedLine } from "./RemovedLine.tsx";
import type { Removals } from "./useRemovals.ts";

/** Nothing in the cart, and the way on; what was just taken out can still be brought back. */
export function EmptyCart({ removals }: { removals: Removals }) {
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
      {removals.lines.length > 0 ? (
        <ul className="mt-6 border-t border-line">
          {removals.lines.map(({ card }) => (
            <RemovedLine key={card.id} card={card} onBack={removals.forget} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
