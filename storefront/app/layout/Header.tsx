import { NavLink, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { CHOOSER } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { isHome } from "../seo/addresses.ts";
import { useCartCount } from "../shop/useCartCount.ts";
import { useRootData } from "../shop/useRootData.ts";
import { CartEntry } from "./CartEntry.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The top bar: name of the shop, the six main entries with the active one marked, language. 70 px high. */
export function Header() {
  const { t } = useTranslation();
  const root = useRootData();
  const { pathname } = useLocation();
  const page = usePagePath();
  const bees = PATHS.bees;
  const entries = [
    { to: page("home"), label: t("shop.home"), active: isHome(pathname) },
    {
      to: CHOOSER,
      label: t("shop.configurator"),
      active: pathname.startsWith("/configurator"),
    },
    {
      to: bees[useLanguage()],
      label: t("shop.bees"),
      active: pathname === bees.de || pathname === bees.en,
    },
    { to: "/about", label: t("shop.about"), active: pathname === "/about" },
    { to: "/faq", label: t("shop.faq"), active: pathname === "/faq" },
  ];
  return (
    <header className="relative border-b border-line bg-paper">
      <div className="mx-auto flex min-h-navigation max-w-page flex-wrap items-center gap-x-6 px-4 desk:h-navigation desk:flex-nowrap desk:px-8">
        <Wordmark name={root?.settings.name ?? "Planke 46"} />
        <nav
          aria-label={t("shop.navigation")}
          className="order-3 -mx-2 w-full desk:order-2 desk:ml-auto desk:w-auto"
        >
          <ul className="flex justify-between desk:gap-1 wide:gap-2">
            {entries.map(({ to, label, active }) => (
              <li key={label}>
                <NavLink
                  to={to}
                  viewTransition
                  aria-current={active ? "page" : undefined}
                  className={`nav-entry ${active ? "border-beeswax" : "border-transparent hover:border-line"}`}
                >
                  {label}
                </NavLink>
              </li>
            ))}
            <CartEntry active={pathname === "/cartDesktop"} pieces={useCartCount()} />
          </ul>
        </nav>
        <div className="order-2 ml-auto desk:order-3 desk:ml-0">
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
