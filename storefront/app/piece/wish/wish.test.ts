import { type ConfigurationOf, defaultConfiguration } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  boardsOf,
  settled,
  withBoard,
  withBoardCount,
  withEvenBoards,
  withMeasure,
  withoutBoard,
  withPreset,
} from "../../configurator/change.ts";
import { readAdapted, readPiece } from "../../configurator/readPiece.server.ts";
import { queryOf } from "../address/address.ts";
import { shownShelf } from "../fields/boards.ts";
import { shownSize } from "../fields/size.ts";
import type { ConfigurableKind, Piece } from "../kinds.ts";
import { designIn, designInForm, designQuery, wishText } from "./address.ts";
import { begun, type Design, followed, hungElsewhere, lost, lostPlanks } from "./wish.ts";

type Make<K extends ConfigurableKind> = (piece: ConfigurationOf<K>) => ConfigurationOf<K>;

/** Changes one after the other, as a hand makes them. */
function made<K extends ConfigurableKind>(kind: K, start: Design<K>, ...changes: Make<K>[]): Design<K> {
  return changes.reduce((design, make) => followed(kind, design, make(design.piece)), start);
}

const shelf = begun("shelf", defaultConfiguration("shelf"));
const high =
  (height: number): Make<"shelf"> =>
  (piece) =>
    withMeasure("shelf", piece, "height", height);
const wide =
  (width: number): Make<"shelf"> =>
  (piece) =>
    withMeasure("shelf", piece, "width", width);
const boards =
  (count: number): Make<"shelf"> =>
  (piece) =>
    withBoardCount(piece, count);
const distances = ({ piece }: Design<"shelf">) =>
  boardsOf(piece).map(({ distanceFromTop }) => distanceFromTop);

/** Bounds of the specification, written once more: an oracle of its own. */
const fitting = (height: number) => Math.min(10, Math.floor((height - 10) / 15) + 1);

test("ten boards become four at 60 cm, the wish for ten is kept, and they come back", () => {
  const low = made("shelf", shelf, boards(10), high(60));
  expect(low.piece.numberOfPlanks).toBe(4);
  expect(lost("shelf", low)).toMatchObject({ numberOfPlanks: 10 });
  expect(made("shelf", low, high(100)).piece.numberOfPlanks).toBe(7);
  const back = made("shelf", low, high(100), high(200));
  expect(back.piece).toEqual(made("shelf", shelf, boards(10)).piece);
  expect(lost("shelf", back)).toEqual({});
});

test("the third pillar goes below 100 cm and comes back from there on", () => {
  const narrow = made("shelf", shelf, wide(99));
  expect(narrow.piece.numberOfPillars).toBe(2);
  expect(lost("shelf", narrow)).toEqual({ numberOfPillars: 3 });
  expect(made("shelf", narrow, wide(100)).piece.numberOfPillars).toBe(3);
});

test("what is chosen by hand at a small size is the new wish", () => {
  const low = made("shelf", shelf, boards(10), high(60), boards(3), high(200));
  expect(low.piece.numberOfPlanks).toBe(3);
  const two: Make<"shelf"> = (piece) => settled("shelf", piece, { numberOfPillars: 2 });
  expect(made("shelf", shelf, two, wide(80), wide(200)).piece.numberOfPillars).toBe(2);
});

test("boards hung and cut by hand hang there again when height and number are theirs again", () => {
  const hung = made(
    "shelf",
    shelf,
    (piece) => withBoard(piece, 1, { distanceFromTop: 30 }),
    (piece) => withBoard(piece, 5, { leftShort: true }),
  );
  const low = made("shelf", hung, high(60));
  expect(hungElsewhere(low)).toBe(200);
  expect(made("shelf", low, high(120), high(200)).piece).toEqual(hung.piece);
  expect(boardsOf(made("shelf", low, high(190)).piece)[5]?.leftShort).toBe(true);
  expect(made("shelf", hung, boards(4), boards(6)).piece).toEqual(hung.piece);
  const even = made("shelf", hung, withEvenBoards);
  expect(distances(made("shelf", even, high(60), high(200)))).toEqual(distances(shelf));
});

