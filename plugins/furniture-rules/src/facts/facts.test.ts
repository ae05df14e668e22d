import fc from "fast-check";
import { expect, test } from "vitest";
import { furniture, shelfOf, tableOf } from "../furniture.cases.js";
import { BOUNDS, defaultConfiguration, type Kind, partsOf } from "../index.js";
import { formatsIn, frameFor, frameOpening, PICTURE_FORMATS } from "../kinds/frame/picture.js";
import { tableSeats } from "../kinds/table/seats.js";
import { factsOf, PADDING, parcelOf } from "./facts.js";
import { saidWeight, weightOf, weightOfParts } from "./weight.js";
import { factLines } from "./words.js";

const bench = (length: number, frameType: "simple" | "massive" = "simple") => ({
  ...defaultConfiguration("bench"),
  frameType,
  dimensions: { chosen: "individual" as const, length, width: 40, height: 45 },
});
const frame = (width: number, height: number, filling: "none" | "passepartout" | "mirror" = "none") => ({
  ...defaultConfiguration("frame"),
  dimensions: { width, height },
  filling,
});

test("a stool weighs what its plank, tubes, strips and glides weigh, added up by hand", () => {
  // 40 × 40 × 45: plank 40 × 39.8 × 4, 470 kg/m³.
  const wood = 40 * 39.8 * 4 * 0.00047;
  // Tube 40×40×2: ring 4² − 3.6² = 3.04 cm². Two ends of 36 wide: head bar 36, mitred, so 32 in the middle; two legs from 1 to
  // 40.9, mitred at one end, so 37.9. Beams 30×40×2: ring 3·4 − 2.6·3.6 = 2.64 cm², between legs: 30 − 2·4 = 22, two.
  const steel = (3.04 * 2 * (32 + 2 * 37.9) + 2.64 * 2 * 22) * 0.00785;
  // Two strips 3 cm wide, 1 mm thick round 39.8 × 4: ring 40 · 4.2 − 39.8 · 4 = 8.8 cm².
  const strips = 2 * 3 * 8.8 * 0.00785;
  const glides = 4 * 9 * 0.00114;
  expect(weightOf(partsOf("stool", defaultConfiguration("stool")))).toBeCloseTo(
    wood + steel + strips + glides,
    3,
  );
  expect(factsOf("stool", defaultConfiguration("stool")).weight).toBe(9.5);
});

test("an open frame weighs its four mitred rails, a mirror its pane of glass besides", () => {
  // Rails 4.5 × 2.5, each as long in its middle as the side less one rail: 2 · (50 − 4.5) + 2 · (40 − 4.5) = 162 cm.
  const rails = 162 * 4.5 * 2.5 * 0.00047;
  expect(weightOf(partsOf("frame", frame(50, 40)))).toBeCloseTo(rails, 6);
  expect(weightOf(partsOf("frame", frame(50, 40, "mirror")))).toBeCloseTo(rails + 44 * 34 * 0.4 * 0.0025, 6);
});

test("a shelf with more boards and pillars is heavier, a braced one heaviest", () => {
  const size = { width: 200, depth: 30, height: 200 };
  const weigh = (rest: Parameters<typeof shelfOf>[1]) => weightOf(partsOf("shelf", shelfOf(size, rest)));
  // A board more: 200 × 28 × 4 of spruce, two strips, three rungs of 28 × 6 × 1.
  const board = 200 * 28 * 4 * 0.00047 + (2 * 3 * (28.2 * 4.2 - 28 * 4) + 3 * 28 * 6) * 0.00785;
  expect(weigh({ numberOfPlanks: 5 }) - weigh({ numberOfPlanks: 4 })).toBeCloseTo(board, 3);
  expect(weigh({ frameType: "diagonal" })).toBeGreaterThan(weigh({ frameType: "open" }));
  expect(saidWeight(46.4)).toBe(46);
  expect(saidWeight(7.3)).toBe(7.5);
  expect(saidWeight(0.26)).toBe(0.3);
});

