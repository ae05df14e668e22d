/** A colour as amounts of red, green and blue light, 0…1 each, on a linear scale so that colours mix as light does. */
export type Color = readonly [red: number, green: number, blue: number];

/** From the notation of screens, `#rrggbb`. */
export function color(hex: string): Color {
  const part = (from: number) => toLight(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function mixed([r, g, b]: Color, [otherR, otherG, otherB]: Color, share: number): Color {
  return [r + (otherR - r) * share, g + (otherG - g) * share, b + (otherB - b) * share];
}

/** The sRGB curve, screen to light. */
function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB curve, light to screen. */
export function toScreen(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
