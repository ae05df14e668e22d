import { createContext, useContext } from "react";
import { type ServedTexts, TEXTS_ELEMENT } from "./servedTexts.ts";

/** The texts of this answer; known on the server alone, the browser reads them from the page. */
export const PageTextsContext = createContext<ServedTexts | undefined>(undefined);

/** The texts the page begins with, as data inside the page: no request stands between the page and its words. */
export function PageTexts() {
  const served = useContext(PageTextsContext);
  return (
    <script
      id={TEXTS_ELEMENT}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, and no "<" can end the element
      dangerouslySetInnerHTML={{ __html: served ? JSON.stringify(served).replaceAll("<", "\\u003c") : "" }}
    />
  );
}
