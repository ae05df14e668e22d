import { CURRENCY, HOME_COUNTRY } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { anotherMarket, countriesAbroad, homeAndAbroad, waysToPay } from "./regions";

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

const [card, transfer] = ["pp_stripe-checkout_card", "pp_system_default"];
const ids = (...present: string[]) => present.map((id) => ({ id }));

test.each([
  ["a crash has left without ways to pay", ids(), [card, transfer]],
  ["was set up before there were card payments", ids(transfer), [card, transfer]],
])("a region that %s gets them", (_what, payment_providers, expected) => {
  const update = waysToPay({ metadata: { staff: 1 }, payment_providers }, [card, transfer], [card, transfer]);
  expect(update).toEqual({
    payment_providers: expected,
    metadata: { staff: 1, ways_to_pay_complete: true },
  });
});

test.each([
  ["all", ids()],
  ["the card", ids(transfer)],
  ["the transfer", ids(card)],
])("what staff have switched off is not switched on again by a start: %s", (_what, payment_providers) => {
  const first = waysToPay({ payment_providers: ids(card, transfer) }, [card, transfer], [card, transfer]);
  expect(first).toEqual({ metadata: { ways_to_pay_complete: true } });
  expect(waysToPay({ ...first, payment_providers }, [card, transfer], [card, transfer])).toBeUndefined();
});

test("a region is not complete before all its ways to pay are there", () => {
  expect(waysToPay({ payment_providers: ids() }, [card, transfer], [transfer])).toEqual({
    payment_providers: [transfer],
  });
  expect(waysToPay({ payment_providers: ids(transfer) }, [card, transfer], [transfer])).toBeUndefined();
});
