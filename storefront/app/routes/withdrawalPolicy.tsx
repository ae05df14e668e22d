import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { LegalDocument, SilentLegalText } from "../legal/LegalDocument.tsx";
import { legalAnswer, withdrawalFormOf } from "../legal/legalPage.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader(args: LoaderFunctionArgs) {
  const answer = await legalAnswer("withdrawal", args);
  return { ...answer, form: await withdrawalFormOf(args.context, answer.language) };
}

/** When one may withdraw from a contract, and the ways to do it: the button, and the statute's form for paper. */
export default function WithdrawalPolicy() {
  const { title, page, form } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <LegalDocument title={title} page={page} spoken={<SilentLegalText />}>
      <div className="paper p-5 no-print desk:p-6">
        <p className="mb-4">{t("legal.withdraw")}</p>
        <Link to={PATHS.withdrawal[language]} className="button">
          {t("withdrawal.link")}
        </Link>
      </div>
      {form ? (
        <section aria-labelledby="model-form" className="border-t border-line pt-6">
          <h2 id="model-form" className="mb-3">
            {form.title}
          </h2>
          <p className="mb-3">{form.hint}</p>
          <ul className="mb-3 grid gap-3">
            {form.lines.map((line) => (
              <li key={line}>– {line}</li>
            ))}
          </ul>
          <p>{form.note}</p>
        </section>
      ) : null}
    </LegalDocument>
  );
}