test("a desk counts the drives in its columns, which no parts list has", () => {
  const parts = partsOf("tableOffice", defaultConfiguration("tableOffice"));
  expect(weightOf(parts) - weightOfParts(parts)).toBe(9);
});

test("the widest shelf on two pillars carries 45 kg a board by the sum for one beam on two supports", () => {
  // Span 220 − 2 · 10 − 6 = 194 cm; spruce 280 × 40 mm, E = 8000 / 1.6 N/mm²; sag L/300; less its own 28 · 4 cm² · 470 kg/m³.
  const inertia = (280 * 40 ** 3) / 12;
  const perMm = (384 * 5000 * inertia) / (5 * 300 * 1940 ** 3);
  const kg = ((perMm * 10) / 9.81 - 28 * 4 * 0.00047) * 220;
  expect(kg).toBeGreaterThan(45);
  expect(kg).toBeLessThan(50);
  const wide = shelfOf({ width: 220, depth: 30, height: 200 }, { numberOfPillars: 2 });
  expect(factsOf("shelf", wide).boardLoad).toBe(45);
  // A third pillar halves the span: then the workshop's own word of 50 kg is the bound.
  expect(factsOf("shelf", { ...wide, numberOfPillars: 3 }).boardLoad).toBe(50);
});

test("the longest bench carries 300 kg, a stool 150, and no longer piece ever carries more than a shorter one", () => {
  // Beams 30×40×2 over 182 cm with the plank 398 × 40: sag L/250, less the bench itself.
  const steel = 2 * 210_000 * ((30 * 40 ** 3 - 26 * 36 ** 3) / 12);
  const wood = (5000 * (398 * 40 ** 3)) / 12;
  const carried = (((384 * (steel + wood)) / (5 * 250 * 1820 ** 3)) * 1820) / 9.81;
  const own = weightOf(partsOf("bench", bench(220)));
  expect(factsOf("bench", bench(220)).seatLoad).toBe(Math.min(300, Math.floor((carried - own) / 10) * 10));
  expect(factsOf("stool", defaultConfiguration("stool")).seatLoad).toBe(150);
  const loads = Array.from(
    { length: 121 },
    (_, more) => factsOf("bench", bench(100 + more)).seatLoad ?? Infinity,
  );
  expect(loads.every((load, at) => at === 0 || load <= (loads[at - 1] ?? 0))).toBe(true);
});

test.each([
  [220, 80, 75, "open", { sides: 6, ends: 2 }], // 180 between the legs, 66 at an end
  [200, 95, 75, "closed", { sides: 4, ends: 2 }], // 162
  [160, 80, 70, "open", { sides: 4, ends: 2 }], // 128
  [220, 73, 75, "open", { sides: 6, ends: 0 }], // 59 at an end
  [220, 80, 75, "diagonal", { sides: 6, ends: 0 }],
  [145, 80, 75, "open", { sides: 2, ends: 2 }], // 115 between the legs: 145 − 2 · 10 − 2 · 5
  [220, 74, 75, "open", { sides: 6, ends: 2 }], // just 60 at an end
  [220, 80, 70, "open", { sides: 6, ends: 2 }], // 60.9 for the knees: 70 − 4.1 − 5
  [220, 80, 69, "open", null], // 59.9 for the knees
  [120, 60, 45, "open", null], // a couch table
] as const)(
  "a table of %i × %i × %i cm, %s, seats as many as have 60 cm between its legs",
  (length, width, height, frameType, seats) => {
    expect(tableSeats(tableOf({ length, width, height }, { frameType }))).toEqual(seats);
  },
);

