import {
  type ConfigurationOf,
  defaultConfiguration,
  PRESETS,
  type Prices,
  priceOf,
  type TableConfiguration,
} from "@planke46/furniture-rules";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { nearestConfiguration, queryOf } from "../configurator/address/address.ts";
import { sizesOf } from "../configurator/address/size.ts";
import { pieceText } from "../configurator/facts.ts";
import type { ConfigurableKind } from "../configurator/kinds.ts";
import { richTextHtml } from "../content/richText.server.tsx";
import { FaqItem } from "../faq/FaqSection.tsx";
import { CounterBand } from "../home/CounterBand.tsx";
import { Hero } from "../home/Hero.tsx";
import { HowItWorks } from "../home/HowItWorks.tsx";
import { KindTeasers } from "../home/KindTeasers.tsx";
import { TableTeaser } from "../home/TableTeaser.tsx";
import { languageOf, textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { shownCounters } from "../pages/counters.server.ts";
import { descriptionOf } from "../pages/page.server.ts";

const FAQ_TEASERS = 4;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const [page, sustainability, faq, { prices }] = await Promise.all([
    context.content.homePage(language),
    context.content.sustainabilityPage(language),
    context.content.faq(language),
    context.commerce.prices(),
  ]);
  const presets = presetTables(prices);
  const cheapest = Math.min(...presets.map(({ price }) => price));
  return {
    title: t("home.title"),
    description: descriptionOf(page?.intro ?? t("home.intro")),
    page,
    counters: shownCounters(sustainability?.counters ?? [], language),
    hero: heroOf(hintIn(request), prices, cheapest, t),
    presets,
    faq: (faq ?? [])
      .flatMap(({ items }) => items.slice(0, 1))
      .slice(0, FAQ_TEASERS)
      .map(({ id, question, answer }) => ({ id, question, html: richTextHtml(answer, 3) })),
  };
}

/** Somebody sent here for a kind meets that kind first. */
const HINTS: Readonly<Record<string, ConfigurableKind>> = {
  tisch: "table",
  bank: "bench",
  regal: "shelf",
  hocker: "stool",
};

function hintIn(request: Request): ConfigurableKind {
  const word = /^\/(\w+)/.exec(new URL(request.url).pathname)?.[1] ?? "";
  return (Object.hasOwn(HINTS, word) && HINTS[word]) || "table";
}

/** The piece of the large drawing in words, and the least a piece of its kind costs. */
function heroOf(kind: ConfigurableKind, prices: Prices, cheapestTable: number, t: TFunction) {
  const piece: ConfigurationOf<ConfigurableKind> = kind === "table" ? heroTable : defaultConfiguration(kind);
  return {
    kind,
    query: queryOf(kind, piece).toString(),
    words: pieceText(kind, piece, null, t),
    fromPrice: kind === "table" ? cheapestTable : priceOf(kind, smallestOf(kind), prices).price,
  };
}

/** The least one can have of a kind: its smallest named size, or its smallest sides. */
function smallestOf(kind: ConfigurableKind): ConfigurationOf<ConfigurableKind> {
  const [, named] = sizesOf(kind);
  const smallest = {
    chosen: named ?? "",
    width: "0",
    height: "0",
    numberOfPlanks: "0",
    numberOfPillars: "0",
  };
  return nearestConfiguration(kind, new URLSearchParams(smallest));
}

/** The table of the large drawing: wide enough for four planks. */
const heroTable: TableConfiguration = {
  ...defaultConfiguration("table"),
  dimensions: { chosen: "individual", length: 220, width: 95, height: 75 },
  frameType: "closed",
};

function presetTables(prices: Prices) {
  return (["dining", "office", "sofa"] as const).map((name) => {
    const table: TableConfiguration = {
      ...defaultConfiguration("table"),
      dimensions: { chosen: name, ...PRESETS.table[name] },
    };
    return {
      name,
      ...PRESETS.table[name],
      query: queryOf("table", table).toString(),
      price: priceOf("table", table, prices).price,
    };
  });
}

export default function Home() {
  const { page, counters, hero, presets, faq } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <Hero title={page?.title ?? t("home.heading")} intro={page?.intro ?? t("home.intro")} piece={hero} />
      <HowItWorks />
      <KindTeasers teasers={page?.teasers ?? []} />
      <TableTeaser presets={presets} />
      <CounterBand counters={counters} />
      <section className="mx-auto grid max-w-page gap-12 px-4 py-12 desk:grid-cols-2 desk:gap-20 desk:px-8 desk:py-20">
        <div>
          <h2 className="mb-3 text-title">{t("home.aboutTitle")}</h2>
          <p className="max-w-[52ch] whitespace-pre-line">{page?.aboutTeaser || t("home.aboutText")}</p>
          <p className="mt-4">
            <Link to="/about">{t("home.aboutMore")}</Link>
          </p>
        </div>
        {faq.length > 0 ? (
          <div>
            <h2 className="mb-3 text-title">{t("home.faqTitle")}</h2>
            <div className="border-t border-line">
              {faq.map((item) => (
                <FaqItem key={item.id} question={item.question} html={item.html} />
              ))}
            </div>
            <p className="mt-4">
              <Link to="/faq">{t("home.faqMore")}</Link>
            </p>
          </div>
        ) : null}
      </section>
    </>
  );
}
