import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CONSENT_SETTINGS } from "../consent/decision.ts";
import { FALLBACK_NAME } from "../content/fallbackName.ts";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { CHOOSER } from "../piece/pages.ts";
import { useRootData } from "../shop/useRootData.ts";

/** Contact and law below every page but the chooser, which is about one decision. */
export function Footer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguage();
  const root = useRootData();
  const settings = root?.settings;
  const place =
    settings && [settings.street, `${settings.zip} ${settings.city}`.trim()].filter(Boolean).join(", ");
  if (pathname === CHOOSER) return null;
  return (
    <footer className="mt-16 bg-graphite text-chalk">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-8 px-4 py-12 text-small desk:grid-cols-[2fr_1fr_1fr_1fr_1fr] desk:px-8">
        <div className="max-w-[34ch] col-span-2 desk:col-span-1">
          <p className="heading mb-2 text-lead wrap-anywhere text-white">{settings?.name ?? FALLBACK_NAME}</p>
          <p>{t("shop.footerPromise")}</p>
        </div>
        <FooterGroup title={t("shop.footerShop")}>
          <FooterLink to={CHOOSER}>{t("shop.configurator")}</FooterLink>
          <FooterLink to={PATHS.drafts[language]}>{t("drafts.title")}</FooterLink>
          <FooterLink to="/cartDesktop">{t("shop.cart")}</FooterLink>
          <FooterLink to="/faq">{t("shop.faq")}</FooterLink>
        </FooterGroup>
        <FooterGroup title={t("shop.footerWorkshop")}>
          <FooterLink to={PATHS.bees[language]}>{t("pages.bees")}</FooterLink>
          <FooterLink to="/sustainabilityDesktop">{t("pages.sustainability")}</FooterLink>
          <FooterLink to="/about">{t("pages.about")}</FooterLink>
        </FooterGroup>
        {settings?.phone || settings?.mail || place ? (
          <FooterGroup title={t("shop.footerContact")} wide>
            {settings?.phone ? (
              <FooterAnchor href={`tel:${dialable(settings.phone)}`}>{settings.phone}</FooterAnchor>
            ) : null}
            {settings?.mail ? (
              <FooterAnchor href={`mailto:${settings.mail}`}>{settings.mail}</FooterAnchor>
            ) : null}
            {place ? (
              <li className="flex min-h-11 items-center wrap-anywhere desk:min-h-8">{place}</li>
            ) : null}
          </FooterGroup>
        ) : null}
        <FooterGroup title={t("shop.footerLegal")} wide>
          <FooterLink to="/impressum">{t("shop.imprint")}</FooterLink>
          <FooterLink to="/datasecurity">{t("shop.dataSecurity")}</FooterLink>
          {root?.isCounted ? <FooterLink to={CONSENT_SETTINGS}>{t("consent.settings")}</FooterLink> : null}
          <FooterLink to={PATHS.terms[language]}>{t("shop.terms")}</FooterLink>
          <FooterLink to={PATHS.withdrawalPolicy[language]}>{t("shop.withdrawalPolicy")}</FooterLink>
          <FooterLink to={PATHS.withdrawal[language]}>{t("withdrawal.link")}</FooterLink>
          <FooterLink to={PATHS.guarantee[language]}>{t("shop.guarantee")}</FooterLink>
          {settings?.accessibility ? (
            <FooterLink to={PATHS.accessibility[language]}>{t("shop.accessibility")}</FooterLink>
          ) : null}
        </FooterGroup>
      </div>
    </footer>
  );
}

/** A telephone number without what only people read. */
export function dialable(phone: string): string {
  return phone.replace(/\(0\)|[^+\d]/g, "");
}

interface FooterGroupProps {
  title: string;
  /** Takes the whole width of a phone, its entries one after the other. */
  wide?: boolean;
  children: React.ReactNode;
}

function FooterGroup({ title, wide = false, children }: FooterGroupProps) {
  return (
    <div className={wide ? "col-span-2 desk:col-span-1" : ""}>
      <h2 className="mb-1 text-small text-white">{title}</h2>
      <ul className={wide ? "flex flex-wrap gap-x-8 desk:block" : ""}>{children}</ul>
    </div>
  );
}

const LINK =
  "inline-flex min-h-11 min-w-11 items-center no-underline hover:text-white hover:underline desk:min-h-8";

function FooterLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <Link to={to} viewTransition className={LINK}>
        {children}
      </Link>
    </li>
  );
}

function FooterAnchor({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <li>
      <a href={href} className={LINK}>
        {children}
      </a>
    </li>
  );
}
