import { afterEach, expect, test, vi } from "vitest";
import { REVIEW_OF_KIND, templates } from "./templates.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-07-01T22:30:00Z", "2026-07-02"],
  ["2026-12-31T23:30:00Z", "2027-01-01"],
  ["2026-12-31T22:30:00Z", "2026-12-31"],
])("a new review begins with the workshop's day, at %s with %s", (now, day) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const review = templates([]).find(({ id }) => id === REVIEW_OF_KIND);
  const value: unknown =
    typeof review?.value === "function" ? review.value({ kind: "table" }, {} as never) : {};
  expect(value).toMatchObject({ kind: "table", date: day });
});
