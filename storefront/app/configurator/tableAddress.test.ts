import {
  BOUNDS,
  defaultConfiguration,
  FRAME_TYPES,
  PRESETS,
  parseConfiguration,
  STANDARD_COLORS,
  TABLE_TOPS,
  type TableConfiguration,
} from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { configurationFromQuery, nearestConfiguration, queryOf, shownSize } from "./tableAddress.ts";

const address = (text: string) => new URLSearchParams(text);
const side = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });

const dimensions: fc.Arbitrary<TableConfiguration["dimensions"]> = fc.oneof(
  fc.record({
    chosen: fc.constant("individual" as const),
    length: side(BOUNDS.table.length),
    width: side(BOUNDS.table.width),
    height: side(BOUNDS.table.height),
  }),
  fc
    .constantFrom("dining" as const, "office" as const, "sofa" as const)
    .map((chosen) => ({ chosen, ...PRESETS.table[chosen] })),
);
const color = fc.oneof(
  fc.constantFrom(...STANDARD_COLORS).map(({ hex }) => ({ chooseOwnColor: false, hex })),
  fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => ({ chooseOwnColor: true, hex: `#${n.toString(16).padStart(6, "0").toUpperCase()}` })),
);
const tables = fc.record({
  dimensions,
  color,
  frameType: fc.constantFrom(...FRAME_TYPES),
  tableTop: fc.constantFrom(...TABLE_TOPS),
  choosePlanks: fc.constant(false),
  planks: fc.constant<null[]>([]),
});

test("every table survives its own address, in the browser's reading and in the server's", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const query = address(queryOf(table).toString());
      expect(nearestConfiguration(query)).toEqual(table);
      expect(parseConfiguration("table", configurationFromQuery(query))).toMatchObject({
        configuration: table,
      });
    }),
  );
});

test("whatever an address says, the nearest configuration can be built", () => {
  const names = fc.constantFrom(
    "chosen",
    "length",
    "width",
    "height",
    "frameType",
    "tableTop",
    "color",
    "ownColor",
  );
  const values = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom("dining", "individual", "own"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
      const nearest = nearestConfiguration(new URLSearchParams(pairs));
      expect(parseConfiguration("table", nearest)).toMatchObject({ ok: true, configuration: nearest });
    }),
  );
});

test("an empty address is the default table", () => {
  expect(nearestConfiguration(address(""))).toEqual(defaultConfiguration("table"));
});

test("sizes out of bounds come to the nearest that can be built, and the server names the fault", () => {
  const query = address("chosen=individual&length=999&width=10&height=75");
  expect(nearestConfiguration(query).dimensions).toMatchObject({ length: 220, width: 50, height: 75 });
  const parsed = parseConfiguration("table", configurationFromQuery(query));
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([
    "dimensions.length",
    "dimensions.width",
  ]);
});

test("an emptied size is a fault, not a silent default", () => {
  const parsed = parseConfiguration("table", configurationFromQuery(address("chosen=individual&length=")));
  expect(parsed.ok).toBe(false);
});

test("touching a measure of a preset makes the size individual", () => {
  const query = address("chosen=dining&length=210&width=95&height=75&shown=dining.200.95.75");
  expect(nearestConfiguration(query).dimensions).toEqual({
    chosen: "individual",
    length: 210,
    width: 95,
    height: 75,
  });
});

test("choosing another preset brings its measures, although the fields still hold the old ones", () => {
  const shown = shownSize({ chosen: "dining", ...PRESETS.table.dining });
  const query = address(`chosen=sofa&length=200&width=95&height=75&shown=${shown}`);
  expect(nearestConfiguration(query).dimensions).toEqual({ chosen: "sofa", ...PRESETS.table.sofa });
});

test("a preset and a measure changed in one go: the preset with that measure, as an individual size", () => {
  const query = address("chosen=dining&length=180&width=80&height=75&shown=individual.220.80.75");
  expect(nearestConfiguration(query).dimensions).toEqual({
    chosen: "individual",
    length: 180,
    width: 95,
    height: 75,
  });
});

test("individual stays individual, even with the numbers of a preset: the fee goes with the state", () => {
  const query = address("chosen=individual&length=200&width=95&height=75");
  expect(nearestConfiguration(query).dimensions.chosen).toBe("individual");
});

test("an own colour may be written with or without its hash", () => {
  const colors = ["ownColor=2a4b5c", "ownColor=%232A4B5C"].map(
    (own) => nearestConfiguration(address(`color=own&${own}`)).color,
  );
  expect(colors).toEqual(Array(2).fill({ chooseOwnColor: true, hex: "#2A4B5C" }));
});

test("a colour that is neither standard nor own is not taken for granted", () => {
  const query = address("color=ff0000");
  expect(nearestConfiguration(query).color).toEqual(defaultConfiguration("table").color);
  expect(parseConfiguration("table", configurationFromQuery(query)).ok).toBe(false);
});
