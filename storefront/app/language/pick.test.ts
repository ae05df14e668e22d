import { expect, test } from "vitest";
import { pick } from "./pick.ts";

const TEXTS = {
  cart: {
    title: "Cart",
    lines_one: "1 piece",
    lines_other: "pieces",
    kind: { table: "Table", bench: "Bench" },
  },
  order: { title: "Order" },
};

test("only the texts that were named are picked", () => {
  expect(pick(TEXTS, ["cart.title", "order.title"])).toEqual({
    cart: { title: "Cart" },
    order: { title: "Order" },
  });
});

test("a text that counts comes in all its forms", () => {
  expect(pick(TEXTS, ["cart.lines"])).toEqual({ cart: { lines_one: "1 piece", lines_other: "pieces" } });
});

test("a key whose rest is made later brings its whole section", () => {
  expect(pick(TEXTS, ["cart.kind", "cart.kind.table"])).toEqual({ cart: { kind: TEXTS.cart.kind } });
  expect(pick(TEXTS, ["cart.kind.table", "cart.kind"])).toEqual({ cart: { kind: TEXTS.cart.kind } });
});

test("words with dots that are no keys bring nothing", () => {
  expect(pick(TEXTS, ["node.js", "cart.title.more", "cart.nothing", "order"])).toEqual({
    order: TEXTS.order,
  });
});
