import { PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { UNTOUCHED_TERMS } from "../../modules/cart-terms/terms";
import { countCart } from "./state";

const code = { code: "UEBERWEISUNG", worth: 0, plain: true, bankTransfer: true, claims: [] };

test.each([
  ["with the code", [code], false, true],
  ["where the shop offers it to everybody", [], true, true],
  ["otherwise", [], false, false],
] as const)(
  "a reservation may be transferred after its offer %s: %j",
  (_when, vouchers, transferChosen, may) => {
    const line = { id: "line_1", kind: "table", price: 1491, title: "Tisch", configuration_id: "conf_1" };
    const terms = { ...UNTOUCHED_TERMS, outside_germany: true };
    const counted = countCart([line] as never, terms, vouchers as never, {
      prices: PRICES,
      transferChosen,
      ordinary: 0,
    });
    expect([counted.payBy, counted.mayTransfer]).toEqual(["reservation", may]);
  },
);
