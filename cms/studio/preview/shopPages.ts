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
  withdrawal: "/widerruf",
};

const CONFIGURATORS: Readonly<Record<string, string>> = {
  table: "/configuratorTableDesktop",
  tableOffice: "/configuratorTableOfficeDesktop",
  bench: "/configuratorBenchDesktop",
  stool: "/configuratorStoolDesktop",
  shelf: "/configuratorShelfDesktop",
  frame: "/configuratorFrameDesktop",
};

/** The German page of the shop on which a document is to be seen; nothing for one that stands nowhere. */
export function shopPage({ _type, kind, key }: Shown): string | undefined {
  if (_type === "legalPage") return LEGAL_PAGES[String(key)];
  if (_type === "review" || _type === "kindInfo") return CONFIGURATORS[String(kind)];
  return PAGES[_type];
}

/** The page in one language, whatever the visitor chose before. */
export function inLanguage(page: string, language: "de" | "en"): string {
  return `${page}?lng=${language}`;
}
