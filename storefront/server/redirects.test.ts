import { expect, test } from "vitest";
import { addressMeant } from "./redirects.ts";

const TABLE = "/configuratorTableDesktop";

test.each([
  ["/FAQ/?lng=en", "/faq?lng=en"],
  ["/faq.", "/faq"],
  [`${TABLE}?chosen=dining&amp;frameType=closed`, `${TABLE}?chosen=dining&frameType=closed`],
  [`${TABLE}%3Fchosen=dining&frameType=closed`, `${TABLE}?chosen=dining&frameType=closed`],
  [`${TABLE}%3Fchosen%3Ddining%26frameType%3Dclosed`, `${TABLE}?chosen=dining&frameType=closed`],
  [`${TABLE.toLowerCase()}?chosen=dining&frametype=closed`, `${TABLE}?chosen=dining&frameType=closed`],
])("%s means %s", (address, meant) => {
  expect(addressMeant(address)).toBe(meant);
  expect(addressMeant(meant)).toBeNull();
});

test.each([
  "/",
  "/?utm_source=x",
  `${TABLE}?chosen=dining`,
  "/faq?a=1&amp;b=2",
  "/nothing%3Fa=1",
  "/pay/Abc.",
])("%s is left as it is", (address) => {
  expect(addressMeant(address)).toBeNull();
});
