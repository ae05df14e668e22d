import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../language/languages.ts";
import { contentQuery, localBlocks, localText } from "./contentQuery.server.ts";

const groq = '*[_type == "faqItem"][0] { titel }';

test("a query that names a field no schema has does not compile", () => {
  type Unknown = { items: { titel: null }[] | null } | null;
  // @ts-expect-error The type of `titel` is null and nothing else.
  expect(contentQuery({ name: "faq", groq, shape: (found: Unknown) => found }).groq).toBe(groq);
  type KnownField = { items: { title: string | null }[] | null } | null;
  expect(contentQuery({ name: "faq", groq, shape: (found: KnownField) => found }).groq).toBe(groq);
});

test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  "what editors write in %s is asked for where a page is read in it, and the German text where it is missing",
  (language) => {
    const asked = `$locale == "${language}" => coalesce(title.${language}, title.${DEFAULT_LANGUAGE})`;
    for (const query of [localText("title"), localBlocks("title")]) expect(query).toContain(asked);
  },
);
