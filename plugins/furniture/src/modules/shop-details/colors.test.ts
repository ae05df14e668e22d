import { STANDARD_COLORS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { readColors, SAMPLE_COLORS } from "./colors";
import { LastGoodKeeper } from "./keeper";

const MOSS = { hex: "#0F4336", ral: "RAL 6005", label: { de: "Moos", en: "Moss" } };

function palette(ask: () => Promise<unknown>, copy?: unknown) {
  const state = { now: 0, asked: 0, copy };
  const keeper = new LastGoodKeeper(
    { name: "Standard colours", read: readColors, sample: () => SAMPLE_COLORS },
    {
      ask: () => {
        state.asked += 1;
        return ask();
      },
      kept: async () => state.copy,
      keep: async (colors) => {
        state.copy = JSON.parse(JSON.stringify(colors));
      },
      warn: () => {},
      now: () => state.now,
    },
  );
  return { keeper, state };
}

test("the colours are staff's, in their order, and a silent CMS leaves the last good ones", async () => {
  let silent = false;
  const { keeper, state } = palette(async () => {
    if (silent) throw new Error("silent");
    return [MOSS, { ...STANDARD_COLORS[1] }];
  });
  expect((await keeper.read()).map(({ hex }) => hex)).toEqual(["#0F4336", "#FFFFFF"]);
  silent = true;
  state.now = 60_000;
  expect((await keeper.read())[0]).toEqual(MOSS);
  const { keeper: restarted } = palette(() => Promise.reject(new Error("silent")), state.copy);
  expect((await restarted.read())[0]).toEqual(MOSS);
});

test("a colour added a moment ago is asked for again, but not more often than once a second", async () => {
  const colors: unknown[] = [...STANDARD_COLORS];
  const { keeper, state } = palette(async () => [...colors]);
  await keeper.read();
  colors.push(MOSS);
  state.now = 1001;
  expect((await keeper.readAnew()).map(({ hex }) => hex)).toContain(MOSS.hex);
  await keeper.readAnew();
  await keeper.read();
  expect(state.asked).toBe(2);
});

test("what is half a colour is left out, a hex value stands once, and an empty list is the specification's three", () => {
  const broken = [{ ...MOSS, hex: "moss" }, { ...MOSS, label: { de: null, en: null } }, null];
  expect(readColors([...broken, MOSS, { ...MOSS, label: { de: "Zwei", en: "Two" } }])).toEqual([MOSS]);
  expect(readColors(broken)).toEqual(STANDARD_COLORS);
  expect(readColors([{ ...MOSS, hex: "#0f4336", ral: "grün" }])).toEqual([{ ...MOSS, ral: null }]);
  expect(() => readColors(null)).toThrow();
});
