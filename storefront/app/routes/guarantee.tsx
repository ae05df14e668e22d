import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalDocument, SilentLegalText } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  return legalAnswer("guarantee", args);
}

/** What holds when a piece has a defect, with the notice that the EU prescribes (Implementing Regulation (EU) 2025/1960). */
export default function Guarantee() {
  const { title, page } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SilentLegalText />} />;
}
