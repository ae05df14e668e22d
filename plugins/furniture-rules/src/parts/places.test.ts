import { expect, test } from "vitest";
import { shelfOf } from "../furniture.cases.js";
import { defaultConfiguration, type Kind, type Part, parseConfiguration, partsOf } from "../index.js";
import { tidy } from "./part.js";

/*
 * Where every part ends up, worked out with pencil and paper; the measures of the parts are those of `golden-lists.test.ts`. All in cm,
 * middles, from the middle of the piece along x (length) and z (depth), y from the floor.
 */

const tenths = (cm: number) => Math.round(cm * 10) / 10 + 0;

/** "tie-1: tube at -30, 69.4, 0": what, how it is made, and where; leaning bars with their angle from upright. */
function placed({ id, shape, position, rotation }: Part): string {
  const lean = tenths(((rotation.x + rotation.z) * 180) / Math.PI);
  const place = [position.x, position.y, position.z].map((cm) => Math.round(cm * 100) / 100 + 0).join(", ");
  return `${id}: ${shape} at ${place}${lean === 0 ? "" : `, leaning ${lean}°`}`;
}

function placesOf(kind: Kind, given: object): string[] {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return partsOf(parsed.kind, parsed.configuration).map(placed);
}

test("the default table: boards from front to back, two legs at each end, beams over them, ties at the thirds", () => {
  // Wood from 70.9 to 74.9. 79.8 for three boards of 26 leaves gaps of 0.9: middles 0 and ± 26.9. Strips 1.5 from the ends, 3 wide.
  // Steel 190 × 76 below 70.9: tube 5, so ends at ± 92.5, legs at ± 35.5 from 1 to 70.9. Beams 5 high and 3 wide over the legs' middles.
  // Between the ends 180 in three fields of 60: ties at ± 30, 3 high.
  expect(placesOf("table", {})).toEqual([
    "board-1: solid at 0, 72.9, 26.9",
    "board-2: solid at 0, 72.9, 0",
    "board-3: solid at 0, 72.9, -26.9",
    "band-board-1-left: sleeve at -107, 72.9, 26.9",
    "band-board-1-right: sleeve at 107, 72.9, 26.9",
    "band-board-2-left: sleeve at -107, 72.9, 0",
    "band-board-2-right: sleeve at 107, 72.9, 0",
    "band-board-3-left: sleeve at -107, 72.9, -26.9",
    "band-board-3-right: sleeve at 107, 72.9, -26.9",
    "headBar-left: tube at -92.5, 68.4, 0",
    "leg-left-front: tube at -92.5, 35.95, 35.5",
    "leg-left-back: tube at -92.5, 35.95, -35.5",
    "foot-left-front: solid at -92.5, 0.5, 35.5",
    "foot-left-back: solid at -92.5, 0.5, -35.5",
    "headBar-right: tube at 92.5, 68.4, 0",
    "leg-right-front: tube at 92.5, 35.95, 35.5",
    "leg-right-back: tube at 92.5, 35.95, -35.5",
    "foot-right-front: solid at 92.5, 0.5, 35.5",
    "foot-right-back: solid at 92.5, 0.5, -35.5",
    "beam-front: tube at 0, 68.4, 35.5",
    "beam-back: tube at 0, 68.4, -35.5",
    "tie-1: tube at -30, 69.4, 0",
    "tie-2: tube at 30, 69.4, 0",
  ]);
});

test("a diagonal sofa table with a solid top: one strip round each end, crossing legs, feet under their ends", () => {
  // Steel 104 × 56 below 40.9. Legs rise 34.9 from 1 to 35.9, cross at 18.45 and lean 53.72° (see the golden lists): sin 0.8061,
  // cos 0.5917, tan 1.3624. A half is 31.06 long over its points and ends 32.9 from the crossing, so its middle is 17.36 from it:
  // 10.27 up and 14.0 back, or down and to the front. Feet where the middle lines meet the floor bar's place: 17.45 · tan = 23.77.
  const places = placesOf("table", {
    dimensions: { chosen: "sofa" },
    frameType: "diagonal",
    tableTop: "solid",
  });
  const at = (name: string) => places.filter((place) => place.startsWith(name));
  expect(at("band-")).toEqual([
    "band-top-left: sleeve at -57, 42.9, 0",
    "band-top-right: sleeve at 57, 42.9, 0",
  ]);
  expect(at("headBar-")).toEqual([
    "headBar-left: tube at -49.5, 38.4, 0",
    "headBar-right: tube at 49.5, 38.4, 0",
  ]);
  expect(at("leg-left-").map((place) => place.split(":")[0])).toEqual([
    "leg-left-whole",
    "leg-left-upper",
    "leg-left-lower",
  ]);
  expect(at("leg-right-whole")).toEqual(["leg-right-whole: tube at 49.5, 18.45, 0, leaning 53.7°"]);
  expect(at("foot-left-").map((place) => place.split(" at ")[0])).toEqual([
    "foot-left-front: solid",
    "foot-left-back: solid",
  ]);
  const parts = partsOf("table", {
    ...defaultConfiguration("table"),
    dimensions: { chosen: "sofa", length: 120, width: 60, height: 45 },
    frameType: "diagonal",
  });
  const place = (id: string) => {
    const part = parts.find((one) => one.id === id);
    if (!part) throw new Error(`no ${id}`);
    return [part.position.x, part.position.y, part.position.z, (part.rotation.x * 180) / Math.PI].map(tenths);
  };
  expect(place("leg-left-upper")).toEqual([-49.5, 28.7, -14, -53.7]);
  expect(place("leg-left-lower")).toEqual([-49.5, 8.2, 14, -53.7]);
  expect(place("foot-right-front")).toEqual([49.5, 0.5, 23.8, 0]);
  expect(place("foot-right-back")).toEqual([49.5, 0.5, -23.8, 0]);
});

