import { LOCALES } from "@planke46/furniture-rules";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "../language/languages.ts";
import { formatCents, formatEuro, formatPercent } from "./money.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("prices are whole euros, written as the language writes them", () => {
  expect(plain(formatEuro(1491, "de"))).toBe("1.491 €");
  expect(formatEuro(1491, "en")).toBe("€1,491");
  expect(plain(formatEuro(0, "de"))).toBe("0 €");
});

test("deductions carry their sign", () => {
  expect(plain(formatEuro(-75, "de"))).toBe("−75 €");
});

test("cents are written where there are some", () => {
  expect(plain(formatEuro(12.5, "de"))).toBe("12,50 €");
  expect(formatEuro(12.05, "en")).toBe("€12.05");
  expect(plain(formatEuro(-0.5, "de"))).toBe("−0,50 €");
});

test("a sum to the cent has its cents, however even", () => {
  expect(plain(formatCents(1491, "de"))).toBe("1.491,00 €");
  expect(formatCents(1_234_567.8, "en")).toBe("€1,234,567.80");
});

test("shares are per cent, with up to two decimals", () => {
  expect(plain(formatPercent(0.1, "de"))).toBe("10 %");
  expect(formatPercent(0.1, "en")).toBe("10%");
  expect(plain(formatPercent(0.1234, "de"))).toBe("12,34 %");
  expect(formatPercent(0.075, "en")).toBe("7.5%");
});

test("euros and per cent are written as Intl writes them, but for the minus sign", () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...LANGUAGES), (amount, language) => {
      const digits = amount % 100 === 0 ? 0 : 2;
      const euro = new Intl.NumberFormat(LOCALES[language], {
        style: "currency",
        currency: "EUR",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      expect(formatEuro(amount / 100, language)).toBe(euro.format(amount / 100).replace("-", "−"));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...LANGUAGES), (share, language) => {
      const percent = new Intl.NumberFormat(LOCALES[language], {
        style: "percent",
        maximumFractionDigits: 2,
      });
      expect(formatPercent(share / 10_000, language)).toBe(percent.format(share / 10_000));
    }),
  );
});

afterEach(() => {
  vi.doUnmock("@planke46/furniture-rules/market");
  vi.resetModules();
});

test("a shop that sells in another currency says its sign; one of letters keeps a distance from the figures", async () => {
  const inCurrency = async (CURRENCY_SIGN: string) => {
    vi.resetModules();
    vi.doMock("@planke46/furniture-rules/market", () => ({ CURRENCY_SIGN }));
    const { formatEuro: formatSum } = await import("./money.ts");
    return [plain(formatSum(1491, "de")), plain(formatSum(-1491, "en"))];
  };
  expect(await inCurrency("kr.")).toEqual(["1.491 kr.", "−kr. 1,491"]);
  expect(await inCurrency("£")).toEqual(["1.491 £", "−£1,491"]);
});
