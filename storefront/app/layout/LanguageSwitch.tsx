import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_ACTION } from "../language/languageForm.ts";
import { LANGUAGES } from "../language/languages.ts";

/**
 * Switches between German and English and stays on the same page with its query; when another page is already on its way,
 * goes along to that one. Works without scripts.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const shown = useLocation();
  const { location, formMethod } = useNavigation();
  const coming = formMethod ? undefined : location;
  const { pathname, search } = coming ?? shown;
  const names = { de: t("shop.toGerman"), en: t("shop.toEnglish") };
  return (
    <Form method="post" action={LANGUAGE_ACTION} preventScrollReset={!coming} replace={!coming}>
      <input type="hidden" name="page" value={pathname + search} />
      <fieldset className="flex">
        <legend className="sr-only">{t("shop.language")}</legend>
        {LANGUAGES.map((language) => {
          const current = i18n.resolvedLanguage === language;
          return (
            <button
              key={language}
              type="submit"
              name="language"
              value={language}
              lang={language}
              aria-label={names[language]}
              aria-pressed={current}
              className={`heading min-h-11 min-w-11 px-2 text-small font-[560] tracking-wide uppercase ${
                current
                  ? "underline decoration-beeswax decoration-3 underline-offset-4"
                  : "text-muted hover:text-graphite"
              }`}
            >
              {language}
            </button>
          );
        })}
      </fieldset>
    </Form>
  );
}
