import { defaultConfiguration } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { shownMeanwhile } from "./Faults.tsx";
import { fieldIssues } from "./fieldIssues.ts";

const t = ((key: string, { count }: { count: number }) => `${count} ${key.split(".").at(-1)}`) as TFunction;

test.each<[string, ConfigurableKind, string[], string]>([
  [
    "a colour nobody can read: the colour shown, and not a word of a size",
    "stool",
    ["color.hex"],
    "Graphite",
  ],
  ["a RAL number there is not", "table", ["color.ral"], "Graphite"],
  ["a length that cannot be built: the size shown", "table", ["dimensions.length"], "220 × 80 × 75 cm"],
  ["too many boards: their number", "shelf", ["numberOfPlanks"], "6 boardsOf"],
  ["two faults: both", "table", ["dimensions.width", "color.hex"], "220 × 80 × 75 cm, Graphite"],
  ["a standard colour that is gone, of which its own notice speaks", "table", ["frameType"], ""],
])("%s", (_, kind, paths, shown) => {
  const piece: Piece = defaultConfiguration(kind);
  const issues = fieldIssues(paths.map((path) => ({ path })));
  expect(shownMeanwhile({ kind, piece, colorName: "Graphite", issues }, t, "en")).toBe(shown);
});

test.each([
  ["a colour of the card nobody can read: the colour shown", "#FFFFFF", ["passepartoutColor"], "White"],
  [
    "another fault of a frame with a card: not a word of the card",
    "#FFFFFF",
    ["dimensions.width"],
    "20 × 20 cm",
  ],
  ["a frame without a card", undefined, ["passepartoutColor"], ""],
])("%s", (_, passepartoutColor, paths, shown) => {
  const piece = { ...defaultConfiguration("frame"), passepartoutColor } as Piece;
  const issues = fieldIssues(paths.map((path) => ({ path })));
  expect(shownMeanwhile({ kind: "frame", piece, colorName: null, issues }, t, "en")).toBe(shown);
});
