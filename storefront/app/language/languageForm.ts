import { forgetInTab, keepInTab, noteInTab } from "../session/tabStorage.ts";

/** Where the choice of a language is posted to. */
export const LANGUAGE_ACTION = "/language";

const PLACE = "language-place";

/** Keeps the visitor's place on a page that comes anew in another language, and sends the address as it is by then. */
export function keepPlaceInLanguages(): void {
  const place = noteInTab(PLACE);
  forgetInTab(PLACE);
  if (place !== null) scrollTo({ top: Number(place), behavior: "instant" });
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== LANGUAGE_ACTION) return;
    keepInTab(PLACE, String(scrollY));
    const page = target.elements.namedItem("page");
    if (page instanceof HTMLInputElement) page.value = location.pathname + location.search;
  });
}
