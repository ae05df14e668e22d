import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConsentSettings } from "../consent/ConsentSettings.tsx";
import { languageOf, textsOf } from "../language/language.server.ts";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalPageOf } from "../legal/legalPage.server.ts";
import { spokenDataProtection } from "../legal/spokenDataProtection.server.ts";
import { pageTitle } from "../seo/title.ts";
import { foundWords } from "../seo/words.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const page = await legalPageOf("dataProtection", language, context);
  return {
    title: page?.title ?? t("legal.dataTitle"),
    description: foundWords[language].legal.dataProtection,
    page,
    spoken: page ? [] : spokenDataProtection[language],
  };
}

export default function DataSecurity() {
  const { title, page, spoken } = useLoaderData<typeof loader>();
  const parts = spoken.map((part) => (
    <section key={part.title} className="grid gap-2">
      <h2>{part.title}</h2>
      <p>{part.text}</p>
    </section>
  ));
  return (
    <LegalDocument title={title} page={page} spoken={parts}>
      <ConsentSettings />
    </LegalDocument>
  );
}
