import { expect, test } from "vitest";
import { KINDS } from "../kinds/names.js";
import { STEP_NAMES, STEPS } from "./step-names.js";
import { nextStep, stepsOf } from "./steps.js";

test("every kind begins accepted, ends delivered, and has its steps in the workshop's order", () => {
  for (const kind of KINDS) {
    const steps = stepsOf(kind);
    expect([steps.at(0), steps.at(-1)], kind).toEqual(["accepted", "delivered"]);
    expect(
      [...steps].sort((one, other) => STEPS.indexOf(one) - STEPS.indexOf(other)),
      kind,
    ).toEqual(steps);
    expect(new Set(steps).size, kind).toBe(steps.length);
  }
});

test("a frame is neither welded nor coated, a sample is only packed and sent, a table has every step", () => {
  expect(stepsOf("frame")).not.toContain("welded");
  expect(stepsOf("frame")).not.toContain("coated");
  expect(stepsOf("frame")).toContain("sawn");
  expect(stepsOf("sample")).toEqual(["accepted", "packed", "on_the_way", "delivered"]);
  expect(stepsOf("table")).toHaveLength(10);
});

test("a piece goes from step to step; one that is picked up is never on the way", () => {
  expect(nextStep("sample", "accepted", false)).toBe("packed");
  expect(nextStep("table", "sawn", false)).toBe("welded");
  expect(nextStep("frame", "sawn", false)).toBe("waxed");
  expect(nextStep("table", "ready", false)).toBe("on_the_way");
  expect(nextStep("table", "ready", true)).toBe("delivered");
  expect(nextStep("table", "on_the_way", true)).toBe("delivered");
  expect(nextStep("table", "delivered", false)).toBeUndefined();
  expect(nextStep("sample", "sawn", false)).toBeUndefined();
});

test("every step has a German name of its own", () => {
  expect(new Set(Object.values(STEP_NAMES)).size).toBe(STEPS.length);
});
