import { afterEach, expect, test, vi } from "vitest";
import { FIXED_SETS } from "../schemas/index.ts";
import { memberOf, REVIEW_OF_KIND, templates } from "./templates.ts";

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

test.each([...FIXED_SETS])("a %s that is not there yet begins as the one it is, by its %s", (type, field) => {
  const member = templates([]).find(({ id }) => id === memberOf(type));
  expect(member).toMatchObject({ schemaType: type, parameters: [{ name: "value" }] });
  const value: unknown =
    typeof member?.value === "function" ? member.value({ value: "frame" }, {} as never) : {};
  expect(value).toEqual({ [field]: "frame" });
});