test("four picked planks are four again after a narrower table", () => {
  const picked: Make<"table"> = (piece) =>
    settled("table", piece, { choosePlanks: true, planks: ["a", "b", "c", "d"] });
  const width =
    (value: number): Make<"table"> =>
    (piece) =>
      withMeasure("table", piece, "width", value);
  const four = made("table", begun("table", defaultConfiguration("table")), width(90), picked);
  const two = made("table", four, width(55));
  expect(two.piece.planks).toEqual(["a", "b"]);
  expect(lostPlanks(two)).toEqual(["c", "d"]);
  expect(made("table", two, width(70), width(90)).piece.planks).toEqual(["a", "b", "c", "d"]);
  // A plank that was taken for another place meanwhile does not come twice.
  const moved = made("table", two, (piece) => settled("table", piece, { planks: ["c", "b"] }));
  expect(made("table", moved, width(90)).piece.planks).toEqual(["c", "b", null, "d"]);
  const byWorkshop = made("table", four, (piece) => settled("table", piece, { choosePlanks: false }));
  expect(byWorkshop.piece.planks).toEqual([]);
  const again = made("table", byWorkshop, (piece) => settled("table", piece, { choosePlanks: true }));
  expect(again.piece.planks).toEqual(["a", "b", "c", "d"]);
});

test("planks that a narrower table has no place for are kept in its address", () => {
  const planks = ["a", "b", null, "d"];
  const four = made(
    "table",
    begun("table", defaultConfiguration("table")),
    (piece) => withMeasure("table", piece, "width", 90),
    (piece) => settled("table", piece, { choosePlanks: true, planks }),
  );
  const two = made("table", four, (piece) => withMeasure("table", piece, "width", 55));
  const kept = new URLSearchParams(wishText("table", two));
  expect([kept.get("plank1"), kept.get("plank2"), kept.get("plank3"), kept.get("plank4")]).toEqual([
    "a",
    "b",
    null,
    "d",
  ]);
  const back = made("table", reloaded("table", two), (piece) => withMeasure("table", piece, "width", 90));
  expect(back.piece.planks).toEqual(planks);
});

test("who widens a table and picks for its new places at once has those, not what was wished there before", () => {
  const pick =
    (width: number, planks: (string | null)[]): Make<"table"> =>
    (piece) =>
      settled("table", withMeasure("table", piece, "width", width), { choosePlanks: true, planks });
  const start = begun("table", defaultConfiguration("table"));
  const two = made("table", start, pick(90, ["a", "b", "c", "d"]), pick(55, ["a", "b"]));
  expect(made("table", two, pick(90, ["a", "b", "x", null])).piece.planks).toEqual(["a", "b", "x", null]);
  expect(made("table", two, pick(90, ["a", "b", null, null])).piece.planks).toEqual(["a", "b", "c", "d"]);
});

test("of a wish only that is lost which the piece does not show", () => {
  const hung = made("shelf", shelf, (piece) => withBoard(piece, 1, { distanceFromTop: 30 }));
  expect(lost("shelf", hung)).toEqual({});
  for (const elsewhere of [made("shelf", hung, high(190)), made("shelf", hung, boards(5))])
    expect(lost("shelf", elsewhere).hung).toMatchObject({ height: 200, count: 6 });
  expect(lost("shelf", made("shelf", hung, high(190), high(200)))).toEqual({});
  expect(lost("shelf", made("shelf", shelf, high(60)))).toEqual({ numberOfPlanks: 6 });
  const table = begun("table", defaultConfiguration("table"));
  const own = made("table", table, (piece) => withMeasure("table", piece, "length", 187));
  const dining: Make<"table"> = (piece) => withPreset("table", piece, "dining");
  expect([table, own, made("table", table, dining)].map((design) => lost("table", design))).toEqual([
    {},
    {},
    {},
  ]);
  expect(lost("table", made("table", own, dining))).toEqual({ size: { length: 187, width: 80, height: 75 } });
  const fill =
    (filling: string, passepartoutColor: string): Make<"frame"> =>
    (piece) =>
      settled("frame", piece, { filling, passepartoutColor });
  const card = made("frame", begun("frame", defaultConfiguration("frame")), fill("passepartout", "#7C2B24"));
  const red = made("frame", card, fill("passepartout", "#7C2B24"));
  expect(lost("frame", red)).toEqual({});
  expect(lost("frame", made("frame", red, fill("mirror", "#7C2B24")))).toEqual({
    passepartoutColor: "#7C2B24",
  });
  const white = made("frame", red, fill("passepartout", "#FFFFFF"), fill("mirror", "#FFFFFF"));
  expect(lost("frame", white)).toEqual({});
});

