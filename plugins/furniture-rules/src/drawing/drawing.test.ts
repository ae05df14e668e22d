import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FurnitureCase, furniture, shelfOf, tableOf } from "../furniture.cases.js";
import {
  BOUNDS,
  type ConfigurationOf,
  cornersOf,
  defaultConfiguration,
  drawing,
  FRAME_TYPES,
  KINDS,
  mostShelfBoards,
  mostShelfPillars,
  partsOf,
} from "../index.js";
import { sceneOf } from "./scene.js";

const MOST_BYTES = 30_000;
const size = { length: 200, width: 90, height: 75 };
const pictureOf = ({ kind, configuration }: FurnitureCase) =>
  drawing(partsOf(kind, configuration), { measures: true });

/** The tags of a document, each closed in its turn and with quoted attributes; throws where that is not so. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, _attributes, empty) => {
      if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!closing) names.push(name);
      if (!closing && !empty) open.push(name);
      return "";
    },
  );
  if (open.length > 0) throw new Error(`<${open.join("><")}> stay open`);
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(rest)) throw new Error(`loose markup: ${rest.slice(0, 200)}`);
  return names;
}

describe("every picture", () => {
  test("is well-formed, small and free of broken numbers", () => {
    fc.assert(
      fc.property(furniture(), (piece) => {
        const svg = pictureOf(piece);
        expect(elements(svg)[0]).toBe("svg");
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e[-+]\d/);
        expect(svg.length).toBeLessThan(MOST_BYTES);
      }),
      { numRuns: 150 },
    );
  });

  // The least room for a number of boards makes the heaviest picture; the property above seldom meets it.
  test("is small also of shelves as full as they can be", () => {
    const { width, depth, height } = BOUNDS.shelf;
    const heights = Array.from({ length: height.max - height.min + 1 }, (_, above) => height.min + above);
    const fullest = heights.filter((high) => mostShelfBoards(high) > mostShelfBoards(high - 1));
    expect(fullest).toContain(70);
    for (const high of fullest) {
      for (const wide of [width.min, 135, 164, 190, width.max]) {
        for (const frameType of FRAME_TYPES) {
          for (const numberOfPillars of new Set([2, mostShelfPillars(wide)])) {
            const rest = { numberOfPlanks: mostShelfBoards(high), numberOfPillars, frameType };
            const configuration = shelfOf({ width: wide, depth: depth.max, height: high }, rest);
            expect(pictureOf({ kind: "shelf", configuration }).length).toBeLessThan(MOST_BYTES);
          }
        }
      }
    }
  });

  test("shows the whole of the furniture", () => {
    fc.assert(
      fc.property(furniture(), ({ kind, configuration }) => {
        const corners = partsOf(kind, configuration).flatMap(cornersOf);
        const { camera } = sceneOf(partsOf(kind, configuration), corners, 24);
        for (const { x, y } of corners.map(camera.project)) {
          expect(x >= 23.9 && x <= 616.1 && y >= 23.9 && y <= 456.1).toBe(true);
        }
      }),
    );
  });

  test("names itself for those who cannot see it", () => {
    const svg = drawing(partsOf("table", tableOf(size)), { title: "Tisch" });
    const [, title, desc] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
    expect(svg).toContain(`<title id="${title}">Tisch</title>`);
    expect(svg).toContain(`<desc id="${desc}">Länge 200 cm, Tiefe 90 cm, Höhe 75 cm</desc>`);
  });

  test.each(KINDS)("of a %s is the same every time", (kind) => {
    const parts = partsOf(kind, defaultConfiguration(kind));
    expect(drawing(parts, { measures: true })).toBe(drawing(structuredClone(parts), { measures: true }));
  });

  test("stands alone: nothing is loaded and nothing runs", () => {
    expect(pictureOf({ kind: "table", configuration: tableOf(size) })).not.toMatch(
      /<script|href|url\((?!#)|\son\w+=|<style/,
    );
  });
});

describe("what changes the furniture changes the picture", () => {
  const base = tableOf(size);
  const changed = {
    length: tableOf({ ...size, length: 150 }),
    width: tableOf({ ...size, width: 80 }),
    height: tableOf({ ...size, height: 70 }),
    closed: tableOf(size, { frameType: "closed" }),
    diagonal: tableOf(size, { frameType: "diagonal" }),
    solid: tableOf(size, { tableTop: "solid" }),
    white: tableOf(size, { color: { chooseOwnColor: false, hex: "#FFFFFF" } }),
  };
  test.each(Object.entries(changed))("%s", (_name, table) => {
    expect(drawing(partsOf("table", table))).not.toBe(drawing(partsOf("table", base)));
  });

  test("another colour of the steel can be asked for", () => {
    const white = drawing(partsOf("table", base), { color: "#FFFFFF" });
    expect(white).toBe(drawing(partsOf("table", changed.white)));
    expect(white).not.toBe(drawing(partsOf("table", base)));
  });

  test("a colour that is none is not written into the picture", () => {
    expect(drawing(partsOf("table", base), { color: '"/><script>' })).toBe(drawing(partsOf("table", base)));
  });
});

describe("words and measures", () => {
  test("the dimension lines say length, depth and height", () => {
    const svg = drawing(partsOf("table", tableOf({ length: 187, width: 93, height: 71 })), {
      measures: true,
    });
    expect([...svg.matchAll(/>(\d+) cm<\/text>/g)].map(([, cm]) => cm)).toEqual(["187", "93", "71"]);
  });

  test("tenths have a comma in German and a point in English", () => {
    const parts = partsOf("sample", defaultConfiguration("sample"));
    const numbers = (language: "de" | "en") =>
      [...drawing(parts, { measures: true, language }).matchAll(/>([\d.,]+) cm<\/text>/g)].map(
        ([, cm]) => cm,
      );
    expect(numbers("de")).toContain("19,1");
    expect(numbers("en")).toContain("19.1");
  });

  test("what stands beside its line keeps a margin from the picture's edge", () => {
    const bench = BOUNDS.bench;
    for (const length of [bench.length.min, 170, bench.length.max]) {
      const parts = partsOf("bench", {
        ...(defaultConfiguration("bench") as ConfigurationOf<"bench">),
        dimensions: { chosen: "individual", length, width: bench.width.min, height: bench.height.min },
      });
      const [, x, words] = /<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/.exec(
        drawing(parts, { measures: true }),
      ) ?? [undefined, "0", ""];
      // Half the words of a wide typeface: six tenths of the size for each sign.
      expect(Number(x) + (words?.length ?? 0) * 7.2, `${length} cm`).toBeLessThanOrEqual(632);
    }
  });

  test("without a shadow nothing lies on the floor, and the furniture is the same", () => {
    const parts = partsOf("table", tableOf(size));
    const [lit, bare] = [drawing(parts), drawing(parts, { shadow: false })];
    expect(elements(bare)).not.toContain("filter");
    expect(lit).toContain(bare.slice(bare.indexOf("<g stroke-linejoin")));
  });

  test("without them there is no text in the picture", () => {
    expect(elements(drawing(partsOf("table", tableOf(size))))).not.toContain("text");
  });

  test("a picture frame has no line for its thickness", () => {
    const svg = pictureOf({ kind: "frame", configuration: defaultConfiguration("frame") });
    expect([...svg.matchAll(/>(\d+) cm<\/text>/g)].map(([, cm]) => cm)).toEqual(["20", "20"]);
  });

  test("English is written in English", () => {
    const svg = drawing(partsOf("table", tableOf(size)), { language: "en" });
    expect(svg).toContain("length 200 cm, depth 90 cm, height 75 cm");
  });

  test("titles are text, whatever is in them", () => {
    const title = `<script>alert("1")</script> & 'Tisch' \u0000\uD800 𝄞`;
    const svg = drawing(partsOf("table", tableOf(size)), { title });
    expect(svg).toContain(
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Tisch&#39;  𝄞</title>",
    );
    expect(elements(svg)).not.toContain("script");
  });

  test("any title leaves the picture well-formed", () => {
    const parts = partsOf("sample", defaultConfiguration("sample"));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => elements(drawing(parts, { title })).length > 0),
    );
  });
});

test("an empty parts list has no picture", () => {
  expect(() => drawing([])).toThrow(RangeError);
});
