import { expect, test } from "vitest";
import { Refusal } from "../../core/refusal/refusal";
import { recordPlaced } from "./record-order";

/** Writes down an order; the given failures come first. Answers how often it was tried and what was left. */
async function recording(...failures: Error[]) {
  const seen = { tries: 0, left: [] as unknown[] };
  const record = async () => {
    seen.tries++;
    const failure = failures.shift();
    if (failure) throw failure;
  };
  await recordPlaced(record, (error) => seen.left.push(error));
  return seen;
}

const LOST = new Error("Connection terminated unexpectedly");

test("what the database loses once is written down at the second try, and nobody hears of it", async () => {
  expect(await recording()).toEqual({ tries: 1, left: [] });
  expect(await recording(LOST)).toEqual({ tries: 2, left: [] });
});

test("what fails twice is left to the sweep: the order and its money stay", async () => {
  expect(await recording(LOST, LOST)).toEqual({ tries: 2, left: [LOST] });
});

test("a refusal undoes the order, at the first try or the second", async () => {
  const gone = Refusal.single("lines.0.planks.0", "Vergeben", "plank_gone");
  await expect(recording(gone)).rejects.toBe(gone);
  await expect(recording(LOST, gone)).rejects.toBe(gone);
});