test("every common picture has a frame whose rebate holds it with play and whose opening does not let it through", () => {
  for (const picture of PICTURE_FORMATS) {
    for (const { width, height } of [picture, { width: picture.height, height: picture.width }]) {
      const sides = frameFor({ width, height }, "none");
      // By hand: rails of 4.5 cm overlap by 1.5, so the rebate is 6 cm less than the outer side, the opening 9.
      const rebate = [(sides?.width ?? 0) - 6 - width, (sides?.height ?? 0) - 6 - height];
      for (const play of rebate) {
        expect(play).toBeGreaterThanOrEqual(0.2 - 1e-9);
        expect(play).toBeLessThan(1.2);
      }
      const built = frame(sides?.width ?? 0, sides?.height ?? 0);
      expect(formatsIn(built).map(({ id }) => id)).toContain(picture.id);
    }
  }
  expect(frameFor({ width: 29.7, height: 42 }, "none")).toEqual({ width: 36, height: 49 });
});

test("a passepartout leaves the picture behind it whole but for its edge", () => {
  for (const picture of PICTURE_FORMATS) {
    const sides = frameFor(picture, "passepartout");
    const { width, height } = BOUNDS.frame;
    if (!sides) {
      // Only the largest have no frame with a card round them: it would be over 150 cm.
      expect(picture.height * 1.3).toBeGreaterThan(height.max - 20);
      continue;
    }
    expect(sides.width).toBeLessThanOrEqual(width.max);
    const window = frameOpening(frame(sides.width, sides.height, "passepartout"));
    for (const side of ["width", "height"] as const) {
      expect(picture[side] - window[side]).toBeGreaterThanOrEqual(0.6 - 1e-9);
      expect(picture[side] - window[side]).toBeLessThanOrEqual(2.6 + 1e-9);
    }
  }
});

test("a mirror holds no picture of one's own, and says what is seen of it", () => {
  expect(factsOf("frame", frame(60, 90, "mirror")).picture).toEqual({
    opening: { width: 51, height: 81 },
    rebate: null,
    formats: [],
  });
});

test("parcels: a stool as it stands, a shelf as a stack, each in four centimetres of padding", () => {
  expect(PADDING).toBe(4);
  expect(parcelOf("stool", defaultConfiguration("stool"))).toEqual([53, 48, 48]);
  // Six boards of 4.2 with their strips and three pillars of 6 lying on them: 43.2, a desk with its columns down.
  expect(parcelOf("shelf", defaultConfiguration("shelf"))).toEqual([208, 52, 38]);
  expect(parcelOf("tableOffice", defaultConfiguration("tableOffice"))).toEqual([168, 88, 75]);
});

test("every piece of every kind has facts that can be true, in both languages, with nothing left to fill in", () => {
  fc.assert(
    fc.property(furniture(), ({ kind, configuration }) => {
      const facts = factsOf(kind, configuration);
      expect(facts.weight).toBeGreaterThan(0);
      expect(facts.weight).toBeLessThan(400);
      expect(facts.parcel[0]).toBeLessThanOrEqual(228);
      if (facts.boardLoad !== undefined) {
        expect(facts.boardLoad).toBeGreaterThanOrEqual(30);
        expect(facts.boardLoad).toBeLessThanOrEqual(50);
      }
      for (const language of ["de", "en"] as const) {
        for (const { name, value } of factLines(kind, configuration, language)) {
          expect(`${name} ${value}`).not.toMatch(/undefined|NaN|null|\d\.\d{2}/);
          if (language === "de") expect(value).not.toMatch(/\d\.\d/);
        }
      }
    }),
  );
});

test.each<[Kind, RegExp, RegExp]>([
  ["table", /^8 \(6 an den Seiten, 2 an den Enden\)$/, /^8 \(6 along the sides, 2 at the ends\)$/],
  ["shelf", /^bis 50 kg, gleichmäßig verteilt$/, /^up to 50 kg, evenly spread$/],
])("a %s says its first fact in both languages", (kind, german, english) => {
  expect(factLines(kind, defaultConfiguration(kind), "de")[0]?.value).toMatch(german);
  expect(factLines(kind, defaultConfiguration(kind), "en")[0]?.value).toMatch(english);
});
