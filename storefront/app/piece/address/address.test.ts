import {
  ANY_COLOR,
  type ConfigurationOf,
  defaultConfiguration,
  type Palette,
  PRESETS,
  parseConfiguration,
  plankCount,
  RAL_COLORS,
  SEAT_FRAME_TYPES,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { furniture } from "../../../../plugins/furniture-rules/src/furniture.cases.ts";
import { settled } from "../../configurator/change.ts";
import { shownShelf } from "../fields/boards.ts";
import { shownSize } from "../fields/size.ts";
import { CONFIGURABLE_KINDS, type ConfigurableKind, type Piece } from "../kinds.ts";
import { COUNT_FIELD, configurationFromQuery, isFromForm, nearestConfiguration, queryOf } from "./address.ts";
import { hasConfiguration } from "./hasConfiguration.ts";
import { LINE_FIELD } from "./line.ts";

const address = (text: string) => new URLSearchParams(text);
const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const hexes = within({ min: 0, max: 0xffffff }).map(
  (n) => `#${n.toString(16).padStart(6, "0").toUpperCase()}`,
);

const color = fc.oneof(
  fc.constantFrom(...STANDARD_COLORS).map(({ hex }) => ({ chooseOwnColor: false, hex })),
  hexes.map((hex) => ({ chooseOwnColor: true, hex })),
  fc.constantFrom(...RAL_COLORS).map(({ hex, ral }) => ({ chooseOwnColor: true, hex, ral })),
);

const oneHung = fc.record({
  distance: within({ min: 15, max: 30 }),
  leftShort: fc.boolean(),
  rightShort: fc.boolean(),
});

/** Any piece of a kind, as the page would have it: with any colours, picks and boards hung by hand, where it has such. */
function pieces(kind: ConfigurableKind): fc.Arbitrary<ConfigurationOf<ConfigurableKind>> {
  return fc
    .record({
      any: furniture(kind),
      color,
      card: hexes,
      picks: fc.array(fc.option(fc.constantFrom("plank_a", "plank_b", "plank_c ü")), { maxLength: 4 }),
      hung: fc.option(fc.array(oneHung, { minLength: 10, maxLength: 10 })),
    })
    .map(({ any, color, card, picks, hung }) => {
      const piece: Piece = any.configuration;
      let distanceFromTop = -5;
      const boards = hung?.slice(0, piece.numberOfPlanks).map(({ distance, ...short }) => {
        distanceFromTop += distance;
        return { distanceFromTop, ...short };
      });
      return settled(kind, any.configuration as ConfigurationOf<ConfigurableKind>, {
        ...(piece.color && { color }),
        ...(piece.filling === "passepartout" && { passepartoutColor: card }),
        ...(piece.planks && { planks: picks.map((id, at) => (picks.indexOf(id) === at ? id : null)) }),
        ...(kind === "shelf" && boards && { boards }),
      });
    });
}

test("how many are wanted, and which line of the cart is changed, say that a piece was chosen; an advertisement does not", () => {
  for (const name of [COUNT_FIELD, LINE_FIELD]) expect(hasConfiguration(`?gclid=1&${name}=x`)).toBe(true);
  for (const search of ["", "?lng=en", "?reviews=all", "?gad_source=1&gbraid=0AAAAo", "?utm_source=length"])
    expect(hasConfiguration(search)).toBe(false);
});

describe.each(CONFIGURABLE_KINDS)("%s", (kind) => {
  test("every piece survives its own address, in the browser's reading and in the server's", () => {
    fc.assert(
      fc.property(pieces(kind), (piece) => {
        const query = address(queryOf(kind, piece).toString());
        expect(nearestConfiguration(kind, query)).toEqual(piece);
        expect(parseConfiguration(kind, configurationFromQuery(kind, query))).toMatchObject({
          ok: true,
          configuration: piece,
        });
      }),
    );
  });

  test("each name in the address of a piece says that a piece was chosen; a plank only beside the choice of planks", () => {
    fc.assert(
      fc.property(pieces(kind), (piece) => {
        const names = [...queryOf(kind, piece).keys()].filter((name) => !/^plank\d$/.test(name));
        expect(names.filter((name) => !hasConfiguration(`?${name}=x`))).toEqual([]);
      }),
    );
  });

  test("whatever an address says, the nearest configuration can be built and has an address of its own", () => {
    const names = fc.constantFrom(
      ...["chosen", "length", "width", "height", "frameType", "tableTop", "color", "ownColor", "shown"],
      ...["filling", "passepartoutColor", "numberOfPlanks", "numberOfPillars", "boards", "shownShelf"],
      ...["choosePlanks", "plank1", "plank2", "board1", "board2", "left1", "even"],
    );
    const words = fc.constantFrom(
      "dining",
      "individual",
      "own",
      "yes",
      "passepartout",
      "10 30 60lr",
      "200.6",
    );
    const values = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.integer({ min: 0, max: 220 }).map(String),
      words,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const nearest = nearestConfiguration(kind, new URLSearchParams(pairs));
        expect(parseConfiguration(kind, nearest)).toMatchObject({ ok: true, configuration: nearest });
        expect(nearestConfiguration(kind, queryOf(kind, nearest))).toEqual(nearest);
      }),
    );
  });

  test("an empty address is the default piece", () => {
    expect(nearestConfiguration(kind, address(""))).toEqual(defaultConfiguration(kind));
    expect(isFromForm(address(""))).toBe(false);
  });
});

