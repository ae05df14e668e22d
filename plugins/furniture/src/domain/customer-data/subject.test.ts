import { expect, test } from "vitest";
import { emailBody } from "./subject";

test.each([
  ["as it was mailed", "anna@xn--mnchen-3ya.example"],
  ["with an umlaut in its domain", "anna@münchen.example"],
  ["with spaces around", "  anna@münchen.example "],
])("a person is found by an address written %s", (_how, email) => {
  expect(emailBody.parse({ email })).toEqual({ email: "anna@xn--mnchen-3ya.example" });
});

test("what is no address names nobody", () => {
  for (const email of ["", "anna", "anna @example.test", `${"a".repeat(320)}@example.test`, null])
    expect(emailBody.safeParse({ email }).success).toBe(false);
});
