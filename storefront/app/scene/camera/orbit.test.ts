import { boundsOf, DEFINITIONS, defaultConfiguration, partsOf } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { furniture } from "../../../../plugins/furniture-rules/src/furniture.cases.ts";
import { hangsOnWall } from "../description/between.ts";
import { around, boundsAt, placeOf } from "../scale/place.ts";
import { centred, LENS } from "./fit.ts";
import { type Bounds, eyeOf, follow, type Orbit, targetOf, within } from "./orbit.ts";
import { dragged, nearer } from "./pointerInput.ts";
import { presetFor } from "./preset.ts";
import { seenAt } from "./sight.ts";

const table = boundsOf(partsOf("table", defaultConfiguration("table")));
const stool = boundsOf(partsOf("stool", defaultConfiguration("stool")));

test("the default table is seen from the presets of the specification", () => {
  expect(presetFor("desktop", table)).toMatchObject({ alpha: 2, beta: 1.2 });
  expect(presetFor("desktop", table).radius).toBeCloseTo(300, 0);
  expect(presetFor("mobile", table)).toMatchObject({ alpha: 2.8, beta: 1 });
  expect(presetFor("mobile", table).radius).toBeCloseTo(400, 0);
});

test("a picture on the wall is seen from its front on every screen, a little from one side", () => {
  const frame = boundsOf(partsOf("frame", defaultConfiguration("frame")));
  const aside = (screen: "desktop" | "mobile") =>
    presetFor(screen, frame, undefined, true).alpha - Math.PI / 2;
  // The presets stay as far apart as the specification has them: one looks from the right, the other from the left.
  expect(aside("desktop")).toBeCloseTo(-0.4);
  expect(aside("mobile")).toBeCloseTo(0.4);
  expect(presetFor("mobile", frame, undefined, true).beta).toBe(1);
});

test("smaller furniture is looked at from nearer, so that it fills as much of the picture", () => {
  expect(presetFor("desktop", stool).radius).toBeLessThan(110);
});

test("whatever one does, one never looks from below the floor", () => {
  const gesture = fc.oneof(
    fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 20 }), (gestures) => {
      let orbit = presetFor("desktop", table);
      for (const one of gestures) {
        orbit = within("factor" in one ? nearer(orbit, one.factor) : dragged(orbit, one.x, one.y), table);
      }
      expect(eyeOf(orbit, targetOf(table)).y).toBeGreaterThan(0);
      expect(orbit.radius).toBeGreaterThan(100);
      expect(orbit.radius).toBeLessThan(700);
    }),
  );
});

test("dragging to the right turns the furniture to the right", () => {
  const orbit = { alpha: Math.PI / 2, beta: 1.2, radius: 300 };
  const target = targetOf(table);
  expect(eyeOf(dragged(orbit, 40, 0), target).x).toBeLessThan(eyeOf(orbit, target).x);
});

test("a view follows the hand, arrives, and then is exactly where it was wanted", () => {
  const wanted = { alpha: 1, beta: 0.9, radius: 200 };
  let shown = presetFor("desktop", table);
  let steps = 0;
  for (let arrived = false; !arrived; steps++) {
    const next = follow(shown, wanted, 16);
    shown = next.orbit;
    arrived = next.arrived;
  }
  expect(shown).toEqual(wanted);
  expect(steps).toBeLessThan(80);
});

test("every piece is whole and in the middle of its picture, on each screen, turned or not, with a cup or a person", () => {
  const screens = fc.constantFrom<["desktop" | "mobile", number]>(
    ["desktop", 4 / 3],
    ["desktop", 1.7],
    ["mobile", 1.6],
    ["mobile", 0.75],
  );
  const turns = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  fc.assert(
    fc.property(
      furniture(),
      screens,
      turns,
      fc.boolean(),
      ({ kind, configuration }, [screen, shape], turn, compared) => {
        const parts = partsOf(kind, configuration);
        const own = boundsOf(parts);
        const companion = DEFINITIONS[kind].beside;
        const bounds = compared ? around(own, boundsAt(companion, placeOf(companion, parts))) : own;
        const orbit = presetFor(screen, bounds, shape, hangsOnWall(parts));
        const seen = edgesSeen(orbit, bounds, shape);
        for (const edge of Object.values(seen)) expect(Math.abs(edge)).toBeLessThan(0.93);
        expect(seen.left + seen.right).toBeCloseTo(0, 1);
        expect(seen.top + seen.bottom).toBeCloseTo(0, 1);
        const turned = edgesSeen({ ...orbit, alpha: orbit.alpha + turn }, bounds, shape);
        expect(turned.left + turned.right).toBeCloseTo(0, 0);
      },
    ),
  );
});

/** Windows that pieces are shown in (CSS px): phones with and without tools beside the picture, upright, tablets, desktops. */
const WINDOWS: ["desktop" | "mobile", number, number][] = [
  ["mobile", 390, 182],
  ["mobile", 302, 159],
  ["mobile", 346, 287],
  ["mobile", 232, 176],
  ["mobile", 360, 640],
  ["mobile", 780, 300],
  ["mobile", 692, 176],
  ["desktop", 420, 234],
  ["desktop", 640, 480],
  ["desktop", 960, 680],
];

test("no piece is a strip in its window: it takes 35 % of the smaller side, or as much as its proportions let it", () => {
  fc.assert(
    fc.property(
      furniture(),
      fc.constantFrom(...WINDOWS),
      ({ kind, configuration }, [screen, width, height]) => {
        const parts = partsOf(kind, configuration);
        const bounds = boundsOf(parts);
        const hangs = hangsOnWall(parts);
        const seen = edgesSeen(presetFor(screen, bounds, width / height, hangs), bounds, width / height);
        for (const edge of Object.values(seen)) expect(Math.abs(edge)).toBeLessThan(0.93);
        const across = ((seen.right - seen.left) / 2) * width;
        const down = ((seen.bottom - seen.top) / 2) * height;
        // Seen square from its front and as large as it may be: what its own proportions allow.
        const front = Math.min(
          (0.88 * width) / (bounds.max.x - bounds.min.x),
          (0.88 * height) / (bounds.max.y - bounds.min.y),
        );
        const least = 0.35 * Math.min(width, height);
        expect(across).toBeGreaterThan(Math.min(least, 0.75 * front * (bounds.max.x - bounds.min.x)));
        expect(down).toBeGreaterThan(Math.min(least, 0.75 * front * (bounds.max.y - bounds.min.y)));
      },
    ),
    { numRuns: 300 },
  );
});

test("a phone's default shelf is seen as broad as it is high, not from its end", () => {
  const shelf = boundsOf(partsOf("shelf", defaultConfiguration("shelf")));
  const { left, right } = edgesSeen(presetFor("mobile", shelf, 390 / 182), shelf, 390 / 182);
  // A strip of 70 px was what the view of the specification showed.
  expect(((right - left) / 2) * 390).toBeGreaterThan(125);
});

/** Where the outermost points of furniture are seen: 1 is the picture's edge. */
function edgesSeen(orbit: Orbit, { min, max }: Bounds, shape: number) {
  const sight = { orbit, target: centred(orbit, { min, max }), fov: LENS, width: shape * 1000, height: 1000 };
  const places = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => seenAt(sight, { x, y, z }))),
  );
  const [across, down] = [places.map(({ x }) => x / (shape * 500) - 1), places.map(({ y }) => y / 500 - 1)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
