import { expect, test } from "vitest";
import { formatContainedVat, formatEuro } from "./money.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("prices are whole euros, written as the language writes them", () => {
  expect(plain(formatEuro(1491, "de"))).toBe("1.491 €");
  expect(formatEuro(1491, "en")).toBe("€1,491");
  expect(plain(formatEuro(0, "de"))).toBe("0 €");
});

test("deductions carry their sign", () => {
  expect(plain(formatEuro(-75, "de"))).toBe("−75 €");
});

test("the VAT in a gross sum is 19/119 of it, to the cent", () => {
  expect(plain(formatContainedVat(1491, "de"))).toBe("238,06 €");
  expect(formatContainedVat(119, "en")).toBe("€19.00");
  expect(plain(formatContainedVat(5, "de"))).toBe("0,80 €");
});
