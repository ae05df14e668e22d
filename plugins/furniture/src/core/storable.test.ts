import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, test, vi } from "vitest";
import { findFault, refuseUnstorable } from "./request-texts";

test.each([
  ["NUL", { a: ["x\0y"] }, "a.0"],
  ["half a surrogate pair", { a: { b: "\uD800" } }, "a.b"],
  ["NUL in a key", { a: { "b\0": 1 } }, "a"],
])("%s is found wherever it is", (_what, body, path) => {
  expect(findFault(body)?.issues[0]).toMatchObject({ path, code: "unstorable" });
});

test("texts of any language and emoji are stored", () => {
  expect(findFault({ city: "Düsseldorf", name: "李", note: "🪑\n\tok" })).toBeUndefined();
});

test("a body nested a hundred thousand times is refused, not walked into", () => {
  const body = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  expect(findFault(body)?.issues[0]?.code).toBe("too_deep");
});

test("a member that would break every message about its object is refused", () => {
  const email = JSON.parse('{"toString": "x"}');
  expect(findFault({ email })?.issues[0]).toMatchObject({ path: "email", code: "reserved_name" });
});

test("a request is passed on as long as neither its address nor its body holds what cannot be stored", () => {
  const passed = (originalUrl: string, body?: unknown) => {
    const next = vi.fn();
    refuseUnstorable({ originalUrl, body } as MedusaRequest, {} as MedusaResponse, next);
    return next.mock.calls.length;
  };
  const unstorable = (path: string) =>
    expect.objectContaining({ issues: [expect.objectContaining({ path })] });
  expect(passed("/store/carts?q=%20%c3%a4", { city: "Köln", company: null })).toBe(1);
  expect(() => passed("/store/products?q=a%00b")).toThrow(unstorable(""));
  expect(() => passed("/store/carts", { email: "a\0b" })).toThrow(unstorable("email"));
});
