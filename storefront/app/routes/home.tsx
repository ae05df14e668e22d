import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { richTextHtml } from "../content/richText.server.tsx";
import { FaqItem } from "../faq/FaqSection.tsx";
import { Hero } from "../home/Hero.tsx";
import { KindTeasers, TableTeaser } from "../home/KindTeasers.tsx";
import { shownPicture } from "../home/kindPictures.server.ts";
import { firstKind, hintIn, presetTables, shownTeasers } from "../home/pieces.server.ts";
import { type PlankPicture, plankPictures } from "../home/plankPictures.server.ts";
import { LATEST_REVIEWS, TrustStrip } from "../home/TrustStrip.tsx";
import { THANKS } from "../home/thanks.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { Counters, type ShownCounter } from "../pages/PageSections.tsx";
import { descriptionOf, shownCounters } from "../pages/page.server.ts";
import { ReviewCard, type ShownReview } from "../reviews/ReviewCard.tsx";
import { latestReviewsOf } from "../reviews/reviews.server.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { pageTitle } from "../seo/head.ts";
import { announceHome } from "../seo/pages.server.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

const FAQ_TEASERS = 4;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const [page, sustainability, faq, { prices, offSale }, planks, said] = await Promise.all([
    context.content.homePage(language),
    context.content.sustainabilityPage(language),
    context.content.faq(language),
    context.commerce.prices(),
    plankPictures(language, context),
    latestReviewsOf(language, t, context),
  ]);
  await announceHome(language, context);
  const hint = hintIn(request);
  const presets = offSale.includes("table") ? [] : presetTables(prices, language);
  return {
    title: t("home.title"),
    description: descriptionOf(page?.intro ?? t("home.intro")),
    thanks: new URL(request.url).searchParams.has(THANKS),
    page: page && { title: page.title, intro: page.intro, aboutTeaser: page.aboutTeaser },
    teasers: shownTeasers(page?.teasers ?? [], hint, prices, t, language).filter(
      ({ kind }) => !offSale.includes(kind),
    ),
    planks,
    counters: shownCounters(sustainability?.counters ?? [], language),
    hero: shownPicture(firstKind(hint, offSale), prices, t, language),
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
      {presets.length > 0 ? <TableTeaser presets={presets} /> : null}
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

/** The workshop's figures on the home page with their evidence; renders nothing while there are none. */
function CounterBand({ counters }: { counters: ShownCounter[] }) {
  const { t } = useTranslation();
  if (counters.length === 0) return null;
  return (
    <section aria-labelledby="counted">
      <div className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20">
        <h2 id="counted" className="mb-8 text-title">
          {t("home.countersTitle")}
        </h2>
        <Counters counters={counters} />
        <p className="mt-4">
          <Link to="/sustainabilityDesktop" className="inline-flex min-h-11 items-center">
            {t("home.countersMore")}
          </Link>
        </p>
      </div>
    </section>
  );
}

const STEPS = ["design", "build", "deliver"] as const;

function HowItWorks() {
  const { t } = useTranslation();
  const { delivery: time } = useDeliveryTimes();
  return (
    <section aria-labelledby="how" className="mt-12 border-y border-line bg-sheet desk:mt-20">
      <div className="mx-auto max-w-page px-4 py-12 desk:px-8 desk:py-16">
        <h2 id="how" className="mb-8 text-title">
          {t("home.howTitle")}
        </h2>
        <ol className="grid gap-8 desk:grid-cols-3 desk:gap-12">
          {STEPS.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
              <span
                aria-hidden="true"
                className="figures text-title leading-none font-[740] text-beeswax-deep"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead leading-tight">{t(`home.steps.${step}.title`)}</h3>
                <p className="mt-2 max-w-[40ch] text-muted">{t(`home.steps.${step}.text`, { time })}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const SIZES = "(min-width: 1180px) 30vw, (min-width: 813px) 46vw, 110px";

/** The newest reviews on the home page; renders nothing while there are none. */
function LatestReviews({ reviews }: { reviews: ShownReview[] }) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <section
      id={LATEST_REVIEWS}
      aria-labelledby="said"
      className="mx-auto max-w-page px-4 pt-12 desk:px-8 desk:pt-20"
    >
      <h2 id="said" className="text-title">
        {t("reviews.heading")}
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-muted">{t("reviews.lead")}</p>
      <ul className="grid gap-4 desk:grid-cols-2 wide:grid-cols-3 desk:gap-6">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The material itself: boards of the stock laid beside each other as in a table top, and the way to pick some. */
function PlankBand({ planks }: { planks: PlankPicture[] }) {
  const { t } = useTranslation();
  const page = usePagePath();
  if (planks.length === 0) return null;
  return (
    <section aria-labelledby="planks" className="mt-12 bg-graphite text-chalk desk:mt-20">
      <ul className="plank-band">
        {planks.map(({ id, title, image }) => (
          <li key={id}>
            <img
              src={image}
              alt={t("home.plankPicture", { title })}
              width={1024}
              height={128}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <div className="mx-auto grid max-w-page gap-4 px-4 py-10 desk:grid-cols-[1fr_1fr] desk:gap-20 desk:px-8 desk:py-14">
        <h2 id="planks" className="text-title text-white">
          {t("home.planksTitle")}
        </h2>
        <div>
          <p className="max-w-[52ch]">{t("home.planksText")}</p>
          <p className="mt-5">
            <Link to={`${page("configuratorTable")}?choosePlanks=yes`} className="button button-main">
              {t("home.planksMore")}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Thanks for an answer, at the head of the start page it led to: `receiveThanks` gives it the focus. */
function SurveyThanks() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-page px-4 py-6 desk:px-8">
      <p id={THANKS} role="status" tabIndex={-1} className="notice notice-good">
        {t("survey.thanks")}
      </p>
    </div>
  );
}
