import { CURRENCY, HOME_COUNTRY } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { anotherMarket, countriesAbroad, homeAndAbroad } from "./regions";

const place = (name: string, ...countries: string[]) => ({ name, countries });
const found = (...places: { name: string; countries: string[] }[]) => {
  const { home, abroad } = homeAndAbroad(places, ({ countries }) => countries);
  return [home?.name, abroad?.name];
};

test("regions and zones that staff have renamed are found by their countries", () => {
  expect(found(place("Rest der Welt", "jp", "us"), place("Inland", HOME_COUNTRY))).toEqual([
    "Inland",
    "Rest der Welt",
  ]);
});

test("a region that staff have added is never taken for abroad: that is the oldest", () => {
  expect(
    found(place("Deutschland", HOME_COUNTRY), place("Ausland", "us"), place("Alpen", "jp", "no")),
  ).toEqual(["Deutschland", "Ausland"]);
});

test("an empty database has neither", () => {
  expect(found()).toEqual([undefined, undefined]);
});

const region = (name: string, currency: string, ...countries: string[]) => ({ name, currency, countries });

test.each([
  ["another home country", "Ausland", CURRENCY, "at"],
  ["another currency", "Ausland", "chf", "ch"],
])(
  "a database that was set up for %s is refused in words, and says how to go on",
  (_what, name, currency, before) => {
    const abroad = [...countriesAbroad().filter((code) => code !== before), HOME_COUNTRY];
    const said = anotherMarket([region("Inland", currency, before), region("Ausland", currency, ...abroad)]);
    expect(said).toContain(`says home country ${HOME_COUNTRY} and currency ${CURRENCY}`);
    expect(said).toContain(`${HOME_COUNTRY} is in its region "${name}", in ${currency}`);
    expect(said).toContain("npm run reset");
  },
);

test("a database that was set up for this market is sold from, with the regions that staff have added", () => {
  const own = [region("Inland", CURRENCY, HOME_COUNTRY), region("Ausland", CURRENCY, ...countriesAbroad())];
  expect(anotherMarket([])).toBeUndefined();
  expect(anotherMarket(own)).toBeUndefined();
  expect(anotherMarket([...own, region("Leer", "usd")])).toBeUndefined();
  expect(anotherMarket([region("Inland und Nachbarn", CURRENCY, HOME_COUNTRY, "at", "lu")])).toBeUndefined();
  const [home, abroad] = [
    region("Inland", CURRENCY, HOME_COUNTRY, "li"),
    region("Ausland", CURRENCY, "at", "us", "no"),
  ];
  expect(anotherMarket([home, abroad, region("Alpen", CURRENCY, "ch")])).toBeUndefined();
});
