import { expect, test } from "vitest";
import { DEFAULT_LIMITS, type LimitName } from "../plugins/furniture/src/modules/rate-limits/limits";
import { rateLimitOptions } from "./rate-limits";

const NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

test.each(NAMES)("in a trial, whose tests ask from one address, %s is let through more often", (name) => {
  const given = rateLimitOptions({ SHOP_ENV: "trial" }).rateLimits?.[name];
  expect(given?.points).toBeGreaterThan(DEFAULT_LIMITS[name].points);
});

test("a live shop has the plugin's own limits", () => {
  expect(rateLimitOptions({ SHOP_ENV: "production" })).not.toHaveProperty("rateLimits");
});
