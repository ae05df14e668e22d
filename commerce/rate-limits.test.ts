import { expect, test } from "vitest";
import { DEFAULT_LIMITS, type LimitName } from "../plugins/furniture/src/modules/rate-limits/limits";
import { rateLimitOptions } from "./rate-limits";

/** The time of one hold is no limit: it says what counts as one. */
const NAMES = (Object.keys(DEFAULT_LIMITS) as LimitName[]).filter((name) => name !== "plank_hold_begun");

test.each(NAMES)("in a trial, whose tests ask from one address, %s is let through more often", (name) => {
  const given = rateLimitOptions({ SHOP_ENV: "trial" }).rateLimits?.[name];
  expect(given?.points).toBeGreaterThan(DEFAULT_LIMITS[name].points);
});

test("a live shop has the plugin's own limits", () => {
  expect(rateLimitOptions({ SHOP_ENV: "production" })).not.toHaveProperty("rateLimits");
});
