import { expect, test } from "vitest";
import { type Message, replyLink, savedWords } from "./requests";

test("a long question is quoted up to a whole character, an emoji too", () => {
  const text = `${"a".repeat(599)}🪵${"b".repeat(900)}`;
  const link = replyLink({ email: "anna@example.test", text, language: "de" } as Message);
  const body = new URL(link).searchParams.get("body");
  expect(body).toBe(`\n\n> ${"a".repeat(599)}🪵`);
});

test.each([
  [{ answered: true }, "Als beantwortet markiert"],
  [{ answered: false }, "Wieder offen"],
  [{ handled: true }, "Als bearbeitet markiert"],
  [{ handled: false }, "Wieder offen"],
  [{ spam: true }, "Als Spam markiert"],
  [{ spam: false }, "Kein Spam mehr"],
  [{ note: "Ruft an" }, "Notiz gespeichert"],
  [{ note: null }, "Notiz gelöscht"],
  [{ order_id: "order_1" }, "Mit der Bestellung verknüpft"],
  [{ order_id: null }, "Verknüpfung gelöst"],
])("what %j has saved is said, so that nobody takes a note beside it for saved", (change, words) => {
  expect(savedWords(change)).toBe(words);
});
