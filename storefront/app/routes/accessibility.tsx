import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalDocument, SilentLegalText } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  return legalAnswer("accessibility", args);
}

/** How far everybody can use the shop (§ 14 BFSG). */
export default function Accessibility() {
  const { title, page } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SilentLegalText />} />;
}
