import { expect, test } from "vitest";
import { contentQuery } from "./contentQuery.server.ts";

const groq = '*[_type == "faqItem"][0] { titel }';

test("a query that names a field no schema has does not compile", () => {
  type Unknown = { items: { titel: null }[] | null } | null;
  // @ts-expect-error The type of `titel` is null and nothing else.
  expect(contentQuery({ name: "faq", groq, shape: (found: Unknown) => found }).groq).toBe(groq);
  type KnownField = { items: { title: string | null }[] | null } | null;
  expect(contentQuery({ name: "faq", groq, shape: (found: KnownField) => found }).groq).toBe(groq);
});
