import { expect, test } from "vitest";
import { countryCode, countryIn } from "./country.js";

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

test("a country is said in the reader's language, and a word that is none stays as it is", () => {
  expect(countryIn("Deutschland", "en")).toBe("Germany");
  expect(countryIn("Deutschland", "de")).toBe("Deutschland");
  expect(countryIn("at", "en")).toBe("Austria");
  expect(countryIn("Atlantis", "en")).toBe("Atlantis");
  expect(countryIn("", "en")).toBe("");
});