test("boards that were never hung by hand, hang here, or hung evenly, hang nowhere else", () => {
  const hung = made("shelf", shelf, (piece) => withBoard(piece, 1, { distanceFromTop: 30 }));
  expect(hungElsewhere(hung)).toBeNull();
  expect(hungElsewhere(made("shelf", shelf, high(60)))).toBeNull();
  expect(hungElsewhere(made("shelf", hung, withEvenBoards, high(60)))).toBeNull();
  const cut = made("shelf", shelf, (piece) => withBoard(piece, 5, { leftShort: true }), high(190));
  expect([lost("shelf", cut).hung?.height, hungElsewhere(cut)]).toEqual([200, null]);
  expect(hungElsewhere(made("shelf", hung, high(60)))).toBe(200);
});

test("a board that was cut and is taken out leaves no cut behind", () => {
  const cut = made("shelf", shelf, (piece) => withBoard(piece, 1, { leftShort: true }));
  const left = made("shelf", cut, (piece) => withoutBoard(piece, 1));
  const isCut = (design: Design<"shelf">) => boardsOf(design.piece).some(({ leftShort }) => leftShort);
  expect([isCut(cut), isCut(left)]).toEqual([true, false]);
  const back = made("shelf", left, high(60), high(200));
  expect(isCut(back)).toBe(false);
  expect(back.piece.numberOfPlanks).toBe(5);
});

test("an own size that is looked away from is kept in the address, the default one is not", () => {
  const start = begun("table", defaultConfiguration("table"));
  const dining: Make<"table"> = (piece) => withPreset("table", piece, "dining");
  const own = made("table", start, (piece) => withMeasure("table", piece, "length", 187), dining);
  const kept = new URLSearchParams(wishText("table", own));
  expect(Object.fromEntries(kept)).toEqual({ length: "187", width: "80", height: "75" });
  expect(wishText("table", made("table", start, dining))).toBe("");
  const individual: Make<"table"> = (piece) => withPreset("table", piece, "individual");
  expect(made("table", reloaded("table", own), individual).piece.dimensions.length).toBe(187);
  const half = designIn("table", new URLSearchParams({ chosen: "dining", wish: "length=187&width=80" }));
  expect(made("table", half, individual).piece.dimensions.length).toBe(200);
});

test("the colour of a card is kept in an address by its value, and nothing else in its place", () => {
  const kept = (wish: string) => designIn("frame", new URLSearchParams({ wish })).wish.passepartoutColor;
  expect(kept("passepartoutColor=7c2b24")).toBe("#7C2B24");
  expect(kept("passepartoutColor=zz")).toBe("#FFFFFF");
  expect(kept("")).toBe("#FFFFFF");
});

test("a form that makes a shelf higher and says how many boards it shall have has so many", () => {
  const low = made("shelf", shelf, boards(10), high(60));
  const form = new URLSearchParams(queryOf("shelf", low.piece));
  form.set("shownFor", queryOf("shelf", low.piece).toString());
  form.set("wish", wishText("shelf", low));
  form.set("height", "200");
  expect(designInForm("shelf", form).piece.numberOfPlanks).toBe(10);
  form.set("numberOfPlanks", "5");
  expect(designInForm("shelf", form).piece.numberOfPlanks).toBe(5);
});

test("a board taken out takes its plank along for good", () => {
  const picked = made("shelf", shelf, (piece) =>
    settled("shelf", piece, { choosePlanks: true, planks: ["a", "b", "c", "d", "e", "f"] }),
  );
  const left = made("shelf", picked, (piece) => withoutBoard(piece, 1));
  expect(left.piece.planks).toEqual(["a", "c", "d", "e", "f"]);
  expect(made("shelf", left, high(60), high(200)).piece.planks).toEqual(["a", "c", "d", "e", "f"]);
});

test("one's own size comes back after a look at one with a name", () => {
  const own = made("table", begun("table", defaultConfiguration("table")), (piece) =>
    withMeasure("table", piece, "length", 187),
  );
  const dining = made("table", own, (piece) => withPreset("table", piece, "dining"));
  expect(dining.piece.dimensions).toEqual({ chosen: "dining", length: 200, width: 95, height: 75 });
  const back = made("table", dining, (piece) => withPreset("table", piece, "individual"));
  expect(back.piece.dimensions).toEqual({ chosen: "individual", length: 187, width: 80, height: 75 });
  const touched = made("table", dining, (piece) => withMeasure("table", piece, "height", 70));
  expect(touched.piece.dimensions).toEqual({ chosen: "individual", length: 200, width: 95, height: 70 });
});

