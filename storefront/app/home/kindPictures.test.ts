import { readdirSync, readFileSync, statSync } from "node:fs";
import { PRICES, parseConfiguration, priceOf } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import { nearestConfiguration } from "../piece/address/address.ts";
import { CONFIGURABLE_KINDS, isConfigurable } from "../piece/kinds.ts";
import { PICTURES, pictureIn, shownPicture } from "./kindPictures.server.ts";
import { shownTeasers } from "./pieces.server.ts";

const FOLDER = new URL("./pictures/", import.meta.url);
const FILES = readdirSync(FOLDER);
/** Enough of i18next for a test: the key and what is put into it. */
const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" ")) as TFunction;

test("a picture's widths are its own, narrow ones first, with a middling one for old browsers", () => {
  const files = {
    "./pictures/table-1440.webp": "/a/table-1440.webp",
    "./pictures/table-480.webp": "/a/table-480.webp",
    "./pictures/table-960.webp": "/a/table-960.webp",
    "./pictures/table-480.avif": "/a/table-480.avif",
    "./pictures/tableOffice-960.webp": "/a/desk.webp",
    "./pictures/bench-480.webp": "/a/bench.webp",
  };
  expect(pictureIn(files, "table")).toEqual({
    avif: "/a/table-480.avif 480w",
    webp: "/a/table-480.webp 480w, /a/table-960.webp 960w, /a/table-1440.webp 1440w",
    src: "/a/table-960.webp",
  });
  expect(pictureIn(files, "bench"), "without both formats the drawing stands in").toBeNull();
});

test("each kind has a picture of its own", () => {
  for (const kind of CONFIGURABLE_KINDS) expect(PICTURES.get(kind)?.shown.kind).toBe(kind);
});

describe.each([...PICTURES.keys()])("the picture %s", (name) => {
  const file: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8"));
  const { kind, configuration } = (file as { shown: { kind: string; configuration: object } }).shown;
  const parsed = parseConfiguration(kind, configuration);
  if (!parsed.ok || !isConfigurable(kind)) throw new Error(`${name} cannot be built`);

  test("has the price, the words and the link of the piece it shows", () => {
    const shown = shownPicture(name, PRICES, t, "de");
    expect(shown.kind).toBe(kind);
    expect(shown.price).toBe(priceOf(kind, parsed.configuration as never, PRICES).price);
    expect(nearestConfiguration(kind, new URLSearchParams(shown.query))).toEqual(parsed.configuration);
    expect(shown.alt).toContain(shown.words);
  });

  test("says that it is rendered, and weighs at most 120 kB in each size", () => {
    const shown = shownPicture(name, PRICES, t, "de");
    if (shown.picture) expect(shown.alt).toContain("home.rendered");
    for (const picture of FILES.filter((one) => one.startsWith(`${name}-`)))
      expect(statSync(new URL(picture, FOLDER)).size, picture).toBeLessThanOrEqual(120_000);
  });
});

test("every file belongs to a description", () => {
  const pictures = FILES.filter((file) => /\.(avif|webp)$/.test(file));
  for (const file of pictures)
    expect([...PICTURES.keys()], file).toContain(file.slice(0, file.lastIndexOf("-")));
});

test("beside an editor's own picture stands what the kind costs at least, never a price as shown", () => {
  const picture = { src: "", srcSet: "", width: 4, height: 3, alt: "", blur: null, color: null };
  const written = [
    { kind: "bench", text: "own", picture },
    { kind: "stool", text: "none", picture: null },
  ] as const;
  const [bench, stool] = shownTeasers([...written], null, PRICES, t, "de");
  expect(bench?.shown).toBeNull();
  expect(bench?.fromPrice).toBeGreaterThan(0);
  expect(stool?.shown?.price).toBe(shownPicture("stool", PRICES, t, "de").price);
});
