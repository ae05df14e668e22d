import type { Kind } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { stepsAfterOrder, stepsAfterReservation } from "./NextSteps.tsx";
import type { PlacedBill, ShownOrder } from "./ownOrder.server.ts";

/** Texts by their last name. */
const t = ((key: string) => key.replace("order.next.", "")) as unknown as TFunction<"texts">;
const times = { delivery: "4 weeks", express: "2 weeks", sample: "5 working days" };

test.each<[string, Kind[], string[]]>([
  ["furniture is built", ["table"], ["buildLater"]],
  ["samples go by letter post and are not built", ["sample", "sample"], ["sampleLater"]],
  ["furniture with a sample: both", ["table", "sample"], ["sampleLater", "buildLater"]],
])("after a reservation: %s", (_, kinds, last) => {
  expect(stepsAfterReservation(orderOf(kinds), times, t)).toEqual(["offer", "payOffer", ...last]);
});

test("who picked planks learns that they are kept, whatever else was reserved", () => {
  const order = orderOf(["table", "sample"], ["plank_1"]);
  expect(stepsAfterReservation(order, times, t)).toEqual(["offer", "payOffer", "sampleLater", "planksKept"]);
});

test.each<[string, Kind[], string[]]>([
  ["furniture waits there", ["table"], ["buildLater", "pickup"]],
  ["a sample waits with it", ["table", "sample"], ["buildLater", "pickup", "samplePickup"]],
])("after a reservation that is picked up no delivery is quoted: %s", (_, kinds, last) => {
  const steps = stepsAfterReservation(orderOf(kinds, [], "pickup"), times, t);
  expect(steps).toEqual(["offerPickup", "payOffer", ...last]);
});

test("a reservation that somebody else made says nothing of what is in it", () => {
  expect(stepsAfterReservation({ ...orderOf([]), bill: null }, times, t)).toEqual([
    "offer",
    "payOffer",
    "buildLater",
  ]);
});

test.each<[Kind[], string[]]>([
  [["table"], ["mail", "build", "delivery"]],
  [["sample"], ["mail", "sample"]],
  [
    ["table", "sample"],
    ["mail", "sample", "build", "delivery"],
  ],
])("after an order of %j", (kinds, steps) => {
  expect(stepsAfterOrder(orderOf(kinds), times, t)).toEqual(steps);
});

/** An order that was paid by card, as far as it decides what happens next. */
function orderOf(kinds: Kind[], picked: string[] = [], shipping = "delivery"): ShownOrder {
  const lines = kinds.map((kind) => ({
    kind,
    pickedPlanks: kind === "sample" ? [] : picked.map((id) => ({ id, title: id })),
  }));
  const bill = { lines, terms: { shipping } };
  return { byTransfer: false, byDebit: false, bill: bill as PlacedBill } as ShownOrder;
}