test("a massive stool has a bar at the floor of each end and no tie", () => {
  // Steel 30 × 36 below 40.9, tube 8 along and 4 across: ends at ± 11, legs at ± 16.
  expect(placesOf("stool", { frameType: "massive" })).toEqual([
    "board-1: solid at 0, 42.9, 0",
    "band-board-1-left: sleeve at -17, 42.9, 0",
    "band-board-1-right: sleeve at 17, 42.9, 0",
    "headBar-left: tube at -11, 38.9, 0",
    "floorBar-left: tube at -11, 3, 0",
    "leg-left-front: tube at -11, 20.95, 16",
    "leg-left-back: tube at -11, 20.95, -16",
    "foot-left-front: solid at -11, 0.5, 16",
    "foot-left-back: solid at -11, 0.5, -16",
    "headBar-right: tube at 11, 38.9, 0",
    "floorBar-right: tube at 11, 3, 0",
    "leg-right-front: tube at 11, 20.95, 16",
    "leg-right-back: tube at 11, 20.95, -16",
    "foot-right-front: solid at 11, 0.5, 16",
    "foot-right-back: solid at 11, 0.5, -16",
    "beam-front: tube at 0, 38.9, 16",
    "beam-back: tube at 0, 38.9, -16",
  ]);
});

test("the desk's columns stand 20 from its ends, foot on floor bar, inner tube in the outer one, its feet 3 from the bar's ends", () => {
  // From below: foot 1, floor bar to 4, outer tube to 59, inner one to 67.9, head bar to 70.9. Floor bar 70: feet at 35 − 3.
  expect(placesOf("tableOffice", {}).filter((place) => !place.startsWith("b"))).toEqual([
    "floorBar-left: tube at -60, 2.5, 0",
    "column-left-outer: tube at -60, 31.5, 0",
    "column-left-inner: tube at -60, 63.45, 0",
    "headBar-left: tube at -60, 69.4, 0",
    "foot-left-front: solid at -60, 0.5, 32",
    "foot-left-back: solid at -60, 0.5, -32",
    "floorBar-right: tube at 60, 2.5, 0",
    "column-right-outer: tube at 60, 31.5, 0",
    "column-right-inner: tube at 60, 63.45, 0",
    "headBar-right: tube at 60, 69.4, 0",
    "foot-right-front: solid at 60, 0.5, 32",
    "foot-right-back: solid at 60, 0.5, -32",
  ]);
  expect(placesOf("tableOffice", {}).filter((place) => place.startsWith("be"))).toEqual([
    "beam-front: tube at 0, 68.4, 18",
    "beam-back: tube at 0, 68.4, -18",
  ]);
});

test("a diagonal shelf: short boards without their strip, no rung under a board on the floor, braces behind leaning apart", () => {
  const boards = [
    { distanceFromTop: 10, leftShort: true, rightShort: false },
    { distanceFromTop: 100, leftShort: false, rightShort: true },
    { distanceFromTop: 200, leftShort: false, rightShort: false },
  ];
  // A short side ends 10 earlier: boards from -90 to 100 and from -100 to 90. On the floor a board lies on its strip of 0.1.
  // Pillars at 100 − 10 − 3 = 87. Rungs of 1 under the boards. Braces fill 81 × 200: tan⁻¹(81 / 200) + sin⁻¹(4 / 215.8) = 23.1°.
  expect(
    placesOf("shelf", { frameType: "diagonal", choosePlanks: true, planks: ["p1", null, "p3"], boards }),
  ).toEqual([
    "board-1: solid at 5, 192, 0",
    "band-board-1-right: sleeve at 97, 192, 0",
    "board-2: solid at -5, 102, 0",
    "band-board-2-left: sleeve at -97, 102, 0",
    "board-3: solid at 0, 2.1, 0",
    "band-board-3-left: sleeve at -97, 2.1, 0",
    "band-board-3-right: sleeve at 97, 2.1, 0",
    ...[
      [1, -87],
      [2, 0],
      [3, 87],
    ].flatMap(([pillar, x]) => [
      `pillar-${pillar}-front: solid at ${x}, 100, 14.5`,
      `pillar-${pillar}-back: solid at ${x}, 100, -14.5`,
      `bracket-1-${pillar}: solid at ${x}, 189.5, 0`,
      `bracket-2-${pillar}: solid at ${x}, 99.5, 0`,
    ]),
    "brace-1: solid at -43.5, 100, -14.5, leaning -23.1°",
    "brace-2: solid at 43.5, 100, -14.5, leaning 23.1°",
  ]);
});