test("sizes out of bounds come to the nearest that can be built, and the server names the fault", () => {
  const query = address("chosen=individual&length=999&width=10&height=75");
  expect(nearestConfiguration("table", query).dimensions).toMatchObject({
    length: 220,
    width: 50,
    height: 75,
  });
  const parsed = parseConfiguration("table", configurationFromQuery("table", query));
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([
    "dimensions.length",
    "dimensions.width",
  ]);
});

test("an emptied size is a fault, not a silent default", () => {
  const parsed = parseConfiguration(
    "table",
    configurationFromQuery("table", address("chosen=individual&length=")),
  );
  expect(parsed.ok).toBe(false);
});

test("touching a measure of a preset makes the size individual", () => {
  const query = address("chosen=dining&length=210&width=95&height=75&shown=dining.200.95.75");
  expect(nearestConfiguration("table", query).dimensions).toEqual({
    chosen: "individual",
    length: 210,
    width: 95,
    height: 75,
  });
});

test("an address that names a preset and other measures is of an individual size, with the same ones of the preset", () => {
  const size = (query: string) => nearestConfiguration("table", address(query)).dimensions;
  const dining = { chosen: "dining", length: 200, width: 95, height: 75 };
  expect(size("chosen=dining&length=200&width=95")).toEqual(dining);
  expect(size("chosen=dining&length=210")).toEqual({ ...dining, chosen: "individual", length: 210 });
});

test("choosing another preset brings its measures, although the fields still hold the old ones", () => {
  const shown = shownSize("table", { dimensions: { chosen: "dining", ...PRESETS.table.dining } });
  const query = address(`chosen=sofa&length=200&width=95&height=75&shown=${shown}`);
  expect(nearestConfiguration("table", query).dimensions).toEqual({ chosen: "sofa", ...PRESETS.table.sofa });
});

test("a preset and a measure changed in one go: the preset with that measure, as an individual size", () => {
  const query = address("chosen=dining&length=180&width=80&height=75&shown=individual.220.80.75");
  expect(nearestConfiguration("table", query).dimensions).toEqual({
    chosen: "individual",
    length: 180,
    width: 95,
    height: 75,
  });
});

test("individual stays individual, even with the numbers of a preset: the fee goes with the state", () => {
  const query = address("chosen=individual&length=200&width=95&height=75");
  expect(nearestConfiguration("table", query).dimensions.chosen).toBe("individual");
});

test("an own colour may be written with or without its hash", () => {
  const colors = ["ownColor=2a4b5c", "ownColor=%232A4B5C"].map(
    (own) => nearestConfiguration("table", address(`color=own&${own}`)).color,
  );
  expect(colors).toEqual(Array(2).fill({ chooseOwnColor: true, hex: "#2A4B5C" }));
});

test("a colour that is neither standard nor own is not taken for granted", () => {
  const query = address("color=ff0000");
  expect(nearestConfiguration("table", query).color).toEqual(defaultConfiguration("table").color);
  expect(parseConfiguration("table", configurationFromQuery("table", query)).ok).toBe(false);
});

describe("a bench", () => {
  test("has one side to set; its depth and height come of themselves", () => {
    expect(nearestConfiguration("bench", address("chosen=individual&length=150")).dimensions).toEqual({
      chosen: "individual",
      length: 150,
      width: 40,
      height: 45,
    });
  });

  test("has the frames of seats, not those of tables", () => {
    expect(nearestConfiguration("bench", address("frameType=closed")).frameType).toBe(SEAT_FRAME_TYPES[0]);
  });
});

