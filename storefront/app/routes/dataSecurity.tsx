import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { LegalPage } from "../layout/LegalPage.tsx";
import { pageTitle } from "../layout/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  return { title: t("legal.dataTitle") };
}

const PARTS = ["Cookies", "Order", "Payment", "Rights"] as const;

export default function DataSecurity() {
  const { t } = useTranslation();
  return (
    <LegalPage title={t("legal.dataTitle")}>
      <p>{t("legal.dataIntro")}</p>
      {PARTS.map((part) => (
        <section key={part} className="grid gap-2">
          <h2>{t(`legal.data${part}Title`)}</h2>
          <p>{t(`legal.data${part}`)}</p>
        </section>
      ))}
    </LegalPage>
  );
}
