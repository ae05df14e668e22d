import { expect, test } from "vitest";
import { countriesInOrder } from "./countries.server.ts";

const CODES = ["de", "fr", "ch", "at", "be"];

test.each([
  ["de", "de Deutschland, at Österreich, ch Schweiz, be Belgien, fr Frankreich"],
  ["at", "at Österreich, de Deutschland, ch Schweiz, be Belgien, fr Frankreich"],
  ["ch", "ch Schweiz, de Deutschland, at Österreich, be Belgien, fr Frankreich"],
])("a shop at home in %s lists home, then its neighbours, then the others by name", (home, listed) => {
  const shown = countriesInOrder(CODES, "de", home).map(({ code, name }) => `${code} ${name}`);
  expect(shown.join(", ")).toBe(listed);
});
