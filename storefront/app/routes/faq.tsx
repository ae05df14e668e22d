import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { richTextHtml } from "../content/richText.server.tsx";
import { FaqSection } from "../faq/FaqSection.tsx";
import { languageOf, textsOf } from "../language/language.server.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { pageTitle } from "../seo/head.ts";
import { announceFaq, announceStep } from "../seo/pages.server.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t] = await Promise.all([languageOf(request), textsOf(request)]);
  const title = t("faq.title");
  const sections = ((await context.content.faq(language)) ?? [])
    .filter(({ items }) => items.length > 0)
    .map(({ key, title, items }) => ({
      key,
      title,
      items: items.map(({ id, question, answer }) => ({ id, question, html: richTextHtml(answer, 3) })),
    }));
  announceStep({ title, language, t }, request, context);
  announceFaq(sections, context);
  return { title, description: servedWords[language].found.faq, sections };
}

export default function Faq() {
  const { sections } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-16 desk:px-8 desk:py-16">
      <div className="desk:sticky desk:top-8 desk:self-start">
        <h1>{t("faq.heading")}</h1>
        <p className="mt-3 max-w-[42ch] text-muted">{t("faq.lead")}</p>
        {sections.length > 1 ? (
          <nav aria-label={t("faq.sections")} className="mt-6 no-print">
            <ul className="flex flex-wrap gap-x-4 desk:grid">
              {sections.map(({ key, title }) => (
                <li key={key}>
                  <a href={`#${key}`} className="inline-flex min-h-11 items-center wrap-anywhere">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <div className="grid max-w-[46rem] gap-12">
        {sections.length === 0 ? <p className="notice">{t("faq.silent")}</p> : null}
        {sections.map(({ key, title, items }) => (
          <FaqSection key={key} id={key} title={title} items={items} />
        ))}
        <section aria-labelledby="ask" className="paper p-6 desk:p-8">
          <h2 id="ask">{t("faq.contactTitle")}</h2>
          <p className="mt-1 mb-5">{t("faq.contactText")}</p>
          <ContactButtons />
        </section>
      </div>
    </div>
  );
}
