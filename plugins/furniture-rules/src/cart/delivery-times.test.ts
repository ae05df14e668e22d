import { expect, test } from "vitest";
import { cartContents, deliveryTimes, weeksInWords, workingDaysInWords } from "../index.js";

test("settings that say nothing promise 8 weeks, 4 with express build, and samples in 5 working days", () => {
  expect(deliveryTimes({})).toEqual({ deliveryWeeks: 8, expressWeeks: 4, sampleDays: 5 });
  expect(deliveryTimes({ deliveryWeeks: 11, expressWeeks: null, sampleDays: 2 })).toEqual({
    deliveryWeeks: 11,
    expressWeeks: 4,
    sampleDays: 2,
  });
});

test("express build never takes longer than building does", () => {
  expect(deliveryTimes({ deliveryWeeks: 3 }).expressWeeks).toBe(3);
});

test.each([
  [8, "8 Wochen", "8 weeks", "8 Werktagen", "8 working days"],
  [1, "einer Woche", "one week", "einem Werktag", "one working day"],
])("a time of %i is said as it follows 'innerhalb von' and 'within'", (count, ...words) => {
  expect([
    weeksInWords(count, "de"),
    weeksInWords(count, "en"),
    workingDaysInWords(count, "de"),
    workingDaysInWords(count, "en"),
  ]).toEqual(words);
});

test("a cart holds furniture, samples or both; an empty one takes no choice away", () => {
  expect(cartContents([])).toBe("furniture");
  expect(cartContents(["table", "stool"])).toBe("furniture");
  expect(cartContents(["sample", "sample"])).toBe("samples");
  expect(cartContents(["sample", "frame"])).toBe("both");
});
