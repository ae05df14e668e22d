import { expect, test } from "vitest";
import { betterPostcode } from "./postcode.js";

// The examples are those of the postal services' own pages and of the Universal Postal Union.
test.each([
  ["DE", " 10827 "],
  ["at", "1010"],
  ["ch", "8001"],
  ["nl", "1012 AB"],
  ["nl", "1012ab"],
  ["nl", "1012  AB"],
  ["fr", "97100"],
  ["it", "00118"],
  ["es", "28013"],
  ["pl", "00-950"],
  ["pl", "00950"],
  ["dk", "2100"],
  ["be", "1050"],
  ["lu", "L-1111"],
  ["lu", "1111"],
  ["lv", "LV-1010"],
  ["cz", "110 00"],
  ["cz", "11000"],
  ["gb", "EC1A 1BB"],
  ["gb", "m1 1ae"],
  ["gb", "W1A1HQ"],
  ["gb", "DN55 1PT"],
  ["pt", "1100-148"],
  ["us", "20500"],
  ["us", "20500-0003"],
  ["ca", "K1A 0B1"],
])("in %s %j is a postcode", (country, text) => expect(betterPostcode(country, text)).toBeUndefined());

test.each([
  ["de", "1010"],
  ["de", "D-10827"],
  ["de", "108 27"],
  ["at", "10827"],
  ["ch", "800"],
  ["nl", "1012"],
  ["nl", "1012 A1"],
  ["fr", "7500"],
  ["pl", "00-9500"],
  ["pl", "0-0950"],
  ["lu", "11111"],
  ["nl", "1012-AB"],
  ["gb", "10827"],
  ["gb", "EC1A 1B"],
  ["gb", "EC1AA 1BB"],
  ["us", "20500-03"],
  ["se", "111-20"],
])("in %s %j is none", (country, text) => expect(betterPostcode(country, text)).toMatch(/\d/));

test("a country whose form is not known takes any", () => {
  for (const country of ["ae", "ie", "", "a", "constructor", "zz"])
    expect(betterPostcode(country, "PO Box 7"), country).toBeUndefined();
});

test("each example is a postcode of its country", () => {
  expect(betterPostcode("NL", "x")).toBe("1012 AB");
  const countries =
    "at au be bg ca ch cy cz de dk ee es fi fr gb gr hr hu is it li lt lu lv mt nl no pl pt ro se si sk us";
  for (const country of countries.split(" ")) {
    const example = betterPostcode(country, "x") ?? "";
    expect(example, country).not.toBe("");
    expect(betterPostcode(country, example), country).toBeUndefined();
  }
});
