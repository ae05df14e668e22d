import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture, shelfOf, tableOf } from "../furniture.cases.js";
import {
  boardList,
  cutList,
  defaultConfiguration,
  definitionOf,
  type Kind,
  LONGEST_PLANK,
  type Part,
  parseConfiguration,
  partsOf,
  plankCount,
  SHELF,
  SHELF_STEEL,
  type ShelfBoard,
  type ShelfConfiguration,
  steelList,
  TOP,
} from "../index.js";

/** A scaffolding plank as it comes: about 28 × 4.5 cm, cm. */
const STOCK = { width: 28, thickness: 4.5 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const woodOf = (parts: readonly Part[]) => parts.filter(({ material }) => material === "plank");

describe("the boards of any piece", () => {
  test("are no wider than every plank of their list is, and a narrower plank would not do", () => {
    const lists = [
      ["table", 55, 28],
      ["table", 110, 28],
      ["tableOffice", 80, 26],
      ["shelf", 30, 28],
    ] as const;
    for (const [kind, width, least] of lists) {
      const table = {
        dimensions: { chosen: "individual", length: 200, width, height: 75 },
        tableTop: "solid",
      };
      const parsed = parseConfiguration(kind, kind === "table" ? table : {});
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const widest = Math.max(...boardList(partsOf(kind, parsed.configuration)).map((board) => board.width));
      expect([kind, width, Math.ceil(widest), definitionOf(kind).planks?.width]).toEqual([
        kind,
        width,
        least,
        least,
      ]);
    }
    fc.assert(
      fc.property(furniture("table", "tableOffice", "shelf"), ({ kind, configuration }) => {
        for (const { width } of boardList(partsOf(kind, configuration)))
          expect(width).toBeLessThanOrEqual(definitionOf(kind).planks?.width ?? 0);
      }),
    );
  });

  test("can be sawn from a plank: never longer than 220 cm, wider or thicker than the stock", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        for (const { length, width, thickness } of boardList(partsOf(kind, configuration))) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(LONGEST_PLANK);
          // Seats are 40 cm deep by the specification and counted as one plank; the workshop glues them.
          const seat = kind === "bench" || kind === "stool";
          expect(width).toBeLessThanOrEqual(seat ? 40 : STOCK.width);
          expect(thickness).toBeLessThanOrEqual(STOCK.thickness);
        }
      }),
    );
  });

  test("are listed one by one, with the measures of the parts and the plank of their position", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const wood = woodOf(partsOf(kind, configuration));
        const boards = boardList(partsOf(kind, configuration));
        expect(boards.map(({ id }) => id)).toEqual(wood.map(({ id }) => id));
        for (const [index, part] of wood.entries()) {
          const board = boards[index];
          expect(board?.length).toBeCloseTo(part.size[part.along], 1);
          expect(board?.plank).toEqual(part.plank);
        }
        expect(boards.filter(({ plank }) => plank)).toHaveLength(plankCount(kind, configuration));
      }),
    );
  });

  test("a picked plank stands at its board", () => {
    const table = tableOf(
      { length: 180, width: 80, height: 75 },
      { choosePlanks: true, planks: ["p7", null, "p9"] },
    );
    expect(
      boardList(partsOf("table", table)).map(({ length, width, plank }) => [length, width, plank?.id]),
    ).toEqual([
      [180, 26, "p7"],
      [180, 26, null],
      [180, 26, "p9"],
    ]);
  });

  test("a picture frame's rails are mitred and have no plank of their own", () => {
    const frame = { ...defaultConfiguration("frame"), dimensions: { width: 61, height: 43 } };
    expect(boardList(partsOf("frame", frame)).map(({ id, ...row }) => row)).toEqual(
      [61, 61, 43, 43].map((length) => ({
        role: "rail",
        length,
        width: 4.5,
        thickness: 2.5,
        mitres: [45, -45],
      })),
    );
  });
});

describe("cut list and steel list", () => {
  test("hold every part once, whatever the piece", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const parts = partsOf(kind, configuration);
        const rows = cutList(parts);
        expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(parts.map(({ id }) => id).sort());
        for (const row of rows) expect(row.ids).toHaveLength(row.count);
        const listed = sum(rows.map(({ count, length }) => count * length));
        expect(listed).toBeCloseTo(sum(parts.map(({ size, along }) => Math.round(size[along] * 10) / 10)), 6);
        const sorted = [
          ...boardList(parts).map(({ id }) => id),
          ...steelList(parts).flatMap(({ ids }) => ids),
          ...parts.filter(({ role }) => role === "filling").map(({ id }) => id),
        ];
        expect(sorted.sort()).toEqual(parts.map(({ id }) => id).sort());
      }),
    );
  });

  test("the steel list is as long as the steel", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const parts = partsOf(kind, configuration);
        const steel = parts.filter(({ material }) => material === "steel");
        const rows = steelList(parts).filter(({ material }) => material === "steel");
        expect(sum(rows.map(({ count, length }) => count * length))).toBeCloseTo(
          sum(steel.map(({ size, along }) => size[along])),
          -Math.log10(Math.max(1, steel.length)),
        );
        for (const { form, wall } of rows) expect(form).toBe(wall === undefined ? "flat" : "tube");
      }),
    );
  });

  test("a strip is long enough to go round its board, and no longer", () => {
    const table = tableOf({ length: 200, width: 80, height: 75 });
    const strip = steelList(partsOf("table", table)).find(({ form }) => form === "strip");
    expect(strip).toMatchObject({ count: 6, profile: [3, 0.1], around: [26, 4], length: 2 * (26 + 4 + 0.2) });
  });

  test("a table's feet are four, a sample has none", () => {
    const feet = (kind: Kind) =>
      sum(
        steelList(partsOf(kind, defaultConfiguration(kind)))
          .filter(({ form }) => form === "foot")
          .map(({ count }) => count),
      );
    expect((["table", "tableOffice", "bench", "shelf", "frame", "sample"] as const).map(feet)).toEqual([
      ...[4, 4, 4],
      ...[0, 0, 0],
    ]);
  });
});

