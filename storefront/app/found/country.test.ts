import { expect, test } from "vitest";
import { countryCode } from "./country.server.ts";

test.each([
  ["Deutschland", "DE"],
  ["Germany", "DE"],
  [" deutschland ", "DE"],
  ["DE", "DE"],
  ["de", "DE"],
  ["Österreich", "AT"],
  ["Switzerland", "CH"],
  ["Frankreich", "FR"],
  ["United Kingdom", "GB"],
  ["UK", null],
  ["Atlantis", null],
  ["", null],
  ["XQ", null],
])("the country that editors write as %j is %s", (written, code) => {
  expect(countryCode(written)).toBe(code);
});
