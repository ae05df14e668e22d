import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { onStage } from "../testing/hookStage.ts";
import { useTyped } from "./Measure.tsx";

afterEach(() => vi.unstubAllGlobals());

const BOUNDS = { min: 60, max: 220 };

/** The field of a measure, on a page that draws what it says. */
async function openedField(typed?: string, issue?: Parameters<typeof useTyped>[0]["issue"]) {
  const onChange = vi.fn();
  const given = { bounds: BOUNDS, typed, issue, onChange };
  const stage = await onStage(() => {
    const [value, draw] = useState(120);
    onChange.mockImplementation(draw);
    return { ...useTyped({ ...given, value }), draw };
  }, null);
  return {
    ...stage,
    type: (text: string) => stage.after(() => stage.now().type(text)),
    move: (value: number) => stage.after(() => stage.now().move(value)),
    changes: (value: number) => stage.after(() => stage.now().draw(value)),
    onChange,
    said: () => [stage.now().text, stage.now().fault?.reason],
  };
}

test("what can be built is drawn key by key; what cannot stays in the field with its fault and changes nothing", async () => {
  const field = await openedField();
  expect(field.said()).toEqual(["120", undefined]);
  for (const [text, fault] of [
    ["", "not_a_number"],
    ["1", "out_of_bounds"],
    ["15", "out_of_bounds"],
    ["150", undefined],
    ["1500", "out_of_bounds"],
  ] as const) {
    await field.type(text);
    expect(field.said()).toEqual([text, fault]);
  }
  expect(field.onChange.mock.calls).toEqual([[150]]);
});

test("what is typed stays as it is typed, also where the page has another way to write the number", async () => {
  const field = await openedField();
  await field.type("0150");
  expect(field.said()).toEqual(["0150", undefined]);
  expect(field.onChange).toHaveBeenCalledExactlyOnceWith(150);
});

test("the slider takes a fault away and writes its number into the field", async () => {
  const field = await openedField();
  await field.type("999");
  await field.move(180);
  expect(field.said()).toEqual(["180", undefined]);
  expect(field.onChange.mock.calls).toEqual([[180]]);
});

test("the slider takes a fault away also where it comes to rest at the number from before", async () => {
  const field = await openedField();
  await field.type("999");
  await field.move(120);
  expect(field.said()).toEqual(["120", undefined]);
});

test("a preset that changes the measure takes a fault away and is written into the field; another choice leaves it", async () => {
  const field = await openedField();
  await field.type("999");
  await field.changes(120);
  expect(field.said()).toEqual(["999", "out_of_bounds"]);
  await field.changes(170);
  expect(field.said()).toEqual(["170", undefined]);
  await field.changes(120);
  expect(field.said()).toEqual(["120", undefined]);
});

test("what was sent without scripts and cannot be built is in its field with its fault until it is mended", async () => {
  const field = await openedField("999", { reason: "out_of_bounds", ...BOUNDS });
  expect(field.said()).toEqual(["999", "out_of_bounds"]);
  await field.type("130");
  expect(field.said()).toEqual(["130", undefined]);
});