/** Shelves of every size whose boards hang where the shopper put them. */
const shelves: fc.Arbitrary<ShelfConfiguration> = furniture("shelf").chain(({ configuration }) => {
  const shelf = configuration as ShelfConfiguration;
  const { firstBoard, boardDistance } = SHELF;
  const spare = shelf.dimensions.height - firstBoard - boardDistance * (shelf.numberOfPlanks - 1);
  const sides = fc.record({
    leftShort: fc.boolean(),
    rightShort: fc.boolean(),
    more: fc.nat(Math.max(0, spare)),
  });
  const own = fc
    .array(sides, { minLength: shelf.numberOfPlanks, maxLength: shelf.numberOfPlanks })
    .map((given) => {
      const lower = given.map(({ more }) => more).sort((a, b) => a - b);
      const boards = given.map(
        ({ leftShort, rightShort }, index): ShelfBoard => ({
          leftShort,
          rightShort,
          distanceFromTop: firstBoard + boardDistance * index + (lower[index] ?? 0),
        }),
      );
      return { ...shelf, boards };
    });
  return fc.oneof(fc.constant(shelf), own);
});

describe("a shelf's steel stands where the constants of the specification say", () => {
  const uprights = (shelf: ShelfConfiguration) =>
    partsOf("shelf", shelf).filter(({ role, id }) => role === "pillar" && id.endsWith("-front"));

  test("pillars are 6 cm wide and 1 cm thick, boards 4 cm thick, the first one 10 cm or more from the top", () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        for (const { size } of uprights(shelf)) expect([size.x, size.z]).toEqual([6, 1]);
        const boards = woodOf(partsOf("shelf", shelf));
        for (const { size } of boards) expect(size.y).toBe(4);
        const top = boards[0];
        const underside = (top?.position.y ?? 0) - TOP.thickness / 2;
        expect(shelf.dimensions.height - underside).toBeGreaterThanOrEqual(10 - TOP.band.wall);
        if (!shelf.boards) expect(shelf.dimensions.height - underside).toBeCloseTo(10, 6);
      }),
    );
  });

  test("outer pillars stand 10 cm inside the ends of a full board; between pillars the distances are even", () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const places = uprights(shelf).map(({ position }) => position.x);
        const { width } = shelf.dimensions;
        expect(places).toHaveLength(shelf.numberOfPillars);
        expect((places[0] ?? 0) - 3).toBeCloseTo(-width / 2 + SHELF_STEEL.outside, 6);
        expect((places.at(-1) ?? 0) + 3).toBeCloseTo(width / 2 - SHELF_STEEL.outside, 6);
        const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
        for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
      }),
    );
  });

  test("at the default width the middle pillar leaves 80 cm free on each side, to the centimetre", () => {
    const [left = 0, middle = 0, right = 0] = uprights(defaultConfiguration("shelf")).map(
      ({ position }) => position.x,
    );
    for (const field of [middle - left - 6, right - middle - 6]) {
      expect(Math.abs(field - 80)).toBeLessThanOrEqual(1);
    }
  });

  test("a short side ends at the outer edge of its pillar, and every board rests on all pillars", () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const places = uprights(shelf).map(({ position }) => position.x);
        for (const [index, board] of woodOf(partsOf("shelf", shelf)).entries()) {
          const ends = [board.position.x - board.size.x / 2, board.position.x + board.size.x / 2];
          const own = shelf.boards?.[index];
          const reach = shelf.dimensions.width / 2;
          expect(ends[0]).toBeCloseTo(own?.leftShort ? (places[0] ?? 0) - 3 : -reach, 6);
          expect(ends[1]).toBeCloseTo(own?.rightShort ? (places.at(-1) ?? 0) + 3 : reach, 6);
        }
      }),
    );
  });

  test("under every board that is not on the floor there is a rung at each pillar, touching it", () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const parts = partsOf("shelf", shelf);
        for (const [index, board] of woodOf(parts).entries()) {
          const rungs = parts.filter(
            ({ role, id }) => role === "bracket" && id.startsWith(`bracket-${index + 1}-`),
          );
          const underside = board.position.y - TOP.thickness / 2;
          for (const { position, size } of rungs) expect(position.y + size.y / 2).toBeCloseTo(underside, 6);
          if (underside >= 2) expect(rungs).toHaveLength(shelf.numberOfPillars);
        }
      }),
    );
  });

  test("ten boards on two metres hang 20 or 21 cm apart", () => {
    const shelf = shelfOf({ width: 200, depth: 30, height: 200 }, { numberOfPlanks: 10, planks: [] });
    const heights = woodOf(partsOf("shelf", shelf)).map(({ position }) => position.y);
    const steps = heights.slice(1).map((y, index) => Math.round((heights[index] ?? 0) - y));
    expect(steps).toHaveLength(9);
    for (const step of steps) expect([20, 21]).toContain(step);
  });
});
