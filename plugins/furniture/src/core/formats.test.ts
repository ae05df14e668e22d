import { afterEach, expect, test } from "vitest";
import { day, toTheSecond } from "./formats";
import { setMarket } from "./options/market";

afterEach(() => setMarket({}));

test.each(["Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a shop by the clock of %s names a day of the calendar as it is",
  (timeZone) => {
    setMarket({ timeZone });
    expect(day("2026-12-31", "de")).toBe("31. Dezember 2026");
    expect(day("2028-02-29", "en")).toBe("29 February 2028");
  },
);

test("the day of an instant is the one that the shop's clock shows", () => {
  const instant = "2026-12-31T23:30:00.000Z";
  expect([day(instant, "de"), day(new Date(instant), "de")]).toEqual(["1. Januar 2027", "1. Januar 2027"]);
  setMarket({ timeZone: "America/New_York" });
  expect(day(instant, "de")).toBe("31. Dezember 2026");
});

test("a receipt names the moment in Berlin, to the second, in winter and in summer", () => {
  expect(toTheSecond(new Date("2026-11-21T07:31:07.900Z"), "de")).toBe("21. November 2026, 08:31:07 MEZ");
  expect(toTheSecond(new Date("2026-07-01T22:00:00Z"), "de")).toBe("2. Juli 2026, 00:00:00 MESZ");
  expect(toTheSecond(new Date("2026-11-21T07:31:07.900Z"), "en")).toBe("21 November 2026, 08:31:07 CET");
});
