import type { Language } from "../../../plugins/furniture-rules/src/language/language.ts";
import { FURNITURE_KINDS } from "../../schemas/kinds/kinds.ts";
import { mailTextKey } from "../../schemas/mails/keys.ts";

/** What decides on which page a document stands. */
export interface Shown {
  _type: string;
  kind?: unknown;
  key?: unknown;
}

const PAGES: Readonly<Record<string, string>> = {
  homePage: "/",
  beesPage: "/bienen",
  sustainabilityPage: "/sustainabilityDesktop",
  aboutPage: "/about",
  faqSection: "/faq",
  faqItem: "/faq",
  standardColor: "/configuratorTableDesktop",
  shopSettings: "/impressum",
};

const LEGAL_PAGES: Readonly<Record<string, string>> = {
  imprint: "/impressum",
  dataProtection: "/datasecurity",
  terms: "/agb",
  withdrawal: "/widerrufsbelehrung",
  guarantee: "/gewaehrleistung",
  accessibility: "/barrierefreiheit",
};

/** The configurator of a kind; nothing for a word that is none. */
function configurator(kind: unknown): string | undefined {
  const known = FURNITURE_KINDS.find(({ value }) => value === kind)?.value;
  return known && `/configurator${known.charAt(0).toUpperCase()}${known.slice(1)}Desktop`;
}

/** The German page of the shop on which a document is to be seen; nothing for one that stands nowhere. */
export function shopPage({ _type, kind, key }: Shown): string | undefined {
  const mail = mailTextKey(_type);
  if (mail) return `/preview/mail/${mail}`;
  if (_type === "legalPage") return LEGAL_PAGES[String(key)];
  if (_type === "review" || _type === "kindInfo") return configurator(kind);
  return PAGES[_type];
}

/** The page in one language, whatever the visitor chose before. */
export function inLanguage(page: string, language: Language): string {
  return `${page}?lng=${language}`;
}
