import { expect, test } from "vitest";
import { defaultConfiguration } from "../kinds/registry.js";
import { bar } from "./bar.js";
import { boardList } from "./board-list.js";
import { cutList } from "./cut-list.js";
import type { Mitre } from "./part.js";
import { partsOf } from "./parts-of.js";

const cut = (upper: number, lower: number) => {
  const mitre: Mitre = { across: "y", upper, lower };
  const from = { x: 0, y: 0, z: 0 };
  const to = { x: 100, y: 3, z: 5 };
  return cutList([
    bar({ id: "bar", role: "beam", along: "x", from, to, wall: 0.2, color: "#FFFFFF", mitre }),
  ])[0];
};

// A slope of 1 is 45°, one of 0.5 is tan⁻¹ 0.5 = 26.6°.
test.each([
  ["both at 45°, parallel", 1, 1, [45, 45]],
  ["both at 45°, leaning towards each other", 1, -1, [45, -45]],
  ["the same seen from behind", -1, 1, [45, -45]],
  ["parallel seen from behind", -1, -1, [45, 45]],
  ["one of them square", 1, 0, [45, 0]],
  ["the other one square, seen from behind", 0, -1, [45, 0]],
  ["the larger angle first", 0.5, -1, [45, -26.6]],
])("end cuts are named from square, %s", (_title, upper, lower, mitres) => {
  expect(cut(upper, lower)?.mitres).toEqual(mitres);
});

test("a row names two square ends, a full bar's missing wall and a board's missing plank not at all", () => {
  expect(cut(0, 0)).toStrictEqual({
    role: "beam",
    material: "steel",
    count: 1,
    length: 100,
    section: [5, 3],
    wall: 0.2,
    ids: ["bar"],
  });
  const shelf = partsOf("shelf", defaultConfiguration("shelf")).filter(({ role }) => role === "pillar");
  expect(Object.keys(cutList(shelf)[0] ?? {}).sort()).toEqual([
    "count",
    "ids",
    "length",
    "material",
    "role",
    "section",
  ]);
});

test("a table's wood is boards, a picture frame's is rails", () => {
  const roles = (kind: "table" | "frame") =>
    new Set(boardList(partsOf(kind, defaultConfiguration(kind))).map(({ role }) => role));
  expect([...roles("table"), ...roles("frame")]).toEqual(["board", "rail"]);
});
