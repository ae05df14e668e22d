import { expect, test } from "vitest";
import { type Message, replyLink } from "./requests";

test("a long question is quoted up to a whole character, an emoji too", () => {
  const text = `${"a".repeat(599)}🪵${"b".repeat(900)}`;
  const link = replyLink({ email: "anna@example.test", text, language: "de" } as Message);
  const body = new URL(link).searchParams.get("body");
  expect(body).toBe(`\n\n> ${"a".repeat(599)}🪵`);
});
