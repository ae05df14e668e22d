import { expect, test } from "vitest";
import { labelOf } from "./label-payment";

const order = (...lines: [title: string, quantity: number][]) => ({
  id: "order_1",
  number: "1042",
  lines: lines.map(([title, quantity]) => ({ title, quantity })),
});

test("a payment says the number of its order and what was ordered, equal lines once", () => {
  expect(labelOf(order(["Tisch", 1], ["Hocker", 1], ["Hocker", 1], ["Muster", 3]))).toEqual({
    description: "1042: Tisch, 2 × Hocker, 3 × Muster",
    metadata: { order_id: "order_1", order_number: "1042", order_lines: "Tisch, 2 × Hocker, 3 × Muster" },
  });
});

test("no text is longer than Stripe takes", () => {
  const { description, metadata } = labelOf(
    order(...Array.from({ length: 90 }, (_, place): [string, number] => [`Stück ${place}`, 1])),
  );
  expect(description).toHaveLength(500);
  expect(Object.values(metadata || {}).every((value) => String(value).length <= 500)).toBe(true);
});

test("an order without lines is named by its number alone", () => {
  expect(labelOf(order()).description).toBe("1042");
});
