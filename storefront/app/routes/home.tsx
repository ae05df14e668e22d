import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { richTextHtml } from "../content/richText.server.tsx";
import { FaqItem } from "../faq/FaqSection.tsx";
import { CounterBand } from "../home/CounterBand.tsx";
import { Hero } from "../home/Hero.tsx";
import { HowItWorks } from "../home/HowItWorks.tsx";
import { KindTeasers } from "../home/KindTeasers.tsx";
import { shownPicture } from "../home/kindPictures.server.ts";
import { LatestReviews } from "../home/LatestReviews.tsx";
import { PlankBand } from "../home/PlankBand.tsx";
import { hintIn, presetTables, shownTeasers } from "../home/pieces.server.ts";
import { plankPictures } from "../home/plankPictures.server.ts";
import { SurveyThanks } from "../home/SurveyThanks.tsx";
import { TableTeaser } from "../home/TableTeaser.tsx";
import { TrustStrip } from "../home/TrustStrip.tsx";
import { THANKS } from "../home/thanks.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { shownCounters } from "../pages/counters.server.ts";
import { descriptionOf } from "../pages/page.server.ts";
import { latestReviewsOf } from "../reviews/latest.server.ts";
import { announceHome } from "../seo/pages.server.ts";
import { pageTitle } from "../seo/title.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

const FAQ_TEASERS = 4;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const [page, sustainability, faq, { prices }, planks, said] = await Promise.all([
    context.content.homePage(language),
    context.content.sustainabilityPage(language),
    context.content.faq(language),
    context.commerce.prices(),
    plankPictures(language, context),
    latestReviewsOf(language, t, context),
  ]);
  await announceHome(language, context);
  const hint = hintIn(request);
  const presets = presetTables(prices);
  return {
    title: t("home.title"),
    description: descriptionOf(page?.intro ?? t("home.intro")),
    thanks: new URL(request.url).searchParams.has(THANKS),
    page: page && { title: page.title, intro: page.intro, aboutTeaser: page.aboutTeaser },
    teasers: shownTeasers(page?.teasers ?? [], hint, prices, t),
    planks,
    counters: shownCounters(sustainability?.counters ?? [], language),
    hero: shownPicture(hint ?? "table", prices, t),
    presets,
    said,
    faq: (faq ?? [])
      .flatMap(({ items }) => items.slice(0, 1))
      .slice(0, FAQ_TEASERS)
      .map(({ id, question, answer }) => ({ id, question, html: richTextHtml(answer, 3) })),
  };
}

export default function Home() {
  const { thanks, page, teasers, planks, counters, hero, presets, said, faq } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      {thanks ? <SurveyThanks /> : null}
      <Hero title={page?.title ?? t("home.heading")} intro={page?.intro ?? t("home.intro")} shown={hero} />
      <TrustStrip rating={said.rating} />
      <KindTeasers teasers={teasers} />
      <PlankBand planks={planks} />
      <TableTeaser presets={presets} />
      <LatestReviews reviews={said.reviews} />
      <HowItWorks />
      <CounterBand counters={counters} />
      <section className="mx-auto grid max-w-page gap-12 px-4 py-12 desk:grid-cols-2 desk:gap-20 desk:px-8 desk:py-20">
        <div>
          <h2 className="mb-3 text-title">{t("home.aboutTitle")}</h2>
          <p className="max-w-[52ch] whitespace-pre-line">{page?.aboutTeaser || t("home.aboutText")}</p>
          <p className="mt-2">
            <Link to="/about" className="inline-flex min-h-11 items-center">
              {t("home.aboutMore")}
            </Link>
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
            <p className="mt-2">
              <Link to="/faq" className="inline-flex min-h-11 items-center">
                {t("home.faqMore")}
              </Link>
            </p>
          </div>
        ) : null}
      </section>
    </>
  );
}
