import { expect, test } from "vitest";
import { sampleOrder } from "../mails/sample/sample-data";
import { declaredOf } from "./enter";

const candles = { id: "ordli_candles", title: "Kerze", quantity: 3, total: 30 };
const oil = { id: "ordli_oil", title: "Öl", quantity: 1, total: 12 };
const mixed = sampleOrder("de", {
  ordinary: { lines: [candles, oil], methods: [], delivery: 0, total: 42 },
});
const furniture = mixed.lines.map(({ number }) => number);

test("who withdraws from all the furniture of an order with other goods has not withdrawn from the whole of it", () => {
  const { scope, pieces } = declaredOf(mixed, furniture);
  expect(scope).toBe("some");
  expect(pieces?.split("\n").map((piece) => piece.split(" ")[0])).toEqual(furniture);
});

test("ordinary goods are named like pieces, and with all of the furniture they are the whole order", () => {
  expect(declaredOf(mixed, [candles.id, oil.id])).toEqual({ scope: "some", pieces: "3 × Kerze\nÖl" });
  const whole = { scope: "all", pieces: null };
  expect(declaredOf(mixed, [...furniture, candles.id, oil.id])).toEqual(whole);
  expect(declaredOf(mixed, undefined)).toEqual(whole);
});

test("all the furniture of an order without other goods is the whole of it; what it has not is refused", () => {
  const order = sampleOrder("de");
  const all = order.lines.map(({ number }) => number);
  expect(declaredOf(order, all)).toEqual({ scope: "all", pieces: null });
  expect(() => declaredOf(order, [candles.id])).toThrow("hat kein Stück");
});
