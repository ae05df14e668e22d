import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../language/languages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (folder: string, ending: RegExp) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(here(folder), file), "utf8"))
    .join("\n");
const font = (name: string) => create(readFileSync(here(`../../fonts/${name}.woff2`))) as Font;

/** Signs that are drawn by whichever font of the device has them. */
const OF_THE_DEVICE = /[\p{Control}→←]/u;
/** Signs of the files that hold the texts, and of what is filled in: no shopper reads them. */
const OF_THE_CODE = /[{}_\\`$>]/;
const texts = LANGUAGES.map((language) => read(`../language/${language}`, /\.ts$/)).join("\n");
const signs = new Set([...texts].filter((sign) => !OF_THE_DEVICE.test(sign) && !OF_THE_CODE.test(sign)));
const styles = read("..", /\.(tsx|css)$/);
const weights = [...styles.matchAll(/font-\[(\d{3})\]|font-weight: (\d{3});/g)].map(([, a, b]) =>
  Number(a ?? b),
);

describe.each(["heading", "text"])("the cut typeface for each %s", (name) => {
  test("has every sign of the shop's texts", () => {
    expect(signs.size).toBeGreaterThan(60);
    const { characterSet } = font(name);
    expect([...signs].filter((sign) => !characterSet.includes(sign.codePointAt(0) ?? 0))).toEqual([]);
  });

  test("has figures of one width for columns of prices", () => {
    const cut = font(name);
    const widths = [..."0123456789"].map((figure) => cut.layout(figure, ["tnum"]).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });
});

const faces = [...readFileSync(here("./fonts.css"), "utf8").matchAll(/@font-face \{[^}]*\}/g)].map(
  ([face]) => face,
);
const rangeOf = (file: string) =>
  /unicode-range:\s+([^;]+);/.exec(faces.find((face) => face.includes(`/${file}.woff2`)) ?? "")?.[1] ?? "";
const isIn = (range: string, sign: number) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].some(
    ([, from = "", to = from]) => sign >= Number.parseInt(from, 16) && sign <= Number.parseInt(to, 16),
  );

describe.each(["heading", "text"])("of the two files of the %s typeface", (name) => {
  const signsOf = (file: string) =>
    font(file).characterSet.filter(
      (sign) => sign !== 0xffff && !/\p{Control}/u.test(String.fromCodePoint(sign)),
    );

  test("the one that each page loads is asked for what it has, and for nothing else", () => {
    const range = rangeOf(name);
    expect(signsOf(name).filter((sign) => !isIn(range, sign))).toEqual([]);
    const has = new Set(signsOf(name));
    const asked = Array.from({ length: 0x2300 }, (_, sign) => sign).filter((sign) => isIn(range, sign));
    expect(asked.filter((sign) => !has.has(sign))).toEqual([]);
  });

  test("the other one has the rest, for names from elsewhere", () => {
    const more = signsOf(`${name}-more`);
    expect([..."çñøåèàôŒ"].filter((sign) => !more.includes(sign.codePointAt(0) ?? 0))).toEqual([]);
    expect(more.filter((sign) => !isIn(rangeOf(`${name}-more`), sign))).toEqual([]);
    expect(more.filter((sign) => signsOf(name).includes(sign))).toEqual([]);
  });
});

test("the typeface of headings has every weight that a style asks for", () => {
  expect(weights.length).toBeGreaterThan(10);
  const { min, max } = font("heading").variationAxes.wght ?? { min: 0, max: 0 };
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([]);
});

test("the typeface of texts has the weights of plain and of strong words", () => {
  expect(font("text").variationAxes.wght).toMatchObject({ min: 400, max: 700 });
});