test("a passepartout has its colour again after a look at a mirror and a reload in between", () => {
  const fill =
    (filling: string): Make<"frame"> =>
    (piece) =>
      settled("frame", piece, { filling });
  const card: Make<"frame"> = (piece) => settled("frame", piece, { passepartoutColor: "#7C2B24" });
  const start = begun("frame", defaultConfiguration("frame"));
  const mirror = reloaded("frame", made("frame", start, fill("passepartout"), card, fill("mirror")));
  expect(made("frame", mirror, fill("passepartout")).piece.passepartoutColor).toBe("#7C2B24");
});

test("whatever sizes one passes, reloading at each: back at the first size the shelf is as it was", () => {
  const size = fc.record({
    height: fc.integer({ min: 50, max: 200 }),
    width: fc.integer({ min: 60, max: 220 }),
  });
  const start = fc.record({
    count: fc.integer({ min: 2, max: 10 }),
    cut: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
    drop: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(start, fc.array(size, { minLength: 1, maxLength: 6 }), ({ count, cut, drop }, sizes) => {
      let design = made(
        "shelf",
        shelf,
        boards(count),
        ...cut.map(
          (at): Make<"shelf"> =>
            (piece) =>
              at < count ? withBoard(piece, at, { leftShort: true }) : piece,
        ),
        (piece) => withBoard(piece, count - 1, { distanceFromTop: 198 - drop }),
      );
      const first = design.piece;
      for (const { height, width } of sizes) {
        design = reloaded("shelf", made("shelf", design, high(height), wide(width)));
        expect(design.piece.numberOfPlanks).toBe(Math.min(count, fitting(height)));
        expect(design.piece.numberOfPillars).toBe(width < 100 ? 2 : 3);
      }
      expect(made("shelf", design, wide(200), high(200)).piece).toEqual(first);
    }),
  );
});

test("without scripts a smaller size is answered with what fits and what was wished for, not with a fault", () => {
  const ten = made("shelf", shelf, boards(10));
  const adapted = sent("shelf", ten, { height: "60" });
  expect(adapted?.piece.numberOfPlanks).toBe(4);
  expect(adapted && lost("shelf", adapted)).toMatchObject({ numberOfPlanks: 10 });
  const back = adapted && sent("shelf", reloaded("shelf", adapted), { height: "200" });
  expect(back?.piece.numberOfPlanks).toBe(10);
  // Typed into the field itself it is a fault, as it always was.
  expect(sent("shelf", made("shelf", ten, high(60)), { numberOfPlanks: "9" })).toBeNull();
});

test.each([
  "numberOfPlanks=99&numberOfPillars=x&hung=nonsense&plank1=",
  "hung=200.6 10 20",
  "hung=999.3 10 40 80&length=abc",
  "%%%",
  "a".repeat(5000),
])("a wish that is none (%.40s) changes nothing", (said) => {
  const query = new URLSearchParams({ wish: said });
  expect(designIn("shelf", query).piece).toEqual(defaultConfiguration("shelf"));
  expect(wishText("shelf", designIn("shelf", query))).toBe("");
});

function reloaded<K extends ConfigurableKind>(kind: K, design: Design<K>): Design<K> {
  return designIn(kind, new URLSearchParams(designQuery(kind, design, null)));
}

/** The form of a page without scripts, sent with some fields changed. */
function sent(
  kind: "shelf",
  design: Design<"shelf">,
  fields: Record<string, string>,
): Design<"shelf"> | null {
  const piece: Piece = design.piece;
  const form = new URLSearchParams(queryOf(kind, design.piece));
  boardsOf(design.piece).forEach((board, at) => {
    form.set(`board${at + 1}`, String(board.distanceFromTop));
  });
  form.set("shown", shownSize(kind, piece));
  form.set("shownShelf", shownShelf(piece));
  form.set("shownFor", queryOf(kind, design.piece).toString());
  form.set("wish", wishText(kind, design));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(designInForm(kind, form).piece.dimensions.height).toBe(Number(form.get("height")));
  return readAdapted(kind, form, readPiece(kind, form)) as Design<"shelf"> | null;
}
