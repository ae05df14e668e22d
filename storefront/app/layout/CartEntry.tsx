import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PIECES } from "../navigation/renewOnReturn.ts";

interface CartEntryProps {
  active: boolean;
  /** How many pieces lie in the cart. */
  pieces: number;
}

/** The cart among the main entries. On phones it stands as a sign in the top row, where a thumb expects it. */
export function CartEntry({ active, pieces }: CartEntryProps) {
  const { t } = useTranslation();
  return (
    <li {...{ [PIECES]: pieces }} className="absolute top-1.5 right-[7.25rem] desk:static">
      <NavLink
        to="/cartDesktop"
        viewTransition
        aria-current={active ? "page" : undefined}
        aria-label={pieces ? t("shop.cartWithCount", { count: pieces }) : undefined}
        className={`nav-entry min-w-11 justify-center ${active ? "border-beeswax" : "border-transparent hover:border-line"}`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="h-6 w-6 desk:hidden">
          <path
            d="M3 4h3l2.4 11h10L21 7H7M9.5 20h.01M17 20h.01"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="sr-only desk:not-sr-only">{t("shop.cart")}</span>
        {pieces ? (
          <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-graphite px-1 text-small text-white">
            {pieces}
          </span>
        ) : null}
      </NavLink>
    </li>
  );
}
