import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FIRST_OWN_COLOR } from "../piece/fields/color.ts";
import { onStage } from "../testing/hookStage.ts";
import { useOwnColor } from "./useOwnColor.ts";

afterEach(() => vi.unstubAllGlobals());

type Color = Parameters<typeof useOwnColor>[0];
const STANDARD: Color = { chooseOwnColor: false, hex: "#383E42" };
const own = (hex: string, ral?: string): Color => ({ chooseOwnColor: true, hex, ...(ral && { ral }) });

/** The colours of the steel, on a page that draws what is chosen. */
async function openedColors(first: Color, ...sent: [typed?: string, issue?: { reason: "not_a_color" }]) {
  const onChange = vi.fn();
  const stage = await onStage(() => {
    const [color, draw] = useState(first);
    onChange.mockImplementation(draw);
    return { ...useOwnColor(color, sent[0], sent[1], onChange), draw };
  }, null);
  const changes = (color: Color) => stage.after(() => stage.now().draw(color));
  const type = (text: string) => stage.after(() => stage.now().type(text));
  const said = () => [stage.now().text, stage.now().fault?.reason];
  return { ...stage, type, changes, onChange, said };
}

test("an own colour begins with a first one, and is chosen by that", async () => {
  const colors = await openedColors(STANDARD);
  expect(colors.now()).toMatchObject({ text: FIRST_OWN_COLOR, hex: FIRST_OWN_COLOR, fault: undefined });
  await colors.after(() => colors.now().choose());
  expect(colors.onChange).toHaveBeenCalledExactlyOnceWith(own(FIRST_OWN_COLOR));
});

test("a colour is typed by hex value or RAL number; what is neither stays with its fault and changes nothing", async () => {
  const colors = await openedColors(own("#5B6B57"));
  await colors.type("#aabbc");
  expect(colors.said()).toEqual(["#aabbc", "not_a_color"]);
  expect([colors.now().hex, colors.onChange.mock.calls]).toEqual(["#5B6B57", []]);
  await colors.type("#aabbcc");
  expect(colors.said()).toEqual(["#aabbcc", undefined]);
  expect(colors.onChange).toHaveBeenLastCalledWith(own("#AABBCC"));
  await colors.type("RAL 3000");
  const [{ hex, ral }] = colors.onChange.mock.lastCall ?? [];
  expect([hex, ral]).toEqual([expect.stringMatching(/^#[0-9A-F]{6}$/), "RAL 3000"]);
  expect(colors.now()).toMatchObject({ text: "RAL 3000", fault: undefined, hex, ral });
});

test("the own colour is kept while a standard one is chosen, and comes back by its number", async () => {
  const colors = await openedColors(own("#AF2B1E", "RAL 3000"));
  expect(colors.now().text).toBe("RAL 3000");
  await colors.changes(STANDARD);
  expect(colors.now()).toMatchObject({ text: "RAL 3000", ral: "RAL 3000" });
  await colors.after(() => colors.now().choose());
  const [chosen] = colors.onChange.mock.lastCall ?? [];
  expect(chosen).toEqual({ chooseOwnColor: true, hex: colors.now().hex, ral: "RAL 3000" });
});

test("a colour that changes elsewhere is written into the field, but not over one that is still being typed", async () => {
  const colors = await openedColors(own("#5B6B57"));
  await colors.changes(own("#AABBCC"));
  expect(colors.now().text).toBe("#AABBCC");
  await colors.type("#12");
  await colors.changes(own("#DDEEFF"));
  expect(colors.now().text).toBe("#12");
});

test("what was sent without scripts and is no colour is in its field with its fault until it is mended", async () => {
  const colors = await openedColors(own("#5B6B57"), "rosa", { reason: "not_a_color" });
  expect(colors.said()).toEqual(["rosa", "not_a_color"]);
  await colors.type("#5b6b57");
  expect(colors.said()).toEqual(["#5b6b57", undefined]);
});
