import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Counters, PageHead, PageSections, SilentPage } from "../pages/PageSections.tsx";
import { pageOfSections, shownCounters } from "../pages/page.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  const { content } = args.context;
  return pageOfSections(
    args,
    "sustainability",
    (language) => content.sustainabilityPage(language),
    ({ counters }, language) => ({ counters: shownCounters(counters, language) }),
  );
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
