import { afterEach, expect, test } from "vitest";
import { isHoliday } from "./holidays";
import { setMarket } from "./options/market";

afterEach(() => setMarket({}));

// By Berlin's law on Sundays and holidays and the printed calendar.
const BERLIN_2027 = [
  "2027-01-01",
  "2027-03-08",
  "2027-03-26",
  "2027-03-29",
  "2027-05-01",
  "2027-05-06",
  "2027-05-17",
  "2027-10-03",
  "2027-12-25",
  "2027-12-26",
];

test("the holidays of a year in Berlin are these and no others", () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(days.filter(isHoliday)).toEqual(BERLIN_2027);
});

test("a workshop in another state has that state's, one abroad has none that are known", () => {
  setMarket({ federalState: "BY" });
  expect([isHoliday("2027-03-08"), isHoliday("2027-01-06")]).toEqual([false, true]);
  setMarket({ homeCountry: "ch" });
  expect(isHoliday("2027-01-01")).toBe(false);
});

test("Berlin has the 17th of June 2028 off, that year alone and no other state", () => {
  expect(["2027-06-17", "2028-06-17", "2029-06-17"].map(isHoliday)).toEqual([false, true, false]);
  setMarket({ federalState: "BB" });
  expect(isHoliday("2028-06-17")).toBe(false);
});
