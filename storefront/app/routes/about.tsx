import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf, textsOf } from "../language/language.server.ts";
import { PageHead } from "../pages/PageHead.tsx";
import { PageSections } from "../pages/PageSections.tsx";
import { descriptionOf, shownSections } from "../pages/page.server.ts";
import { SilentPage } from "../pages/SilentPage.tsx";
import { Team } from "../pages/Team.tsx";
import { announceStep } from "../seo/pages.server.ts";
import { pageTitle } from "../seo/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await context.content.aboutPage(language);
  if (!page) return { title: t("pages.about"), unwritten: true as const };
  announceStep({ title: page.title, language, t }, request, context);
  return {
    title: page.title,
    description: descriptionOf(page.intro),
    intro: page.intro,
    sections: shownSections(page.sections),
    team: page.team,
  };
}

export default function About() {
  const page = useLoaderData<typeof loader>();
  if ("unwritten" in page) return <SilentPage title={page.title} />;
  return (
    <>
      <PageHead title={page.title} intro={page.intro} />
      <PageSections sections={page.sections} />
      <Team team={page.team} />
    </>
  );
}
