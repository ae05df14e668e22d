import { expect, test } from "vitest";
import { localPath } from "./localPath.ts";

test("a path of the shop keeps its query, without what must not come along", () => {
  expect(localPath("/faq?a=1&lng=en", ["lng"])).toBe("/faq?a=1");
});

test.each([
  "https://evil.example/faq",
  "//evil.example/faq",
  "/\\evil.example/faq",
  "/.//evil.example",
  "/a/..//evil.example",
  "\t//evil.example",
  "javascript:alert(1)",
  "",
  null,
])("%j leads to no other site", (given) => {
  const path = localPath(given);
  expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
});

test.each([
  ["https://shop.example/faq", "/"],
  ["//evil.example/faq", "/"],
  ["/\\evil.example/faq", "/"],
  ["//[", "/"],
  ["faq", "/"],
  ["?a=1", "/"],
  [7, "/"],
  ["/.//evil.example", "/evil.example"],
  ["/a/..//faq?b=2", "/faq?b=2"],
  ["/faq?a=1&lng=en&a=2", "/faq?a=1&lng=en&a=2"],
])("%j is the path %s", (given, path) => {
  expect(localPath(given)).toBe(path);
});
