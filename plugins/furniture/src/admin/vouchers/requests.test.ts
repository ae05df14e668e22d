import { expect, test } from "vitest";
import { switchedWords } from "./requests";

const OFF = { code: "OMA-ERNA", active: false, redeemed: null };

test("staff who switch a voucher off read whether that still helped", () => {
  const redeemed = {
    at: "2026-11-25T10:00:00Z",
    order_id: "order_1",
    order_number: "46",
    customer: "Anna Muster",
  };
  expect([
    switchedWords({ ...OFF, state: "switched_off" }),
    switchedWords({ ...OFF, state: "redeemed", redeemed }),
    switchedWords({ ...OFF, state: "being_redeemed" }),
    switchedWords({ ...OFF, active: true, state: "unused" }),
  ]).toEqual([
    "OMA-ERNA ist abgeschaltet",
    "OMA-ERNA ist abgeschaltet, war aber schon eingelöst (Bestellung 46)",
    "OMA-ERNA ist abgeschaltet. Wer gerade damit bezahlt, behält ihn noch",
    "OMA-ERNA ist eingeschaltet",
  ]);
});
