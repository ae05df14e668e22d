import { expect, test } from "vitest";
import { isSameOrigin } from "./sameOrigin.ts";

const SHOP = "https://planke46.example";
const host = "planke46.example";

test("a form of our own pages may change something", () => {
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "same-origin" }, SHOP)).toBe(true);
  expect(isSameOrigin({ origin: SHOP, host }, SHOP)).toBe(true);
});

test("a form of a page of ours that hides its address may, too", () => {
  expect(isSameOrigin({ origin: "null", host, "sec-fetch-site": "same-origin" }, SHOP)).toBe(true);
  expect(isSameOrigin({ origin: "null", host, "sec-fetch-site": "cross-site" }, SHOP)).toBe(false);
});

test("the English host is one of our own", () => {
  const english = "board46.example";
  expect(isSameOrigin({ origin: `https://${english}`, host: english }, SHOP)).toBe(true);
});

test("a form of another site may not, however it is dressed", () => {
  expect(isSameOrigin({ origin: "https://evil.example", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: "null", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: "nonsense", host }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "cross-site" }, SHOP)).toBe(false);
  expect(isSameOrigin({ origin: SHOP, host, "sec-fetch-site": "same-site" }, SHOP)).toBe(false);
});

test("a request that does not say where it comes from may not", () => {
  expect(isSameOrigin({ host }, SHOP)).toBe(false);
});
