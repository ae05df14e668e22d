import { expect, test } from "vitest";
import { ibanFault } from "./iban.ts";

test.each([
  "DE89 3704 0044 0532 0130 00",
  "DE89370400440532013000",
  "AT61 1904 3002 3457 3201",
  "",
  undefined,
])("%s is accepted", (iban) => {
  expect(ibanFault(iban)).toBeUndefined();
});

test.each([
  ["DE88 3704 0044 0532 0130 00", "Die Prüfziffer der IBAN stimmt nicht."],
  ["DE89 3704 0044 0532 0310 00", "Die Prüfziffer der IBAN stimmt nicht."],
  ["DE89 3704 0044 0532 0130", "Eine deutsche IBAN hat 22 Zeichen."],
  ["12345678", "Eine IBAN beginnt mit zwei Buchstaben und zwei Ziffern."],
])("%s is refused: %s", (iban, fault) => {
  expect(ibanFault(iban)).toBe(fault);
});
