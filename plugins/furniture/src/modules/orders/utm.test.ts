import { expect, test } from "vitest";
import { utm } from "./utm";

test("a campaign is up to five texts without blanks round them", () => {
  expect(
    utm.parse({ source: " newsletter ", medium: "mail", campaign: "May", term: "bench", content: "top" }),
  ).toEqual({
    source: "newsletter",
    medium: "mail",
    campaign: "May",
    term: "bench",
    content: "top",
  });
  expect(utm.parse({})).toEqual({});
  expect(utm.parse({ source: "x".repeat(200) })).toEqual({ source: "x".repeat(200) });
});

test.each([
  ["a longer text", { source: "x".repeat(201) }],
  ["a number", { medium: 7 }],
  ["a control character", { campaign: "a\u0000b" }],
  ["a line break", { campaign: "a\nb" }],
  ["another field", { id: "x" }],
])("%s is refused", (_name, value) => {
  expect(utm.safeParse(value).success).toBe(false);
});
