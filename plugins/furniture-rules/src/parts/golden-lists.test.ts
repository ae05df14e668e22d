import { describe, expect, test } from "vitest";
import { shelfOf } from "../furniture.cases.js";
import {
  type Configuration,
  type CutListRow,
  cutList,
  defaultConfiguration,
  type Kind,
  parseConfiguration,
  partsOf,
  priceOf,
  type SteelRow,
  steelList,
} from "../index.js";

/*
 * What the workshop saws and what the shopper pays, of two or three pieces of each kind, worked out with pencil and paper from
 * the workshop's rules and the specification's prices. All lengths in cm, all money in EUR.
 *
 * Tops: outer measures are those over the end strips of 0.1 cm steel. Boards are 4 thick, as long as the top. Loose boards share the
 * width less 0.2 for the strips and at least 0.8 for each gap, sawn down to whole millimetres; a glued slab has no gaps, and its
 * millimetres over go to the outer boards. A strip goes once round its board, measured in the middle of its thickness:
 * 2 · (width + thickness + 0.2).
 * Steel under a top: it begins 4.1 below the upper side and ends 1 above the floor, on feet. Tops stand out 2 at the sides and 7 % of the
 * length at each end, in whole cm (seats at least 5). Beams reach from leg to leg; ties divide them into fields of at
 * most 80 and fit between the beams.
 */

const cm = (...measures: readonly number[]) => measures.join(" × ");
const cuts = ({ mitres }: CutListRow) => (mitres ? `, cut ${mitres.join("° and ")}°` : "");

/** "3 board 220, 26 × 4": how many, what, how long, of what section. */
function sawn(row: CutListRow): string {
  const what = row.role === "filling" ? `${row.material} filling` : row.role;
  return `${row.count} ${what} ${row.length}, ${cm(...row.section)}${cuts(row)}`;
}

function steel(row: SteelRow): string {
  if (row.around)
    return `${row.count} ${row.form} ${row.length}, ${cm(...row.profile)} round ${cm(...row.around)}`;
  if (row.form === "foot") return `${row.count} foot`;
  const wall = row.wall === undefined ? [] : [row.wall];
  return `${row.count} ${row.role} ${row.length}, ${row.form} ${cm(...row.profile, ...wall)}${cuts(row)}`;
}

function listsOf(kind: Kind, given: object) {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const parts = partsOf(parsed.kind, parsed.configuration);
  const { price, breakdown } = priceOf(parsed.kind, parsed.configuration);
  return {
    boards: cutList(parts.filter(({ role }) => ["board", "rail", "filling"].includes(role))).map(sawn),
    steel: steelList(parts).map(steel),
    bill: Object.fromEntries(breakdown.map(({ code, amount }) => [code, amount])),
    price,
  };
}

const OWN_COLOR = { chooseOwnColor: true, hex: "#8A1F2B" };

interface Golden {
  title: string;
  kind: Kind;
  configuration: Configuration | object;
  boards: string[];
  steel: string[];
  bill: Record<string, number>;
  price: number;
}

