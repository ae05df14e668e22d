import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf, textsOf } from "../language/language.server.ts";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalPageOf } from "../legal/legalPage.server.ts";
import { SpokenImprint } from "../legal/SpokenImprint.tsx";
import { pageTitle } from "../seo/title.ts";
import { foundWords } from "../seo/words.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await legalPageOf("imprint", language, context);
  // Medusa has its own copy of the shop's details, for when the CMS does not answer.
  const offer = page ? null : await context.offerOf("table", language);
  return {
    title: page?.title ?? t("legal.imprintTitle"),
    description: foundWords[language].legal.imprint,
    page,
    maker: offer?.maker ?? null,
  };
}

export default function Imprint() {
  const { title, page, maker } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SpokenImprint maker={maker} />} />;
}
