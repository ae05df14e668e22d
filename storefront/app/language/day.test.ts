import { LOCALES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { dayInWords, shopDay } from "./day.ts";
import { LANGUAGES } from "./languages.ts";

test("a day is said as in the mails: in German, and in British English", () => {
  expect(dayInWords("2026-11-21", "de")).toBe("21. November 2026");
  expect(dayInWords("2026-11-21", "en")).toBe("21 November 2026");
});

test("no day is no words", () => {
  expect(dayInWords("", "de")).toBe("");
});

test("pages write days as the furniture rules, the mails and the papers do", () => {
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
    expect(dayInWords("2026-03-01", language)).toBe(format.format(new Date("2026-03-01")));
  }
});

test("the day of an instant is the workshop's, in winter, in summer and in the first hour of a year", () => {
  expect(shopDay("2026-11-20T22:59:59.999Z")).toBe("2026-11-20");
  expect(shopDay("2026-11-20T23:00:00.000Z")).toBe("2026-11-21");
  expect(shopDay("2026-06-30T22:00:00.000Z")).toBe("2026-07-01");
  expect(shopDay(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-01");
});
