import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf, textsOf } from "../language/language.server.ts";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalPageOf } from "../legal/legalPage.server.ts";
import { SilentLegalText } from "../legal/SilentLegalText.tsx";
import { pageTitle } from "../seo/title.ts";
import { foundWords } from "../seo/words.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await legalPageOf("terms", language, context);
  return { title: page?.title ?? t("legal.termsTitle"), description: foundWords[language].legal.terms, page };
}

export default function Terms() {
  const { title, page } = useLoaderData<typeof loader>();
  return <LegalDocument title={title} page={page} spoken={<SilentLegalText />} />;
}
