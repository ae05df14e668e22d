import { createStaticHandler } from "@remix-run/router";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { Outlet } from "react-router-dom";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { World } from "../../cms/worlds/anyContent.ts";
import { ask } from "../../cms/worlds/ask.ts";
import { priceTable } from "../../plugins/furniture-rules/src/index.js";
import { picturesOf } from "../../storefront/app/content/picture.server.ts";
import { type Ask, contentReader } from "../../storefront/app/content/reader.server.ts";
import { i18nIn } from "../../storefront/app/language/language.server.ts";
import type { Language } from "../../storefront/app/language/languages.ts";
import { Footer } from "../../storefront/app/layout/Footer.tsx";
import { Header } from "../../storefront/app/layout/Header.tsx";
import * as about from "../../storefront/app/routes/about.tsx";
import * as bees from "../../storefront/app/routes/bees.tsx";
import * as configurator from "../../storefront/app/routes/configurator.tsx";
import * as dataSecurity from "../../storefront/app/routes/dataSecurity.tsx";
import * as faq from "../../storefront/app/routes/faq.tsx";
import * as home from "../../storefront/app/routes/home.tsx";
import * as imprint from "../../storefront/app/routes/imprint.tsx";
import * as legalText from "../../storefront/app/routes/legalText.tsx";
import * as sustainability from "../../storefront/app/routes/sustainability.tsx";
import * as withdrawalPolicy from "../../storefront/app/routes/withdrawalPolicy.tsx";
import { originsOf } from "../../storefront/app/seo/origins.server.ts";
import { createCartSessions } from "../../storefront/app/session/cartCookie.server.ts";

/** Every page with words of editors, by its path, and the id of the document that is all its own. */
export const PAGES = {
  "/": [home, "homePage"],
  "/faq": [faq, ""],
  "/bees": [bees, "beesPage"],
  "/about": [about, "aboutPage"],
  "/sustainabilityDesktop": [sustainability, "sustainabilityPage"],
  "/impressum": [imprint, "legalPage-imprint"],
  "/datasecurity": [dataSecurity, "legalPage-dataProtection"],
  "/agb": [legalText, "legalPage-terms"],
  "/widerrufsbelehrung": [withdrawalPolicy, "legalPage-withdrawal"],
  "/gewaehrleistung": [legalText, "legalPage-guarantee"],
  "/barrierefreiheit": [legalText, "legalPage-accessibility"],
  "/configuratorTableDesktop": [configurator, "kindInfo-table"],
  "/configuratorStoolDesktop": [configurator, "kindInfo-stool"],
} as const;
export type Path = keyof typeof PAGES;

export interface Shown {
  html: string;
  /** Titles and descriptions of the head. */
  meta: { name?: string; content?: string }[];
  /** JSON-LD. */
  structured: unknown[];
}

/** What express build costs here, EUR: not the default. */
export const EXPRESS = 81;

const environment = { STOREFRONT_URL: "https://shop.example" };
const origins = originsOf(environment as never);
const pictureOf = picturesOf({ projectId: "planke46", dataset: "production" });
const table = priceTable({ "cart.expressBuild": EXPRESS });
if (!table.ok) throw new Error("The price is none");
const commerce = {
  onlineMethods: async () => ["card", "paypal"] as const,
  prices: async () => ({ version: 1, prices: table.prices, offSale: [] }),
};

/** The storefront's readers of a world. */
export function contentOf(world: World) {
  const read: Ask = async (query, locale, parameters = {}) =>
    query.shape((await ask(world, query.groq, { locale, ...parameters })) as never, pictureOf);
  return contentReader(read, commerce);
}

/** A page of a world with its header and footer, rendered as the server does it, without Medusa. Rejects where the server would answer an error. */
export async function show(world: World, path: Path, language: Language): Promise<Shown> {
  const content = contentOf(world);
  const structured: unknown[] = [];
  const context = {
    content,
    commerce,
    environment,
    structuredData: structured,
    offerOf: async () => null,
    stockOf: async () => null,
    cartSessions: createCartSessions(["a secret of thirty-two characters"], false),
  };
  const [{ default: Component, loader, meta }] = PAGES[path];
  const root = async () => ({
    settings: await content.settings(language),
    screen: "desktop",
    cartCount: 0,
    language,
  });
  const frame = () => element("div", null, element(Header), element(Outlet), element(Footer));
  const page = { id: "page", loader: (given: object) => loader({ ...given, context } as never), Component };
  const children = [path === "/" ? { ...page, index: true } : { ...page, path: path.slice(1) }];
  const handler = createStaticHandler([
    { id: "root", path: "/", loader: root, Component: frame, children },
  ] as never);
  const answer = await handler.query(new Request(`https://shop.example${path}?lng=${language}`));
  if (answer instanceof Response) throw new Error(`${answer.status}`);
  for (const error of Object.values(answer.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, answer);
  const routes = element(StaticRouterProvider, { router, context: answer, hydrate: false });
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n: await i18nIn(language) }, routes));
  const { page: data, root: rootData } = answer.loaderData;
  const matches = [{ id: "root", data: { ...rootData, origins, description: "Planken" } }];
  const said = meta({ data, matches, location: { pathname: path, search: "" } } as never);
  return { html, meta: said as Shown["meta"], structured };
}
