import { PRICE_FIELDS } from "@planke46/furniture-rules";
import { describe, expect, test } from "vitest";
import { currencyCode, currencyName, currencySign, money, moneyIn, wholeMoney } from "../order/money";
import { aboutWords, booked, monthOf, sumsOf } from "../papers/requests";
import { unitOf } from "../prices/requests";
import { day, moment } from "../time";
import { ELSEWHERE, soldIn, TODAY } from "./served.cases";

/** Narrow and hard spaces as common ones. */
const plain = (text: string) => text.replace(/\s/g, " ");
const units = () => [...new Set(PRICE_FIELDS.map(unitOf))];
const PAPERS = [
  { kind: "invoice", currency: "EUR", net: 10_000, vat: 1900, gross: 11_900 },
  { kind: "credit_note", currency: "EUR", net: 1000, vat: 190, gross: 1190 },
  { kind: "invoice", currency: "CHF", net: 500, vat: 95, gross: 595 },
] as const;

describe("with today's values staff read what they read before", () => {
  soldIn(TODAY);

  test("money", () => {
    expect([wholeMoney(1491), wholeMoney(-0.4), money(1491), money(-10.5)].map(plain)).toEqual([
      "1.491 €",
      "0 €",
      "1.491 €",
      "-10,50 €",
    ]);
    expect([currencyCode(), currencyName(), currencySign()]).toEqual(["EUR", "Euro", "€"]);
    expect(units()).toEqual(["×", "€", "€/cm", "cm/€", "(0,1 = 10 %)"]);
  });

  test("an invoice replaces another, a credit note is about one", () => {
    const about = "RE-2026-0001";
    const words = [
      aboutWords({ kind: "invoice", about }),
      aboutWords({ kind: "credit_note", about }),
      aboutWords({ kind: "invoice", about: null }),
    ];
    expect(words).toEqual([" ersetzt RE-2026-0001", " zu RE-2026-0001", ""]);
  });

  test("times", () => {
    expect([day("2026-11-25"), day("2026-11-24T23:30:00Z"), moment("2026-11-24T23:30:00Z")]).toEqual([
      "25.11.2026",
      "25.11.2026",
      "25.11.2026, 00:30",
    ]);
    expect(monthOf(new Date("2026-11-30T23:30:00Z"))).toBe("2026-12");
  });
});

describe("elsewhere staff read the shop's own market", () => {
  soldIn(ELSEWHERE);

  test("money", () => {
    expect([wholeMoney(1491), money(10.5)].map(plain)).toEqual(["1.491 CHF", "10,50 CHF"]);
    expect([currencyCode(), currencyName(), currencySign()]).toEqual(["CHF", "Schweizer Franken", "CHF"]);
    expect(units()).toContain("cm/CHF");
  });

  test("times on the workshop's clock, and a day as it is", () => {
    expect([day("2026-11-25"), day("2026-11-25T03:30:00Z"), moment("2026-11-25T03:30:00Z")]).toEqual([
      "25.11.2026",
      "24.11.2026",
      "24.11.2026, 22:30",
    ]);
    expect(monthOf(new Date("2026-12-01T03:30:00Z"))).toBe("2026-11");
  });

  test("a sum with a currency of its own keeps it, and papers are summed by theirs", () => {
    expect(plain(moneyIn("eur", 10))).toBe("10,00 €");
    expect(PAPERS.map((paper) => plain(booked(paper, paper.gross)))).toEqual([
      "119,00 €",
      "-11,90 €",
      "5,95 CHF",
    ]);
    expect(
      sumsOf(PAPERS).map(({ net, vat, gross, currency }) => [currency, ...[net, vat, gross].map(plain)]),
    ).toEqual([
      ["EUR", "90,00 €", "17,10 €", "107,10 €"],
      ["CHF", "5,00 CHF", "0,95 CHF", "5,95 CHF"],
    ]);
  });
});
