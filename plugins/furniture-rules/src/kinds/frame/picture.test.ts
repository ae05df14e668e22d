import { describe, expect, test } from "vitest";
import { defaultConfiguration } from "../../index.js";
import { fitsFrame, formatsIn, frameFor, frameOpening, frameRebate, holdsPicture } from "./picture.js";

const frame = (
  width: number,
  height: number,
  filling: "none" | "passepartout" | "mirror" | "blackboard" | "whiteboard" = "none",
) => ({ ...defaultConfiguration("frame"), dimensions: { width, height }, filling });

test("only an unfilled frame and one with a passepartout leave room for a picture", () => {
  expect(["none", "passepartout", "mirror", "blackboard", "whiteboard"].map(holdsPicture)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe("rails of 4.5 cm that overlap the picture by 1.5", () => {
  test("show 9 cm less than the outer sides and hold 6 less", () => {
    expect(frameOpening(frame(60, 90))).toEqual({ width: 51, height: 81 });
    expect(frameRebate(frame(60, 90))).toEqual({ width: 54, height: 84 });
  });

  test("a passepartout shows 12 % of the shorter side of the opening less on each side, 2 cm at least", () => {
    // 12 % of 51 is 6.12: 51 − 12.24 and 81 − 12.24, in millimetres.
    expect(frameOpening(frame(60, 90, "passepartout"))).toEqual({ width: 38.8, height: 68.8 });
    expect(frameOpening(frame(90, 60, "passepartout"))).toEqual({ width: 68.8, height: 38.8 });
    // 12 % of 11 is 1.32: 2 cm.
    expect(frameOpening(frame(20, 40, "passepartout"))).toEqual({ width: 7, height: 27 });
  });
});

describe("a picture fits", () => {
  // Rebate 30 × 40.
  const open = frame(36, 46);
  test.each([
    [29.8, 39.8, true],
    [28.8, 38.8, true],
    [29.9, 39.8, false],
    [29.8, 39.9, false],
    [28.7, 39.8, false],
    [29.8, 38.7, false],
    [39.8, 29.8, false],
  ])("%d × %d cm with a play from 2 to 12 mm on each side: %s", (width, height, fits) => {
    expect(fitsFrame(open, { width, height })).toBe(fits);
  });

  // Rebate 54 × 84, window 38.8 × 68.8: what is hidden by the card is 0.6 to 2.6 cm.
  const card = frame(60, 90, "passepartout");
  test.each([
    [39.4, 69.4, true],
    [41.4, 71.4, true],
    [39.3, 69.4, false],
    [39.4, 69.3, false],
    [41.5, 71.4, false],
    [41.4, 71.5, false],
  ])("%d × %d cm behind a card that hides from 6 to 26 mm of it: %s", (width, height, fits) => {
    expect(fitsFrame(card, { width, height })).toBe(fits);
  });

  test("into nothing that is filled", () => {
    for (const filling of ["mirror", "blackboard", "whiteboard"] as const) {
      expect(fitsFrame(frame(36, 46, filling), { width: 29.5, height: 39.5 })).toBe(false);
      expect(formatsIn(frame(36, 49, filling))).toEqual([]);
    }
  });
});

test("a frame names the format it is made for, lying if the frame lies", () => {
  expect(formatsIn(frame(36, 49))).toEqual([{ id: "a3", name: "A3", width: 29.7, height: 42 }]);
  expect(formatsIn(frame(49, 36))).toEqual([{ id: "a3", name: "A3", width: 42, height: 29.7 }]);
  expect(formatsIn(frame(150, 20))).toEqual([]);
});

describe("the frame for a picture", () => {
  test("is the picture, 2 mm of play and 3 cm of rail on each side, in whole cm upwards", () => {
    expect(frameFor({ width: 29.8, height: 39.8 }, "none")).toEqual({ width: 36, height: 46 });
    expect(frameFor({ width: 29.9, height: 39.9 }, "none")).toEqual({ width: 37, height: 47 });
    expect(frameFor({ width: 29.8, height: 39.8 }, "mirror")).toEqual({ width: 36, height: 46 });
  });

  test("is none where it would be smaller than 20 or larger than 150 cm", () => {
    expect(frameFor({ width: 13.8, height: 143.8 }, "none")).toEqual({ width: 20, height: 150 });
    expect(frameFor({ width: 12.8, height: 143.8 }, "none")).toBeNull();
    expect(frameFor({ width: 13.8, height: 143.9 }, "none")).toBeNull();
    expect(frameFor({ width: 100, height: 140 }, "passepartout")).toBeNull();
  });

  test("with a passepartout hides the least of it that still holds it", () => {
    // By trying all whole frames: 30 × 40 behind a card in 43 × 53: opening 34 × 44, card 4.08, window 25.8 × 35.8 is too small;
    // the card grows with the frame, so the window must come within 2.6 cm of the picture and no nearer than 0.6.
    const best = frameFor({ width: 30, height: 40 }, "passepartout");
    if (!best) throw new Error("no frame for 30 × 40");
    // Opening 38 × 48, card 0.12 · 38 = 4.56: window 28.9 × 38.9, 1.1 hidden each way. An opening of 39 would show 29.6 of 30.
    expect(best).toEqual({ width: 47, height: 57 });
    expect(frameFor({ width: 40, height: 30 }, "passepartout")).toEqual({ width: 57, height: 47 });
    expect(fitsFrame(frame(best.width, best.height, "passepartout"), { width: 30, height: 40 })).toBe(true);
    const hidden = (width: number, height: number) => {
      const shown = Math.max(2, 0.12 * Math.min(width - 9, height - 9));
      return 1200 - (width - 9 - 2 * shown) * (height - 9 - 2 * shown);
    };
    for (let width = 36; width <= 90; width++)
      for (let height = 46; height <= 100; height++)
        if (fitsFrame(frame(width, height, "passepartout"), { width: 30, height: 40 }))
          expect(hidden(width, height)).toBeGreaterThanOrEqual(hidden(best.width, best.height) - 5);
  });
});
