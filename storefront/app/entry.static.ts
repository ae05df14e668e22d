import { countVisits, visit } from "./analytics/visits.ts";
import { forgetOrderedDraft } from "./cart/draftOfTab.ts";
import { startEveryPage } from "./everyPage.ts";
import { receiveThanks } from "./home/thanks.ts";
import { keepPlaceInLanguages } from "./language/languageForm.ts";
import { type ServedTexts, TEXTS_ELEMENT } from "./language/servedTexts.ts";
import { translatorOf } from "./language/translate.ts";
import { followScreen, reloadOnFirstPortrait } from "./screen/followScreen.ts";
import { STATIC_SCRIPT } from "./staticScript.ts";

/** The script of pages that React renders on the server alone. */
const { texts } = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent ?? "{}") as ServedTexts;
const isCounted = document.getElementById(STATIC_SCRIPT)?.dataset.counts !== undefined;

startEveryPage({ t: translatorOf(texts), renew: () => location.reload() });
keepPlaceInLanguages();
receiveThanks();
forgetOrderedDraft();
// Both variants of a page have the same markup.
followScreen((address) => history.replaceState(history.state, "", address));
reloadOnFirstPortrait();
if (isCounted) {
  visit(location.pathname);
  countVisits();
}

// While developing: what the page was rendered from has changed.
if (import.meta.hot) import.meta.hot.on("static-pages:changed", () => location.reload());
