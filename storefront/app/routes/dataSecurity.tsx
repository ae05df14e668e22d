import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConsentSettings } from "../consent/ConsentSettings.tsx";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { spokenDataProtection } from "../legal/spokenDataProtection.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader(args: LoaderFunctionArgs) {
  const answer = await legalAnswer("dataProtection", args);
  return { ...answer, spoken: answer.page ? [] : spokenDataProtection[answer.language] };
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
