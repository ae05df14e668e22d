import { HOME_COUNTRY } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { homeAndAbroad } from "./regions";

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
