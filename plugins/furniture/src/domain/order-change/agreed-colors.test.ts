import { type Palette, parseConfiguration, STANDARD_COLORS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { agreedColors } from "./agreed-colors";

const [GRAPHITE] = STANDARD_COLORS;
const MOSS = { hex: "#0F4336", ral: "RAL 6005", label: { de: "Tannenmoos", en: "Fir moss" } };
const RENAMED = { ...MOSS, ral: "RAL 6009", label: { de: "Tanne", en: "Fir" } };

/** The colour of a stool that was ordered while the shop had these colours. */
function ordered(hex: string, colors: Palette) {
  const parsed = parseConfiguration("stool", { color: { chooseOwnColor: false, hex } }, colors);
  if (!parsed.ok) throw new Error("It was not sold");
  return parsed.configuration;
}

const changed = (configuration: object, today: Palette) => {
  const wish = { ...configuration, frameType: "massive" };
  return parseConfiguration("stool", wish, agreedColors(today, configuration));
};

test.each<[string, Palette]>([
  ["taken away", [GRAPHITE]],
  ["renamed, with another RAL number", [GRAPHITE, RENAMED]],
  ["as it was", [GRAPHITE, MOSS]],
])("a piece that is changed keeps the standard colour it was ordered in, which is %s", (_, today) => {
  const configuration = ordered(MOSS.hex, [GRAPHITE, MOSS]);
  const parsed = changed(configuration, today);
  expect(parsed.ok && "color" in parsed.configuration && parsed.configuration.color).toEqual({
    chooseOwnColor: false,
    hex: MOSS.hex,
    ral: MOSS.ral,
    name: MOSS.label,
  });
});

test("a colour of the rules stays one without words of its own, also where staff call it otherwise now", () => {
  const configuration = ordered(GRAPHITE.hex, STANDARD_COLORS);
  const parsed = changed(configuration, [{ ...GRAPHITE, label: { de: "Schwarz", en: "Black" } }]);
  expect(parsed.ok && "color" in parsed.configuration && parsed.configuration.color).toEqual({
    chooseOwnColor: false,
    hex: GRAPHITE.hex,
  });
});

test("another colour is today's, and so is that of a new piece or of one in an own colour", () => {
  const today: Palette = [GRAPHITE];
  expect(agreedColors(today, undefined)).toBe(today);
  expect(agreedColors(today, { color: { chooseOwnColor: true, hex: MOSS.hex } })).toBe(today);
  expect(agreedColors(today, {})).toBe(today);
  const [first] = agreedColors(today, ordered(MOSS.hex, [GRAPHITE, MOSS]));
  expect(first).toBe(GRAPHITE);
});
