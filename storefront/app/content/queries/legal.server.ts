import { defineQuery } from "groq";
import { richText } from "../richText.ts";
import type { LegalQueryResult } from "../sanity.types.ts";
import { calendarDay, contentQuery, localBlocks, localText } from "./contentQuery.server.ts";

const legalQuery = defineQuery(`*[_type == "legalPage" && key == $key][0] {
  key,
  "title": ${localText("title")},
  "text": ${localBlocks("text")},
  validFrom
}`);

/** A legal text. Null without heading or text; `validFrom` is YYYY-MM-DD or "". */
export const legalPage = contentQuery({
  name: "legalPage",
  groq: legalQuery,
  shape: (page: LegalQueryResult, pictureOf) => {
    const text = page && richText(page.text, pictureOf);
    return page?.title && text ? { title: page.title, text, validFrom: calendarDay(page.validFrom) } : null;
  },
});
export type LegalKey = NonNullable<NonNullable<LegalQueryResult>["key"]>;
