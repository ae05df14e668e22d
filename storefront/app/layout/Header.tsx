import { NavLink, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CHOOSER } from "../configurator/pages.ts";
import type { loader as rootLoader } from "../root.tsx";
import { usePagePath } from "../screen/useScreen.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The top bar: name of the shop, main entries with the active one marked, language. 70 px high. */
export function Header() {
  const { t } = useTranslation();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { pathname } = useLocation();
  const page = usePagePath();
  const count = root?.cartCount ?? 0;
  const entries = [
    { to: page("home"), label: t("shop.home"), active: pathname === "/" || pathname.startsWith("/home") },
    {
      to: CHOOSER,
      label: t("shop.configurator"),
      active: pathname.startsWith("/configurator"),
    },
    { to: "/faq", label: t("shop.faq"), active: pathname === "/faq" },
    { to: "/cartDesktop", label: t("shop.cart"), active: pathname === "/cartDesktop", count },
  ];
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex min-h-navigation max-w-page flex-wrap items-center gap-x-6 px-4 desk:h-navigation desk:flex-nowrap desk:px-8">
        <Wordmark name={root?.settings.name ?? "Planke 46"} />
        <nav
          aria-label={t("shop.navigation")}
          className="order-3 -mx-2 w-full desk:order-2 desk:ml-auto desk:w-auto"
        >
          <ul className="flex justify-between desk:gap-2">
            {entries.map(({ to, label, active, count: pieces }) => (
              <li key={label}>
                <NavLink
                  to={to}
                  aria-current={active ? "page" : undefined}
                  aria-label={pieces ? t("shop.cartWithCount", { count: pieces }) : undefined}
                  className={`heading flex min-h-11 items-center gap-1.5 border-b-3 px-2 text-small font-[560] tracking-normal no-underline transition-colors desk:h-navigation desk:px-3 desk:text-body ${
                    active ? "border-beeswax" : "border-transparent hover:border-line"
                  }`}
                >
                  {label}
                  {pieces ? (
                    <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-graphite px-1 text-[0.75rem] text-white">
                      {pieces}
                    </span>
                  ) : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="order-2 ml-auto desk:order-3 desk:ml-0">
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
