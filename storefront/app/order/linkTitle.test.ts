import { expect, test } from "vitest";
import { order } from "../language/de/order.ts";
import { linkTitle } from "./OrderOverview.tsx";

test.each([
  ["an offer", "payable", "offer", 194, /^Dein Angebot/],
  ["what a changed order costs more", "payable", "difference", 194, /Differenz bezahlen/],
  ["what is paid", "paid", "offer", 194, /^Bezahlt/],
  ["an offer that a voucher paid for", "paid", "offer", 0, /^Bestellt/],
  ["a link that was withdrawn", "withdrawn", "difference", 194, /gilt nicht mehr/],
] as const)("the title of a payment link says that it is for %s", (_what, state, purpose, amount, title) => {
  const key = linkTitle({ state, purpose, amount }).replace("order.pay.titles.", "") as "offer";
  expect(order.pay.titles[key]).toMatch(title);
});