describe("a shelf's form without scripts", () => {
  const form = (changes: Record<string, string>) =>
    new URLSearchParams({
      shown: ".100.110",
      shownShelf: shownShelf({ dimensions: { height: 110 }, numberOfPlanks: 3 }),
      width: "100",
      height: "110",
      numberOfPlanks: "3",
      numberOfPillars: "2",
      board1: "10",
      board2: "59",
      board3: "108",
      ...changes,
    });

  test("as it was shown it is the even shelf", () => {
    expect(nearestConfiguration("shelf", form({})).boards).toBeUndefined();
  });

  test("a board moved by hand stays where it was put", () => {
    expect(nearestConfiguration("shelf", form({ board2: "40" })).boards?.[1]?.distanceFromTop).toBe(40);
  });

  test("another number of boards spaces them evenly, and short sides stay short", () => {
    const shelf = nearestConfiguration("shelf", form({ numberOfPlanks: "2", board2: "40", left1: "short" }));
    expect(shelf.boards).toEqual([
      { distanceFromTop: 10, leftShort: true, rightShort: false },
      { distanceFromTop: 108, leftShort: false, rightShort: false },
    ]);
  });

  test("each side of each board is short where it is said", () => {
    const shelf = nearestConfiguration("shelf", form({ left2: "short", right3: "short", right1: "long" }));
    expect(shelf.boards).toEqual([
      { distanceFromTop: 10, leftShort: false, rightShort: false },
      { distanceFromTop: 59, leftShort: true, rightShort: false },
      { distanceFromTop: 108, leftShort: false, rightShort: true },
    ]);
  });

  test("the button for even distances forgets where boards were moved to", () => {
    expect(nearestConfiguration("shelf", form({ board2: "40", even: "yes" })).boards).toBeUndefined();
    expect(nearestConfiguration("shelf", form({ board2: "40", even: "no" })).boards?.[1]).toMatchObject({
      distanceFromTop: 40,
    });
  });

  test("as many boards as the height has place for keep their short sides, one more is fitted to it", () => {
    // The first at 10 cm, each further one 15 cm below: seven in 110 cm.
    const most = nearestConfiguration("shelf", form({ numberOfPlanks: "7", left1: "short" }));
    expect(most.boards).toHaveLength(7);
    expect(most.boards?.[0]?.leftShort).toBe(true);
    const more = nearestConfiguration("shelf", form({ numberOfPlanks: "8", left1: "short" }));
    expect([more.numberOfPlanks, more.boards]).toEqual([7, undefined]);
  });

  test("an emptied distance is a fault at its board", () => {
    const parsed = parseConfiguration("shelf", configurationFromQuery("shelf", form({ board3: "" })));
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["boards.2.distanceFromTop"]);
  });

  test("a board too near its neighbour is a fault at that board", () => {
    const parsed = parseConfiguration("shelf", configurationFromQuery("shelf", form({ board2: "15" })));
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["boards.1.distanceFromTop"]);
  });
});

test("a table that becomes narrower has fewer positions for planks", () => {
  const table = nearestConfiguration(
    "table",
    address("chosen=individual&width=100&choosePlanks=yes&plank4=p4&plank1=p1"),
  );
  expect(table.planks).toEqual(["p1", null, null, "p4"]);
  const narrow = settled("table", table, { dimensions: { ...table.dimensions, width: 55 } });
  expect(narrow).toMatchObject({ planks: ["p1", null] });
  expect(plankCount("table", narrow)).toBe(2);
});

test("a plank named for two positions lies in the first one", () => {
  const table = nearestConfiguration("table", address("choosePlanks=yes&plank1=p&plank2=p"));
  expect(table.planks).toEqual(["p", null, null]);
});

test("an own colour may be a RAL number, which the address keeps; a hex value stays one", () => {
  for (const typed of ["RAL+5024", "5024", "ral5024"]) {
    const stool = nearestConfiguration("stool", address(`color=own&ownColor=${typed}`));
    expect(stool.color).toEqual({ chooseOwnColor: true, hex: "#6A93B0", ral: "RAL 5024" });
    expect(queryOf("stool", stool).get("ownColor")).toBe("ral5024");
  }
  const typed = nearestConfiguration("stool", address("color=own&ownColor=6a93b0"));
  expect(typed.color).toEqual({ chooseOwnColor: true, hex: "#6A93B0" });
  expect(queryOf("stool", typed).get("ownColor")).toBe("6a93b0");
});

test("a number RAL Classic does not have is a fault that the rules name", () => {
  const given = configurationFromQuery("stool", address("color=own&ownColor=RAL+9999"));
  expect(parseConfiguration("stool", given)).toMatchObject({ ok: false, issues: [{ code: "unknown_ral" }] });
});

describe("with standard colours of staff's own", () => {
  const palette: Palette = [{ hex: "#0F4336", ral: "RAL 6005", label: { de: "Moos", en: "Moss" } }];

  test("they are in the address like the three of the specification, and the first is the default", () => {
    const moss = { chooseOwnColor: false, hex: "#0F4336" };
    expect(nearestConfiguration("bench", address("color=0f4336"), palette).color).toEqual(moss);
    expect(nearestConfiguration("bench", address(""), palette).color).toEqual(moss);
  });

  test("a colour of an old link that they have removed gives way to the first, and is a fault that says so", () => {
    const query = address("color=27292b");
    expect(nearestConfiguration("bench", query, palette).color.hex).toBe("#0F4336");
    const parsed = parseConfiguration("bench", configurationFromQuery("bench", query), palette);
    expect(parsed).toMatchObject({ ok: false, issues: [{ code: "not_a_standard_color" }] });
    expect(nearestConfiguration("bench", query, ANY_COLOR).color.hex).toBe("#27292B");
  });
});

test("card may be called by its name in either language", () => {
  const color = (typed: string) =>
    nearestConfiguration("frame", address(`filling=passepartout&passepartoutColor=${typed}`))
      .passepartoutColor;
  expect(["Creme", "cream", "weiß", "%23123456"].map(color)).toEqual([
    "#F3EAD7",
    "#F3EAD7",
    "#FFFFFF",
    "#123456",
  ]);
});
