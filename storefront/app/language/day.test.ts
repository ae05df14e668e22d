import { LOCALES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { dayInWords } from "./day.ts";
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
