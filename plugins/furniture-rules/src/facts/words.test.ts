import { expect, test } from "vitest";
import { tableOf } from "../furniture.cases.js";
import { type Configuration, defaultConfiguration, type Kind } from "../index.js";
import { factLines } from "./words.js";

const lines = (kind: Kind, configuration: Configuration, language: "de" | "en" = "de") =>
  factLines(kind, configuration, language).map(({ code, value }) => [code, value]);
const codes = (kind: Kind, configuration: Configuration) => lines(kind, configuration).map(([code]) => code);
const frame = (width: number, height: number, filling: "none" | "passepartout" | "mirror") => ({
  ...defaultConfiguration("frame"),
  dimensions: { width, height },
  filling,
});

test("a piece says what one asks first: seats or load, then weight, assembly and parcel", () => {
  const last = ["weight", "assembly", "parcel"];
  expect(codes("table", defaultConfiguration("table"))).toEqual(["seats", ...last]);
  expect(codes("table", tableOf({ length: 120, width: 60, height: 45 }))).toEqual(last);
  expect(codes("tableOffice", defaultConfiguration("tableOffice"))).toEqual(last);
  expect(codes("bench", defaultConfiguration("bench"))).toEqual(["seats", "seatLoad", ...last]);
  expect(codes("stool", defaultConfiguration("stool"))).toEqual(["seatLoad", ...last]);
  expect(codes("shelf", defaultConfiguration("shelf"))).toEqual(["boardLoad", ...last]);
  expect(codes("sample", defaultConfiguration("sample"))).toEqual(last);
  expect(codes("frame", frame(20, 20, "none"))).toEqual(["opening", "rebate", ...last]);
  expect(codes("frame", frame(36, 49, "none"))).toEqual(["opening", "rebate", "formats", ...last]);
  expect(codes("frame", frame(60, 90, "mirror"))).toEqual(["opening", ...last]);
});

test("a bench of 220 cm has room for four, 55 cm each, and carries 300 kg", () => {
  const said = Object.fromEntries(lines("bench", defaultConfiguration("bench")));
  expect(said.seats).toBe("4");
  expect(said.seatLoad).toBe("bis 300 kg, gleichmäßig verteilt");
});

test("numbers are written as the language writes them", () => {
  const stool = defaultConfiguration("stool");
  expect(Object.fromEntries(lines("stool", stool, "de")).weight).toBe("etwa 9,5 kg");
  expect(Object.fromEntries(lines("stool", stool, "en")).weight).toBe("about 9.5 kg");
  expect(Object.fromEntries(lines("stool", stool, "de")).parcel).toBe("53 × 48 × 48 cm");
});

test("a frame for A3 says what is seen, what goes in and for which picture it is made", () => {
  // 36 × 49 over rails of 4.5: opening 27 × 40; they overlap by 1.5, so the rebate is 30 × 43.
  expect(lines("frame", frame(36, 49, "none")).slice(0, 3)).toEqual([
    ["opening", "27 × 40 cm"],
    ["rebate", "30 × 43 cm"],
    ["formats", "A3 (29,7 × 42 cm)"],
  ]);
  // Formats without a name are described by their sides; 30 × 40 lies in a rebate of 31 × 41.
  expect(lines("frame", frame(37, 47, "none"))[2]).toEqual(["formats", "30 × 40 cm"]);
  expect(lines("frame", frame(47, 37, "none"))[2]).toEqual(["formats", "40 × 30 cm"]);
});

test("a frame with a passepartout may be made for two formats, and names both", () => {
  // 34 × 43: opening 25 × 34, card 0.12 · 25 = 3, window 19 × 28. It hides 2 × 1.7 of A4 and 1 × 2 of 20 × 30.
  expect(lines("frame", frame(34, 43, "passepartout"))[2]).toEqual([
    "formats",
    "A4 (21 × 29,7 cm), 20 × 30 cm",
  ]);
});

test("a table with nobody at its ends says its sides alone", () => {
  const table = tableOf({ length: 220, width: 80, height: 75 }, { frameType: "diagonal" });
  expect(lines("table", table)[0]).toEqual(["seats", "6 an den Seiten"]);
  expect(lines("table", table, "en")[0]).toEqual(["seats", "6 along the sides"]);
});
