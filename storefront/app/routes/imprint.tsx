import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";
import { useRootData } from "../shop/useRootData.ts";

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

interface SpokenImprintProps {
  /** The manufacturer, as Medusa knows it. */
  maker: { name: string; address: string; email: string } | null;
}

/** The imprint from the shop's settings, else from the manufacturer: the law requires one even without the CMS page. */
function SpokenImprint({ maker }: SpokenImprintProps) {
  const { t } = useTranslation();
  const settings = useRootData()?.settings;
  const town = settings?.city ? `${settings.zip} ${settings.city}`.trim() : "";
  const lines = settings?.street
    ? [settings.name, settings.street, town, settings.country]
    : [maker?.name ?? settings?.name, maker?.address];
  return (
    <section aria-labelledby="provider" className="grid gap-3">
      <h2 id="provider">{t("legal.provider")}</h2>
      <p>{t("legal.silentImprint")}</p>
      <address className="not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {maker?.email && !settings?.mail ? <a href={`mailto:${maker.email}`}>{maker.email}</a> : null}
      </address>
    </section>
  );
}
