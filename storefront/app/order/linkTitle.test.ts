import { expect, test } from "vitest";
import { order } from "../language/de/order.ts";
import { linkTitle } from "./OrderOverview.tsx";

test.each([
  ["an offer", "payable", "offer", /Reservierung bezahlen/],
  ["what a changed order costs more", "payable", "difference", /Differenz bezahlen/],
  ["what is paid", "paid", "offer", /^Bezahlt/],
  ["a link that was withdrawn", "withdrawn", "difference", /gilt nicht mehr/],
] as const)("the title of a payment link says that it is for %s", (_what, state, purpose, title) => {
  const key = linkTitle({ state, purpose }).replace("order.pay.titles.", "") as "offer";
  expect(order.pay.titles[key]).toMatch(title);
});
