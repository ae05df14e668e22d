import { STEPS, type Step } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { holdOf } from "./hold";

test("a disputed payment stops what is in the workshop, and neither what is on its way nor what has arrived", () => {
  const told = STEPS.map((step): [Step, string | undefined, boolean | undefined] => {
    const hold = holdOf("dispute", step);
    return [step, hold?.word, hold?.stops];
  });
  const built = STEPS.slice(0, STEPS.indexOf("packed"));
  expect(told).toEqual([
    ...built.map((step) => [step, "nicht bauen", true]),
    ["packed", "nicht herausgeben", true],
    ["ready", "nicht herausgeben", true],
    ["on_the_way", "Zahlung bestritten", false],
    ["delivered", "Zahlung bestritten", false],
  ]);
});

test("while money is still to come nothing goes on, and where nothing is waited for everything does", () => {
  for (const step of STEPS) {
    expect(holdOf("bank_transfer", step)).toMatchObject({ word: "wartet auf Geld", stops: true });
    expect(holdOf(null, step)).toBeNull();
  }
});
