import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { PageHead, PageSections, SilentPage } from "../pages/PageSections.tsx";
import { pageOfSections } from "../pages/page.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  const { content } = args.context;
  return pageOfSections(
    args,
    "about",
    (language) => content.aboutPage(language),
    ({ team }) => ({ team }),
  );
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

interface ShownMember {
  key: string;
  name: string;
  role: string;
  text: string;
  picture: Picture | null;
}

/** The people of the workshop. A person without a picture is shown with the first letter of the name. */
function Team({ team }: { team: ShownMember[] }) {
  const { t } = useTranslation();
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team" className="mx-auto max-w-page px-4 pt-10 desk:px-8 desk:pt-16">
      <h2 id="team" className="mb-6 text-title">
        {t("pages.team")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3 desk:gap-6">
        {team.map(({ key, name, role, text, picture }) => (
          <li key={key} className="paper overflow-hidden">
            {picture ? (
              <ContentPicture
                picture={picture}
                sizes="(min-width: 1180px) 30vw, (min-width: 520px) 46vw, 92vw"
                className="team-picture"
              />
            ) : (
              <p aria-hidden="true" className="team-letter heading">
                {Array.from(name.trim())[0]}
              </p>
            )}
            <div className="p-5">
              <h3 className="text-lead leading-tight">{name}</h3>
              <p className="heading mt-1 text-small font-[560] text-beeswax-deep">{role}</p>
              <p className="mt-3 whitespace-pre-line">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
