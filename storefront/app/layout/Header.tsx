import { Form, Link, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FALLBACK_NAME } from "../content/fallbackName.ts";
import { LANGUAGE_ACTION } from "../language/languageForm.ts";
import { LANGUAGES } from "../language/languages.ts";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { PIECES } from "../navigation/renewOnReturn.ts";
import { CHOOSER } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { isHome } from "../seo/addresses.ts";
import { useRootData } from "../shop/useRootData.ts";

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
        <Wordmark name={root?.settings.name ?? FALLBACK_NAME} />
        <nav
          aria-label={t("shop.navigation")}
          className="order-3 -mx-2 w-full desk:order-2 desk:ml-auto desk:w-auto"
        >
          <ul className="flex justify-between desk:gap-1 wide:gap-2">
            {entries.map(({ to, label, active }) => (
              <li key={label}>
                <Link to={to} viewTransition aria-current={active ? "page" : undefined} className="nav-entry">
                  {label}
                </Link>
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

interface CartEntryProps {
  active: boolean;
  /** How many pieces lie in the cart. */
  pieces: number;
}

/** The cart among the main entries. On phones it stands as a sign in the top row, where a thumb expects it. */
function CartEntry({ active, pieces }: CartEntryProps) {
  const { t } = useTranslation();
  return (
    <li {...{ [PIECES]: pieces }} className="absolute top-1.5 right-[7.25rem] desk:static">
      <Link
        to="/cartDesktop"
        viewTransition
        aria-current={active ? "page" : undefined}
        aria-label={pieces ? t("shop.cartWithCount", { count: pieces }) : undefined}
        className="nav-entry min-w-11 justify-center"
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
      </Link>
    </li>
  );
}

/**
 * Switches between German and English and stays on the same page with its query; when another page is already on its way,
 * goes along to that one. Works without scripts.
 */
function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const { location, formMethod } = useNavigation();
  const isLeaving = location !== undefined && !formMethod;
  const page = useRef<HTMLInputElement>(null);
  const names = { de: t("shop.toGerman"), en: t("shop.toEnglish") };
  return (
    <Form
      method="post"
      action={LANGUAGE_ACTION}
      preventScrollReset={!isLeaving}
      replace={!isLeaving}
      onSubmit={() => {
        if (page.current) page.current.value = meantPage();
      }}
    >
      <input ref={page} type="hidden" name="page" value={pathname + search} />
      {isLeaving ? <input type="hidden" name="leaving" /> : null}
      <fieldset className="flex">
        <legend className="sr-only">{t("shop.language")}</legend>
        {LANGUAGES.map((language) => {
          const current = i18n.resolvedLanguage === language;
          return (
            <button
              key={language}
              type="submit"
              name="language"
              value={language}
              lang={language}
              aria-label={names[language]}
              aria-pressed={current}
              className={`heading min-h-11 min-w-11 px-2 text-small font-[560] tracking-wide uppercase ${
                current
                  ? "underline decoration-beeswax decoration-3 underline-offset-4"
                  : "text-muted hover:text-graphite"
              }`}
            >
              {language}
            </button>
          );
        })}
      </fieldset>
    </Form>
  );
}

/** The shop's name beside its mark: a plank with its punched steel bands, on two legs. The smallest phones have room for the name alone. */
function Wordmark({ name }: { name: string }) {
  return (
    <Link to="/" viewTransition className="flex min-h-14 shrink-0 items-center gap-3 no-underline">
      <svg viewBox="0 0 44 34" aria-hidden="true" className="h-8 w-auto max-[22rem]:hidden">
        <path d="M1 4h42v9H1z" fill="#c9a86a" />
        <path d="M1 7.2h42M1 10h42" stroke="#a5854c" strokeWidth=".8" />
        <path d="M1 4h4v9H1zm38 0h4v9h-4z" fill="#5f564a" />
        <path d="M8 13h3.4v20H8zm24.6 0H36v20h-3.4zM8 29.6h28V33H8z" fill="#27292b" />
      </svg>
      <span
        className={`wordmark heading leading-none font-[720] hyphens-auto ${name.length > 11 ? "text-small" : "text-lead"}`}
      >
        {name}
      </span>
    </Link>
  );
}

/** What the cart's own page knows of it; no bill where the shop does not answer. */
interface CartData {
  bill: { lines: { quantity: number }[] } | null;
}

/** How many pieces lie in the cart: as its own page knows on that page, elsewhere as last seen. */
function useCartCount(): number {
  const seen = useRootData()?.cartCount ?? 0;
  const cart = useRouteLoaderData<CartData>("routes/cart");
  if (!cart?.bill) return seen;
  return cart.bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The page with its query that the visitor means by now: the one on its way, otherwise the one that the address names. Renders
 * show either a moment later, on a slow machine seconds later.
 */
function meantPage(): string {
  const { navigation, location } = window.__remixRouter.state;
  const coming = navigation.formMethod ? undefined : navigation.location;
  const { pathname, search } = coming ?? location;
  return pathname + search;
}
