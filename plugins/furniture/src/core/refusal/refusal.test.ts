import { MedusaError } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { issuesOf, Refusal } from "./refusal";

const ISSUE = { path: "email", message: "email: is missing", code: "required" };

test("a refusal says its first issue and how many more there are", () => {
  expect(Refusal.of([ISSUE]).message).toBe("email: is missing");
  expect(Refusal.of([ISSUE, ISSUE, ISSUE]).message).toBe("email: is missing (+2)");
  expect(Refusal.of([ISSUE, ISSUE]).issues).toEqual([ISSUE, ISSUE]);
});

test("a refusal is one of what was sent, unless it says that something is gone or was faster", () => {
  const { INVALID_DATA, CONFLICT, NOT_FOUND } = MedusaError.Types;
  const one = Refusal.single("lines", "is empty");
  expect([one.type, one.message, one.issues]).toEqual([
    INVALID_DATA,
    "is empty",
    [{ path: "lines", message: "is empty" }],
  ]);
  expect(Refusal.single("lines", "is empty", "empty").issues[0]?.code).toBe("empty");
  const faster = Refusal.conflict("version", "is outdated", "version_outdated");
  expect([faster.type, faster.message, faster.issues]).toEqual([
    CONFLICT,
    "is outdated",
    [{ path: "version", message: "is outdated", code: "version_outdated" }],
  ]);
  const gone = Refusal.notFound("There is no cart");
  expect([gone.type, gone.message, gone.issues]).toEqual([
    NOT_FOUND,
    "There is no cart",
    [{ path: "", message: "There is no cart", code: "not_found" }],
  ]);
});

test("issues are read from a refusal, and from the plain object that a workflow makes of it", () => {
  expect(issuesOf(Refusal.of([ISSUE]))).toEqual([ISSUE]);
  expect(issuesOf({ issues: [ISSUE] })).toEqual([ISSUE]);
  expect(issuesOf({ issues: [] })).toEqual([]);
});

test.each([
  ["nothing", null],
  ["a text", "issues"],
  ["an error", new Error("no")],
  ["issues that are no list", { issues: "many" }],
  ["an issue that is a text", { issues: [ISSUE, "email"] }],
  ["an issue that is nothing", { issues: [null] }],
  ["an issue without a path", { issues: [{ message: "no" }] }],
  ["an issue without words", { issues: [{ path: "email" }] }],
  ["a path that is a number", { issues: [{ path: 7, message: "no" }] }],
  ["words that are a number", { issues: [{ path: "email", message: 7 }] }],
])("%s has none", (_what, error) => {
  expect(issuesOf(error)).toBeUndefined();
});
