import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { servedTexts } from "./language/pageTexts.ts";
import { i18nextSettings } from "./language/settings.ts";
import { followTranslation } from "./language/translatedPage.ts";
import { resumeHeading } from "./loading/heading.ts";

const { language, texts } = servedTexts();
i18next.use(initReactI18next).init({
  ...i18nextSettings,
  lng: language,
  fallbackLng: false,
  resources: { [language]: { texts } },
  // The texts are here already: nothing to wait for.
  initImmediate: false,
});

/**
 * Reads the page's data. Remix does so in its first render and throws the promise; nothing of React is called before.
 * React cannot wait for it itself: a press or a choice in that time ends the page for good ("Root did not complete").
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

function hydrate(): void {
  followTranslation();
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
}

if (!resumeHeading()) void readPageData().then(hydrate);
