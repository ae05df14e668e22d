import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConsentForm } from "../consent/ConsentBanner.tsx";
import { CONSENT_NOW } from "../consent/decision.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";
import { useRootData } from "../shop/useRootData.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader(args: LoaderFunctionArgs) {
  const answer = await legalAnswer("dataProtection", args);
  return { ...answer, spoken: answer.page ? [] : servedWords[answer.language].dataProtection };
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

/** The decision as it stands, and the way to change it. */
function ConsentSettings() {
  const { t } = useTranslation();
  const root = useRootData();
  if (!root?.isCounted) return null;
  return (
    <section id="cookies" aria-labelledby="cookies-heading" className="paper grid gap-4 p-5">
      <h2 id="cookies-heading">{t("consent.settings")}</h2>
      <p>{t("consent.what")}</p>
      <p id={CONSENT_NOW} role="status" className="font-[600]">
        {t(`consent.now.${root.decision ?? "open"}`)}
      </p>
      <ConsentForm className="max-w-88" />
    </section>
  );
}
