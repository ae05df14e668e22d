import type { Kind } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { order as de } from "../language/de/order.ts";
import { order as en } from "../language/en/order.ts";
import { offerButton, paidText } from "./OrderOverview.tsx";
import type { PlacedBill } from "./ownOrder.server.ts";

const billOf = (...kinds: Kind[]) => ({ lines: kinds.map((kind) => ({ kind })) }) as PlacedBill;
const said = (key: ReturnType<typeof paidText>) => {
  const name = key.replace("order.pay.", "") as "paidText";
  return { de: de.pay[name], en: en.pay[name] };
};

test.each([
  ["an offer of furniture", "offer", billOf("table"), true],
  ["an offer of furniture with a sample", "offer", billOf("table", "sample"), true],
  ["an offer of samples alone", "offer", billOf("sample"), false],
  ["an offer whose pieces cannot be read", "offer", null, true],
  ["a changed order, which may be in work for long", "difference", null, false],
] as const)(
  "who has paid %s is told that sawing begins: only where it does",
  (_what, purpose, bill, sawing) => {
    const words = said(paidText({ purpose }, bill));
    expect([words.de.includes("sägen"), words.en.includes("sawing")]).toEqual([sawing, sawing]);
  },
);

test("an offer that a voucher pays for is ordered with a button that obliges to pay nothing", () => {
  expect([0, 1].map((amount) => offerButton({ amount }))).toEqual(["cart.orderFree", "order.pay.button"]);
});