const GOLDEN: readonly Golden[] = [
  {
    title: "the default table, 220 × 80 × 75, open",
    kind: "table",
    configuration: defaultConfiguration("table"),
    // 80 wide: 3 boards. (79.8 − 2 · 0.8) / 3 = 26.06, sawn to 26.0.
    boards: ["3 board 220, 26 × 4"],
    // Ends stand out 15 (7 % of 220 is 15.4), so the steel is 190 long; sides 2, so it is 76 deep. Legs 70.9 − 1.
    // Beams 190 − 2 · 5; three fields of 60, so two ties: 76 − 2 · (5 + 3) / 2 … 76 − 2 · 2.5 − 3 = 68.
    steel: [
      "6 strip 60.4, 3 × 0.1 round 26 × 4",
      "2 headBar 76, tube 5 × 5 × 0.3, cut 45° and -45°",
      "4 leg 69.9, tube 5 × 5 × 0.3, cut 45° and 0°",
      "4 foot",
      "2 beam 180, tube 5 × 3 × 0.3",
      "2 tie 68, tube 3 × 3 × 0.3",
    ],
    // 599 · 1.3 = 778.7; 120 · 2.5 · 1.3 = 390; 30 · 2.5 · 1.3 = 97.5 twice; one more plank 97.5. Running sums 778.7, 1168.7,
    // 1266.2, 1363.7, 1461.2, each rounded.
    bill: { base: 779, length: 390, width: 97, height: 98, planks: 97, individual: 30 },
    price: 1491,
  },
  {
    title: "the largest table, 220 × 110 × 110, closed, solid, with every fee",
    kind: "table",
    configuration: {
      dimensions: { chosen: "individual", length: 220, width: 110, height: 110 },
      frameType: "closed",
      tableTop: "solid",
      choosePlanks: true,
      color: OWN_COLOR,
    },
    // 1098 mm in 4 boards: 274 each and 2 over, one for each outer board.
    boards: ["2 board 220, 27.5 × 4", "2 board 220, 27.4 × 4"],
    // One strip at each end of the whole slab: 2 · (109.8 + 4 + 0.2). Steel 190 × 106; legs 105.9 − 1; ties 106 − 5 − 3.
    steel: [
      "2 strip 228, 3 × 0.1 round 109.8 × 4",
      "2 headBar 106, tube 5 × 5 × 0.3, cut 45° and -45°",
      "2 floorBar 106, tube 5 × 5 × 0.3, cut 45° and -45°",
      "4 leg 104.9, tube 5 × 5 × 0.3, cut 45° and -45°",
      "4 foot",
      "2 beam 180, tube 5 × 3 × 0.3",
      "2 tie 98, tube 3 × 3 × 0.3",
    ],
    // 778.7; + 390; + 60 · 2.5 · 1.3 = 195; + 65 · 2.5 · 1.3 = 211.25; + 2 · 75 · 1.3 = 195: 1769.95. Fees after the multiplier.
    bill: {
      base: 779,
      length: 390,
      width: 195,
      height: 211,
      planks: 195,
      frame: 75,
      tableTop: 150,
      choosePlanks: 30,
      ownColor: 100,
      individual: 30,
    },
    price: 2155,
  },
  {
    title: "a sofa table, 120 × 60 × 45, diagonal",
    kind: "table",
    configuration: { dimensions: { chosen: "sofa" }, frameType: "diagonal" },
    // (59.8 − 1.6) / 3 = 19.4.
    boards: ["3 board 120, 19.4 × 4"],
    // Steel 104 × 56 (ends stand out 8). Legs cross below the head bar: rise 40.9 − 5 − 1 = 34.9. The angle a from upright solves
    // 34.9 · tan a + 5 / cos a = 56: a = 53.72°. Whole legs 34.9 / cos a + 5 · tan a = 65.8 over the long points. A half ends at the flank of
    // the whole one, 2a − 90 = 17.4° from square: 17.45 / cos a − 2.5 / sin 2a + 2.5 · (tan a + tan 17.45°) = 31.1.
    steel: [
      "6 strip 47.2, 3 × 0.1 round 19.4 × 4",
      "2 headBar 56, tube 5 × 5 × 0.3",
      "2 leg 65.8, tube 5 × 5 × 0.3, cut 53.7° and 53.7°",
      "4 leg 31.1, tube 5 × 5 × 0.3, cut 53.7° and 17.4°",
      "4 foot",
      "2 beam 94, tube 5 × 3 × 0.3",
      "1 tie 48, tube 3 × 3 × 0.3",
    ],
    // 778.7; + 20 · 3.25 = 65; + 10 · 3.25 = 32.5; one more plank 97.5: running sums 778.7, 843.7, 876.2, 973.7.
    bill: { base: 779, length: 65, width: 32, planks: 98, frame: 125 },
    price: 1099,
  },
  {
    title: "the office desk, 160 × 80",
    kind: "tableOffice",
    configuration: defaultConfiguration("tableOffice"),
    boards: ["3 board 160, 26 × 4"],
    // Columns 20 from the ends, so 120 apart; beams between head bars 6 wide. A column stands on foot (1) and floor bar (3), its outer
    // tube is 55; shown at 75, the inner one is seen from 59 to the head bar's underside at 70.9 − 3 = 67.9.
    steel: [
      "6 strip 60.4, 3 × 0.1 round 26 × 4",
      "2 floorBar 70, tube 8 × 3 × 0.2",
      "2 column 55, tube 8 × 6 × 0.2",
      "2 column 8.9, tube 7 × 5 × 0.2",
      "2 headBar 66, tube 6 × 3 × 0.2",
      "4 foot",
      "2 beam 114, tube 5 × 3 × 0.2",
    ],
    // 1399 · 1.3 = 1818.7.
    bill: { base: 1819 },
    price: 1819,
  },
  {
    title: "the default bench, 220 × 40 × 45, simple",
    kind: "bench",
    configuration: defaultConfiguration("bench"),
    boards: ["1 board 220, 39.8 × 4"],
    // Ends 15, sides 2: steel 190 × 36. Legs 40.9 − 1. Beams 190 − 2 · 4; three fields of 61: two ties of 36 − 4 − 3.
    steel: [
      "2 strip 88, 3 × 0.1 round 39.8 × 4",
      "2 headBar 36, tube 4 × 4 × 0.2, cut 45° and -45°",
      "4 leg 39.9, tube 4 × 4 × 0.2, cut 45° and 0°",
      "4 foot",
      "2 beam 182, tube 4 × 3 × 0.2",
      "2 tie 29, tube 3 × 3 × 0.2",
    ],
    // 399 · 1.3 = 518.7; + 120 · 3.25 = 390; + 20 · 1.3 = 26: 934.7.
    bill: { base: 519, length: 390, individual: 26 },
    price: 935,
  },
  {
    title: "a bench for three, 170 × 40 × 45, massive, picked plank, own colour",
    kind: "bench",
    configuration: {
      dimensions: { chosen: "threePerson" },
      frameType: "massive",
      choosePlanks: true,
      color: OWN_COLOR,
    },
    boards: ["1 board 170, 39.8 × 4"],
    // Ends 12 (7 % is 11.9): steel 146 × 36, tube 8 along the bench and 4 across. Beams 146 − 2 · 8 in two fields of 65: one tie.
    steel: [
      "2 strip 88, 3 × 0.1 round 39.8 × 4",
      "2 headBar 36, tube 8 × 4 × 0.3, cut 45° and -45°",
      "2 floorBar 36, tube 8 × 4 × 0.3, cut 45° and -45°",
      "4 leg 39.9, tube 8 × 4 × 0.3, cut 45° and -45°",
      "4 foot",
      "2 beam 130, tube 4 × 3 × 0.2",
      "1 tie 29, tube 3 × 3 × 0.2",
    ],
    // 518.7; + 70 · 3.25 = 227.5; + 65; + 32.5; + 130: running sums 518.7, 746.2, 811.2, 843.7, 973.7.
    bill: { base: 519, length: 227, frame: 65, choosePlanks: 33, ownColor: 130 },
    price: 974,
  },
  {
    title: "the default stool, 40 × 40 × 45, simple",
    kind: "stool",
    configuration: defaultConfiguration("stool"),
    boards: ["1 board 40, 39.8 × 4"],
    // 7 % of 40 is 3: the least overhang of 5 holds, so the steel is 30 × 36. Beams 30 − 2 · 4, one field, no tie.
    steel: [
      "2 strip 88, 3 × 0.1 round 39.8 × 4",
      "2 headBar 36, tube 4 × 4 × 0.2, cut 45° and -45°",
      "4 leg 39.9, tube 4 × 4 × 0.2, cut 45° and 0°",
      "4 foot",
      "2 beam 22, tube 4 × 3 × 0.2",
    ],
    // 149 · 1.3 = 193.7.
    bill: { base: 194 },
    price: 194,
  },
  {
    title: "the highest stool, 40 × 40 × 75, massive, with every fee",
    kind: "stool",
    configuration: {
      dimensions: { chosen: "individual", length: 40, width: 40, height: 75 },
      frameType: "massive",
      choosePlanks: true,
      color: OWN_COLOR,
    },
    boards: ["1 board 40, 39.8 × 4"],
    // Legs 75 − 4.1 − 1. Beams 30 − 2 · 8.
    steel: [
      "2 strip 88, 3 × 0.1 round 39.8 × 4",
      "2 headBar 36, tube 8 × 4 × 0.3, cut 45° and -45°",
      "2 floorBar 36, tube 8 × 4 × 0.3, cut 45° and -45°",
      "4 leg 69.9, tube 8 × 4 × 0.3, cut 45° and -45°",
      "4 foot",
      "2 beam 14, tube 4 × 3 × 0.2",
    ],
    // 193.7; + 30 · 3.25 = 97.5; + 65; + 32.5; + 130; + 13: running sums 193.7, 291.2, 356.2, 388.7, 518.7, 531.7.
    bill: { base: 194, height: 97, frame: 65, choosePlanks: 33, ownColor: 130, individual: 13 },
    price: 532,
  },
  {
    title: "the default shelf, 200 × 30 × 200, six boards, three pillars, open",
    kind: "shelf",
    configuration: defaultConfiguration("shelf"),
    // Between the uprights of 1 each the wood is 28 deep.
    boards: ["6 board 200, 28 × 4"],
    // Two uprights for each pillar, a rung for each board at each pillar; the lowest board hangs 2 above the floor, so it has its rungs.
    steel: ["12 strip 64.4, 3 × 0.1 round 28 × 4", "6 pillar 200, flat 6 × 1", "18 bracket 28, flat 6 × 1"],
    // m = 1.3 · 1.1 · 1.19 = 1.7017. 260 + 250 m = 685.425; 350 m = 595.595; 375 m = 638.1375; 280 m = 476.476;
    // 100 m = 170.17; 200 · 1.43 = 286. Running sums 685.4, 1281.0, 1919.2, 2395.6, 2565.8, 2851.8.
    bill: { base: 685, width: 596, height: 638, planks: 477, pillars: 170, longestSide: 286 },
    price: 2852,
  },
  {
    title: "the largest shelf, 220 × 30 × 200, ten boards, diagonal, picked planks",
    kind: "shelf",
    configuration: {
      dimensions: { width: 220, depth: 30, height: 200 },
      numberOfPlanks: 10,
      frameType: "diagonal",
      choosePlanks: true,
    },
    boards: ["10 board 220, 28 × 4"],
    // Pillars 97 apart, 91 between them. A brace leans a from upright: tan⁻¹(91 / 200) + sin⁻¹(4 / √(91² + 200²)) = 25.51°; its ends are
    // upright, so cut 90 − a; over the long points 91 / sin a + 4 / tan a = 219.7.
    steel: [
      "20 strip 64.4, 3 × 0.1 round 28 × 4",
      "6 pillar 200, flat 6 × 1",
      "30 bracket 28, flat 6 × 1",
      "2 brace 219.7, flat 4 × 1, cut 64.5° and 64.5°",
    ],
    // 685.425; + 400 m = 680.68; + 638.1375; + 560 m = 952.952; + 170.17; + 220 · 1.43 = 314.6: 3441.9645. Then 125 and 30.
    bill: {
      base: 685,
      width: 681,
      height: 638,
      planks: 953,
      pillars: 170,
      longestSide: 315,
      frame: 125,
      choosePlanks: 30,
    },
    price: 3597,
  },
  {
    title: "the smallest shelf, 60 × 30 × 50, closed, its upper board short on the left",
    kind: "shelf",
    configuration: shelfOf(
      { width: 60, depth: 30, height: 50 },
      {
        numberOfPlanks: 2,
        numberOfPillars: 2,
        frameType: "closed",
        boards: [
          { distanceFromTop: 10, leftShort: true, rightShort: false },
          { distanceFromTop: 48, leftShort: false, rightShort: false },
        ],
      },
    ),
    // The short side loses the 10 beyond its pillar, and its strip.
    boards: ["1 board 50, 28 × 4", "1 board 60, 28 × 4"],
    steel: [
      "3 strip 64.4, 3 × 0.1 round 28 × 4",
      "4 pillar 50, flat 6 × 1",
      "4 bracket 28, flat 6 × 1",
      "2 floorBar 28, flat 6 × 1",
      "2 headBar 28, flat 6 × 1",
    ],
    // 685.425; + 60 · 1.43 = 85.8: 771.225. Then 75.
    bill: { base: 685, longestSide: 86, frame: 75 },
    price: 846,
  },
  {
    title: "the default picture frame, 20 × 20, unfilled",
    kind: "frame",
    configuration: defaultConfiguration("frame"),
    boards: ["4 rail 20, 4.5 × 2.5, cut 45° and -45°"],
    steel: [],
    // 40 · 1.3.
    bill: { base: 52 },
    price: 52,
  },
  {
    title: "a mirror, 150 × 100",
    kind: "frame",
    configuration: { dimensions: { width: 150, height: 100 }, filling: "mirror" },
    // The glass reaches 1.5 under each rail of 4.5: 150 − 9 + 3.
    boards: [
      "2 rail 150, 4.5 × 2.5, cut 45° and -45°",
      "2 rail 100, 4.5 × 2.5, cut 45° and -45°",
      "1 mirror filling 144, 94 × 0.4",
    ],
    steel: [],
    // 40 + 130 / 1.5 + 80 / 1.5 = 180; half as much again for the mirror. Running sums 52, 164.7, 234, 351.
    bill: { base: 52, width: 113, height: 69, filling: 117 },
    price: 351,
  },
  {
    title: "a picture frame with passepartout, 40 × 30",
    kind: "frame",
    configuration: { dimensions: { width: 40, height: 30 }, filling: "passepartout" },
    // Opening 31 × 21, sheet 34 × 24. The card shows 12 % of 21 = 2.52, and reaches 1.5 under the rails: 4.0 broad.
    boards: [
      "2 rail 40, 4.5 × 2.5, cut 45° and -45°",
      "2 rail 30, 4.5 × 2.5, cut 45° and -45°",
      "2 cardboard filling 34, 4 × 0.2, cut 45° and -45°",
      "2 cardboard filling 24, 4 × 0.2, cut 45° and -45°",
      "1 cardboard filling 34, 24 × 0.4",
    ],
    steel: [],
    // 40 + 20 / 1.5 + 10 / 1.5 = 60; a fifth more for the passepartout. Running sums 52, 69.3, 78, 93.6.
    bill: { base: 52, width: 17, height: 9, filling: 16 },
    price: 94,
  },
  {
    title: "a sample",
    kind: "sample",
    configuration: defaultConfiguration("sample"),
    boards: ["1 board 18, 11 × 4"],
    steel: ["1 strip 30.4, 3 × 0.1 round 11 × 4", "1 beam 9, tube 5 × 5 × 0.3"],
    bill: { base: 5 },
    price: 5,
  },
];

describe("sawn and billed as worked out by hand", () => {
  test.each(GOLDEN)("$title", ({ kind, configuration, boards, steel: metal, bill, price }) => {
    expect(listsOf(kind, configuration)).toEqual({ boards, steel: metal, bill, price });
  });
});
