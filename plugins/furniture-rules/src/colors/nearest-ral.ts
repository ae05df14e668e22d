import { RAL_COLORS, type RalColor } from "./ral-names.js";

/** The colour of RAL Classic that looks most like a screen's value (CIE76, D65). A hint, no promise. */
export function nearestRal(hex: string): RalColor {
  const wanted = labOf(hex);
  return RAL_COLORS.reduce((best, color) =>
    distance(labOf(color.hex), wanted) < distance(labOf(best.hex), wanted) ? color : best,
  );
}

function distance(first: Lab, second: Lab): number {
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

/** CIE L*a*b* under daylight: lightness from 0 to 100, then green to red and blue to yellow. */
type Lab = readonly [lightness: number, a: number, b: number];

/** "#RRGGBB", sRGB, as L*a*b* with the white point D65 (IEC 61966-2-1, ISO/CIE 11664-4). */
export function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}
