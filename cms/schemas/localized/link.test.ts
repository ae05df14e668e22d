import { expect, test } from "vitest";
import { linkAddressFault } from "./link.ts";

test.each([
  "/cartDesktop",
  "#pflege",
  "https://example.org/a",
  "mailto:a@b.example",
  "tel:+493012345",
  undefined,
])("%s may be linked", (address) => {
  expect(linkAddressFault(address)).toBeUndefined();
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "example.org",
  "/a b",
  "data:text/html,x",
  "https://",
])("%s may not", (address) => {
  expect(linkAddressFault(address)).toBeTypeOf("string");
});
