import { RemixBrowser } from "@remix-run/react";
import i18next, { type BackendModule } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { i18nextSettings } from "./language/settings.ts";

/** Loads one language's texts, when they are needed. (i18next tells a promise by the two parameters.) */
const textBundles: BackendModule = {
  type: "backend",
  init: () => {},
  read: async (language: string, _namespace: string) =>
    language === "en"
      ? (await import("./language/en/index.ts")).texts
      : (await import("./language/de/index.ts")).texts,
};

await i18next
  .use(initReactI18next)
  .use(textBundles)
  .init({
    ...i18nextSettings,
    lng: document.documentElement.lang,
    fallbackLng: false,
  });

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
