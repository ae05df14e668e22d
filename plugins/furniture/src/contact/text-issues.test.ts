import { expect, test } from "vitest";
import { BOUNDS } from "./bounds";
import { textIssues } from "./text-issues";

const found = (texts: Parameters<typeof textIssues>[0]) =>
  textIssues(texts, "de").map(({ path, code }) => [path, code]);

test.each(Object.entries(BOUNDS))("%s may have %i characters and no more", (field, most) => {
  const texts = (text: string) => {
    if (field === "email") return { email: text };
    if (field === "message") return { message: text };
    return { shipping_address: { [field]: text } };
  };
  expect(found(texts("x".repeat(most)))).toEqual([]);
  const [issue] = textIssues(texts("x".repeat(most + 1)), "en");
  expect(issue).toMatchObject({ code: "too_long", params: { most } });
  expect(issue?.message).toContain(`at most ${most} characters`);
});

test.each([
  ["a null character", "\u0000"],
  ["an escape", "\u001b"],
  ["a deletion", "\u007f"],
  ["a line end", "\n"],
  ["a turn of the direction of writing", "\u202e"],
])("%s is refused in a name", (_what, character) => {
  expect(found({ billing_address: { last_name: `Lo${character}ve` } })).toEqual([
    ["billing_address.last_name", "control_character"],
  ]);
});

test("a message may have lines and tabs, and nothing else that cannot be printed", () => {
  expect(found({ message: "Bitte\nklingeln\t– danke" })).toEqual([]);
  expect(found({ message: "Bitte\u0007klingeln" })).toEqual([["metadata.message", "control_character"]]);
});

test("what is no text is said to be none", () => {
  expect(found({ message: 7 })).toEqual([["metadata.message", "no_text"]]);
});
