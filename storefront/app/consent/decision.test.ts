import { expect, test } from "vitest";
import { decisionCookie, decisionIn, isDecision } from "./decision.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

test("a decision is kept for a year, with its version and day", () => {
  expect(decisionCookie("yes", NOON, true)).toBe(
    "consent=2.yes.2026-11-21; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

test.each(["yes", "no"] as const)(
  "what was kept as %s is read again, among other cookies too",
  (decision) => {
    const [cookie] = decisionCookie(decision, NOON, false).split(";");
    expect(decisionIn(cookie)).toBe(decision);
    expect(decisionIn(`cart=abc; ${cookie}; language=de`)).toBe(decision);
  },
);

test.each([
  null,
  "",
  "consent=yes",
  "consent=0.yes.2025-01-01",
  "consent=3.yes.2028-01-01",
  "consent=2.maybe.2026-11-21",
  "noconsent=2.yes.2026-11-21",
  "consent=2.yes.2026-11-21x",
])("%j is no decision: to another question, or of somebody else's making", (cookies) => {
  expect(decisionIn(cookies)).toBeNull();
});

test("a form decides with yes or no, and with nothing else", () => {
  expect(["yes", "no"].map(isDecision)).toEqual([true, true]);
  expect(["", "YES", "maybe", null, true, undefined].map(isDecision)).toEqual(Array(6).fill(false));
});
