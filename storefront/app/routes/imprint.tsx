import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { SpokenImprint } from "../legal/SpokenImprint.tsx";
import { pageTitle } from "../seo/title.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader(args: LoaderFunctionArgs) {
  const answer = await legalAnswer("imprint", args);
  // Medusa has its own copy of the shop's details, for when the CMS does not answer.
  const offer = answer.page ? null : await args.context.offerOf("table", answer.language);
  return { ...answer, maker: offer?.maker ?? null };
}

export default function Imprint() {
  const { title, page, maker } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SpokenImprint maker={maker} />} />;
}
