import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf, textsOf } from "../language/language.server.ts";
import { Counters } from "../pages/Counters.tsx";
import { shownCounters } from "../pages/counters.server.ts";
import { PageHead } from "../pages/PageHead.tsx";
import { PageSections } from "../pages/PageSections.tsx";
import { descriptionOf, shownSections } from "../pages/page.server.ts";
import { SilentPage } from "../pages/SilentPage.tsx";
import { announceStep } from "../seo/pages.server.ts";
import { pageTitle } from "../seo/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await context.content.sustainabilityPage(language);
  if (!page) return { title: t("pages.sustainability"), unwritten: true as const };
  announceStep({ title: page.title, language, t }, request, context);
  return {
    title: page.title,
    description: descriptionOf(page.intro),
    intro: page.intro,
    counters: shownCounters(page.counters, language),
    sections: shownSections(page.sections),
  };
}

export default function Sustainability() {
  const page = useLoaderData<typeof loader>();
  if ("unwritten" in page) return <SilentPage title={page.title} />;
  return (
    <>
      <PageHead title={page.title} intro={page.intro} />
      <div className="mx-auto max-w-page px-4 pb-10 desk:px-8 desk:pb-16">
        <Counters counters={page.counters} />
      </div>
      <PageSections sections={page.sections} />
    </>
  );
}
