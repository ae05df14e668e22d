import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead, PageSections, SilentPage } from "../pages/PageSections.tsx";
import { pageOfSections } from "../pages/page.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  const { content } = args.context;
  return pageOfSections(
    args,
    "bees",
    (language) => content.beesPage(language),
    () => ({}),
  );
}

export default function Bees() {
  const page = useLoaderData<typeof loader>();
  if ("unwritten" in page) return <SilentPage title={page.title} />;
  return (
    <>
      <PageHead title={page.title} intro={page.intro} />
      <PageSections sections={page.sections} />
    </>
  );
}
