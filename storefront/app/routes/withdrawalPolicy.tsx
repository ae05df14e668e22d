import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { LegalDocument } from "../legal/LegalDocument.tsx";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { SilentLegalText } from "../legal/SilentLegalText.tsx";
import { pageTitle } from "../seo/title.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader(args: LoaderFunctionArgs) {
  return legalAnswer("withdrawal", args);
}

/** When one may withdraw from a contract, and the way to do it. */
export default function WithdrawalPolicy() {
  const { title, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <LegalDocument title={title} page={page} spoken={<SilentLegalText />}>
      <div className="paper p-5 desk:p-6">
        <p className="mb-4">{t("legal.withdraw")}</p>
        <Link to={PATHS.withdrawal[language]} className="button">
          {t("withdrawal.link")}
        </Link>
      </div>
    </LegalDocument>
  );
}
