import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { LegalPage } from "../layout/LegalPage.tsx";
import { pageTitle } from "../layout/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  return { title: t("legal.imprintTitle") };
}

export default function Imprint() {
  const { t } = useTranslation();
  return (
    <LegalPage title={t("legal.imprintTitle")}>
      <h2>{t("legal.provider")}</h2>
      <p>
        {t("legal.placeholderName")}
        <br />
        {t("legal.placeholderAddress")}
        <br />
        {t("legal.placeholderVat")}
      </p>
      <p>{t("legal.responsible")}</p>
      <h2>{t("legal.contact")}</h2>
      <ContactButtons />
    </LegalPage>
  );
}
