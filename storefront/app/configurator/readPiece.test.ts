import { expect, test } from "vitest";
import type { StockPlank } from "../commerce/planks.server.ts";
import { readAdapted, readPiece, withStock } from "./readPiece.server.ts";

const table = (query: string) => readPiece("table", new URLSearchParams(query));
const INDIVIDUAL = "chosen=individual&width=80&height=75";

test("what was typed and cannot be built is shown again as typed, beside a piece that can be built", () => {
  const { ok, nearest, typed, issues } = table(`${INDIVIDUAL}&length=999`);
  expect([ok, Object.keys(issues), typed]).toEqual([false, ["length"], { length: "999" }]);
  expect(nearest).toMatchObject({ dimensions: { width: 80, height: 75 } });
});

test("a field that can be built, and one that was not sent, have nothing to show again", () => {
  expect(table(`${INDIVIDUAL}&length=180`)).toMatchObject({ ok: true, typed: {} });
  expect(table(`${INDIVIDUAL}&length=`).typed).toEqual({ length: "" });
});

test("no field is filled with more than a person types into it", () => {
  expect(table(`${INDIVIDUAL}&length=${"9".repeat(500)}`).typed.length).toBe("9".repeat(40));
});

const SHELF = "width=160&depth=30&numberOfPlanks=9&numberOfPillars=2";

test("a shelf made lower loses the boards it has no room for, and that is no fault of the shopper's", () => {
  const form = new URLSearchParams(`${SHELF}&height=80&shown=.160.200`);
  const design = readAdapted("shelf", form, readPiece("shelf", form));
  expect(design?.piece).toMatchObject({ dimensions: { height: 80 }, numberOfPlanks: 5 });
});

test("boards that were typed for a shelf as high as before are a fault, and so is anything else beside a new size", () => {
  const same = new URLSearchParams(`${SHELF}&height=80&shown=.160.80`);
  expect(readAdapted("shelf", same, readPiece("shelf", same))).toBeNull();
  const other = new URLSearchParams(`${SHELF}&height=80&shown=.160.200&frameType=round`);
  expect(readAdapted("shelf", other, readPiece("shelf", other))).toBeNull();
});

const plank = (id: string, available = true): StockPlank => ({
  ...{ id, title: `Gerüst ${id}`, image: "", length: 240, width: 20, end: false, available },
});

test("a picked plank that another shopper has becomes the workshop's and is named; the others stay picked", () => {
  const reading = table(`${INDIVIDUAL}&length=180&choosePlanks=yes&plank1=a&plank2=b`);
  const { nearest, gonePlanks } = withStock("table", reading, [plank("a", false), plank("b")]);
  expect(gonePlanks).toEqual(["Gerüst a"]);
  expect((nearest as { planks: unknown[] }).planks.slice(0, 2)).toEqual([null, "b"]);
});

test("while the stock does not answer what was picked stays picked", () => {
  const reading = table(`${INDIVIDUAL}&length=180&choosePlanks=yes&plank1=a`);
  const { nearest, gonePlanks } = withStock("table", reading, null);
  expect([gonePlanks, nearest]).toEqual([[], reading.nearest]);
});
