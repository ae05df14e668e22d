import { expect, test } from "vitest";
import { orderNumbersIn, orderNumbersNamed } from "./meant-orders";

test.each([
  ["12", [12]],
  [" #12 ", [12]],
  ["Bestellung Nr. 12", [12]],
  ["12.1", [12]],
  ["1046.2 und 1046.3", [1046]],
  ["Bestellung vom 21.11.2026, Nr. 1046", [1046]],
  ["2026-11-21 / 1046", [1046]],
  ["1046 und 1047", [1046, 1047]],
])("%j means orders %j", (written, numbers) => {
  expect(orderNumbersIn(written)).toEqual(numbers);
});

test.each(["", "zwölf", "0", "99999999999999999999", "am 21.11.2026"])("%j means no order", (written) => {
  expect(orderNumbersIn(written)).toEqual([]);
});

test.each([
  ["Zu meiner Bestellung 1046:\nDas Bein wackelt seit 3 Tagen.", [1046]],
  ["About my order 1046.2: one leg is loose, call 030 123456", [1046]],
  ["Bestellnummer: 1046 und Auftrag Nr. 1047", [1046, 1047]],
  ["Passt der Tisch mit 180 cm durch die Tür von 80 cm?", []],
  ["Meine Bestellung vom 21.11.2026 ist nicht da", []],
])("a letter names of %j the orders %j", (text, numbers) => {
  expect(orderNumbersNamed(text)).toEqual(numbers);
});
