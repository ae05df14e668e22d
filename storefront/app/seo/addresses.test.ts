import { expect, test } from "vitest";
import { addressIn, alternatesOf, canonicalPath, isPrivate } from "./addresses.ts";

const ONE_HOST = { main: "https://shop.example", english: null };
const TWO_HOSTS = { main: "https://shop.example", english: "https://shop.example.org" };

test("pairs, home variants and referral entries are one page each", () => {
  expect(canonicalPath("/configuratorShelfMobile")).toBe("/configuratorShelfDesktop");
  expect(canonicalPath("/configuratorShelfDesktop")).toBe("/configuratorShelfDesktop");
  for (const path of ["/homeDesktop", "/homeMobile", "/tisch", "/hocker"]) {
    expect(canonicalPath(path)).toBe("/");
  }
  expect(canonicalPath("/faq")).toBe("/faq");
});

test("English is a parameter on one host, and a host of its own where there is one", () => {
  expect(addressIn("de", "/faq", ONE_HOST)).toBe("https://shop.example/faq");
  expect(addressIn("en", "/faq", ONE_HOST)).toBe("https://shop.example/faq?lng=en");
  expect(addressIn("en", "/faq", TWO_HOSTS)).toBe("https://shop.example.org/faq");
});

test("a page with a path in each language is found under the path of that language", () => {
  expect(addressIn("de", "/bees", ONE_HOST)).toBe("https://shop.example/bienen");
  expect(addressIn("en", "/bienen", ONE_HOST)).toBe("https://shop.example/bees?lng=en");
});

test("whichever way one came to a page, its alternates are the same", () => {
  expect(alternatesOf("/bees", TWO_HOSTS)).toEqual(alternatesOf("/bienen", TWO_HOSTS));
  expect(alternatesOf("/bienen", TWO_HOSTS).map(({ language }) => language)).toEqual([
    "de",
    "en",
    "x-default",
  ]);
});

test.each([
  "/cart",
  "/cartDesktop",
  "/orderCompleted",
  "/orderCompletedStripe",
  "/pay/abc",
  "/auftrag/abc",
  "/order/abc",
  "/messageSent",
  "/entwuerfe",
  "/drafts",
  "/entwurf-senden",
  "/send-design",
  "/preview",
  "/preview/mail/order",
])("%s is of a visitor alone: no page for search engines", (path) => {
  expect(isPrivate(path)).toBe(true);
});

test.each([
  "/",
  "/faq",
  "/configuratorTableDesktop",
  "/en/cart",
  "/previews",
  "/ordering",
  "/pay",
  "/drafts2",
])("%s is for everybody", (path) => {
  expect(isPrivate(path)).toBe(false);
});
