import { defineQuery } from "groq";
import { richText } from "../richText.ts";
import type { FaqQueryResult } from "../sanity.types.ts";
import { contentQuery, localBlocks, localText } from "./contentQuery.server.ts";

const faqQuery = defineQuery(`*[_type == "faqSection"] | order(orderRank asc) {
  key,
  "title": ${localText("title")},
  "items": *[_type == "faqItem" && section._ref == ^._id] | order(orderRank asc) {
    "id": _id,
    "question": ${localText("question")},
    "answer": ${localBlocks("answer")}
  }
}`);

/** Every section of the help page with its questions, in the order the workshop gave them. */
export const faq = contentQuery({
  name: "faq",
  groq: faqQuery,
  shape: (sections: FaqQueryResult, pictureOf) =>
    sections.flatMap(({ key, title, items }) => {
      if (!key || !title) return [];
      const answered = items.flatMap(({ id, question, answer: found }) => {
        const answer = richText(found, pictureOf);
        return question && answer ? [{ id, question, answer }] : [];
      });
      return [{ key, title, items: answered }];
    }),
});