test("a closed shelf has bars at top and floor; a board lower than a rung above the floor bar lies on it, on the floor it needs none", () => {
  const steelOf = (frameType: string, lowest: number) =>
    placesOf("shelf", {
      dimensions: { width: 60, height: 50 },
      frameType,
      boards: [{ distanceFromTop: 10 }, { distanceFromTop: lowest }],
    }).filter((place) => /^(bracket|floorBar|headBar)-.*1: /.test(place));
  const upper = "bracket-1-1: solid at -17, 39.5, 0";
  const head = "headBar-1: solid at -17, 49.5, 0";
  const floor = "floorBar-1: solid at -17, 0.5, 0";
  // Pillars at 30 − 10 − 3. The floor bar takes the lowest centimetre, a rung another one.
  expect(steelOf("closed", 48)).toEqual([upper, "bracket-2-1: solid at -17, 1.5, 0", floor, head]);
  expect(steelOf("closed", 49)).toEqual([upper, floor, head]);
  expect(steelOf("closed", 50)).toEqual([upper, head]);
  expect(steelOf("open", 49)).toEqual([upper, "bracket-2-1: solid at -17, 0.5, 0"]);
});

test("a picked plank stands at its shelf board, an open one stays open", () => {
  const shelf = shelfOf(
    { width: 80, depth: 30, height: 60 },
    { numberOfPlanks: 2, numberOfPillars: 2, choosePlanks: true, planks: ["p1", null] },
  );
  expect(partsOf("shelf", shelf).flatMap(({ plank }) => plank ?? [])).toEqual([
    { position: 0, id: "p1" },
    { position: 1, id: null },
  ]);
});

test("a passepartout lies behind the rails, the backing behind it; each strip at its side", () => {
  // Rails 4.5 of 40 × 30. Card 34 × 24, 4.02 broad (see the golden lists) and 0.2 thick behind rails of 2.5: -1.25 − 0.1. Backing 0.4.
  expect(placesOf("frame", { dimensions: { width: 40, height: 30 }, filling: "passepartout" })).toEqual([
    "rail-top: solid at 0, 27.75, 0",
    "rail-bottom: solid at 0, 2.25, 0",
    "rail-left: solid at -17.75, 15, 0",
    "rail-right: solid at 17.75, 15, 0",
    "passepartout-top: solid at 0, 24.99, -1.35",
    "passepartout-bottom: solid at 0, 5.01, -1.35",
    "passepartout-left: solid at -14.99, 15, -1.35",
    "passepartout-right: solid at 14.99, 15, -1.35",
    "filling: solid at 0, 15, -1.65",
  ]);
  expect(placesOf("frame", { dimensions: { width: 150, height: 100 }, filling: "mirror" }).at(-1)).toBe(
    "filling: solid at 0, 50, -1.45",
  );
});

test("a sample is the end of a plank with one strip, and a piece of the table's tube 3 cm before it", () => {
  // The strip's 0.1 lifts the plank of 4 to a middle of 2.1. Strip: 9 − 1.5 − 1.5. Tube 5 × 5 from the left end at -9, from 5.5 + 3 on.
  const none = { x: 0, y: 0, z: 0 };
  expect(partsOf("sample", defaultConfiguration("sample"))).toEqual([
    {
      id: "board-1",
      role: "board",
      material: "plank",
      shape: "solid",
      along: "x",
      size: { x: 18, y: 4, z: 11 },
      position: { x: 0, y: 2.1, z: 0 },
      rotation: none,
    },
    {
      id: "band-board-1-right",
      role: "band",
      material: "galvanized",
      shape: "sleeve",
      along: "x",
      size: { x: 3, y: 4.2, z: 11.2 },
      position: { x: 6, y: 2.1, z: 0 },
      rotation: none,
      wall: 0.1,
    },
    {
      id: "tube",
      role: "beam",
      material: "steel",
      shape: "tube",
      along: "x",
      size: { x: 9, y: 5, z: 5 },
      position: { x: -4.5, y: 2.5, z: 11 },
      rotation: none,
      wall: 0.3,
      color: "#27292B",
    },
  ]);
});

test("measures are said to a hundredth of a millimetre, and nothing is never minus nothing", () => {
  expect([tidy(1.23449), tidy(-1.2346), tidy(-0.0001)]).toEqual([1.234, -1.235, 0]);
});
