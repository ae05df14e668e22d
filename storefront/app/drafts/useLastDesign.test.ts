import { STANDARD_COLORS } from "@planke46/furniture-rules";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { onStage } from "../testing/hookStage.ts";
import { keepLastDesign, lastDesign } from "./deviceDrafts.ts";
import { readLastDesign, useLastDesign } from "./LastDesignNotice.tsx";

beforeEach(() => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, note: string) => kept.set(name, note),
    removeItem: (name: string) => kept.delete(name),
  };
  vi.stubGlobal("localStorage", store);
});
afterEach(() => vi.unstubAllGlobals());

const of = (height: number) =>
  designIn("table", new URLSearchParams(`chosen=individual&length=150&height=${height}`));
const FIRST = designIn("table", new URLSearchParams());
const heightOf = ({ piece }: Design<"table">) => piece.dimensions.height;
const queryOf = (design: Design<"table">) => designQuery("table", design, null);

/** A table's configurator that begins with this design. */
async function opened(first: Design<"table">, more: { cameBack?: boolean; isChange?: boolean } = {}) {
  const stage = await onStage(() => {
    const [{ design, touched }, show] = useState({ design: first, touched: false });
    const replace = (design: Design<"table">) => show({ design, touched: false });
    const page = { kind: "table", palette: STANDARD_COLORS, cameBack: false, isChange: false } as const;
    return { design, show, last: useLastDesign({ ...page, design, touched, replace, ...more }) };
  }, null);
  return {
    state: () => stage.now().last.state,
    height: () => heightOf(stage.now().design),
    set: (height: number) => stage.after(() => stage.now().show({ design: of(height), touched: true })),
    swap: () => stage.after(() => stage.now().last.swap()),
  };
}
/** The height of the table that this device keeps; null for none. */
const kept = () => {
  const design = readLastDesign("table", STANDARD_COLORS);
  return design && heightOf(design);
};

test("a design is kept with its first change, not by being looked at", async () => {
  const table = await opened(of(80));
  expect([table.state(), kept()]).toEqual(["none", null]);
  await table.set(81);
  await table.set(82);
  expect([table.state(), kept()]).toEqual(["none", 82]);
  await table.swap();
  expect(table.height()).toBe(82);
});

test("a page of another piece says that the last design waits, brings it back, and gives the piece again", async () => {
  keepLastDesign("table", queryOf(of(99)));
  const table = await opened(of(80));
  expect([table.state(), table.height(), kept()]).toEqual(["waiting", 80, 99]);
  await table.swap();
  expect([table.state(), table.height(), kept()]).toEqual(["back", 99, 99]);
  await table.swap();
  expect([table.state(), table.height(), kept()]).toEqual(["waiting", heightOf(FIRST), null]);
  await table.swap();
  expect([table.state(), table.height(), kept()]).toEqual(["back", 99, 99]);
});

test("the last design waits on while another one is changed, and comes back as it was", async () => {
  keepLastDesign("table", queryOf(of(99)));
  const table = await opened(of(80));
  await table.set(81);
  expect([table.state(), kept()]).toEqual(["waiting", 81]);
  await table.swap();
  expect([table.height(), kept()]).toEqual([99, 99]);
});

test("where the last design is back, one begins anew with the first one, and gets it back as it was changed since", async () => {
  keepLastDesign("table", queryOf(of(99)));
  const table = await opened(of(99), { cameBack: true });
  expect([table.state(), kept()]).toEqual(["back", 99]);
  await table.set(98);
  await table.swap();
  expect([table.state(), table.height(), kept()]).toEqual(["waiting", heightOf(FIRST), null]);
  await table.swap();
  expect([table.state(), table.height(), kept()]).toEqual(["back", 98, 98]);
});

test("nothing is said of a last design that is the one on the page", async () => {
  keepLastDesign("table", queryOf(of(80)));
  expect((await opened(of(80))).state()).toBe("none");
  keepLastDesign("table", queryOf(FIRST));
  expect((await opened(FIRST, { cameBack: true })).state()).toBe("none");
});

test("a piece of the cart is kept there: its change neither keeps a last design nor speaks of one", async () => {
  keepLastDesign("table", queryOf(of(99)));
  const table = await opened(of(80), { isChange: true });
  await table.set(81);
  expect([table.state(), lastDesign("table")]).toEqual(["none", queryOf(of(99))]);
});
