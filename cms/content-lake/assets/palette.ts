interface Tone {
  rgb: readonly [number, number, number];
  saturation: number;
  lightness: number;
  pixels: number;
}

/** What each swatch of Sanity's palette looks for (HSL shares): the range it accepts and what it likes best. */
const ROLES = {
  vibrant: { saturation: [0.35, 1, 1], lightness: [0.3, 0.7, 0.5] },
  lightVibrant: { saturation: [0.35, 1, 1], lightness: [0.55, 1, 0.74] },
  darkVibrant: { saturation: [0.35, 1, 1], lightness: [0, 0.45, 0.26] },
  muted: { saturation: [0, 0.4, 0.3], lightness: [0.3, 0.7, 0.5] },
  lightMuted: { saturation: [0, 0.4, 0.3], lightness: [0.55, 1, 0.74] },
  darkMuted: { saturation: [0, 0.4, 0.3], lightness: [0, 0.45, 0.26] },
} as const satisfies Record<string, Record<"saturation" | "lightness", [number, number, number]>>;

/** The `sanity.imagePalette` of a small picture; `pixels` are RGB bytes. A swatch nothing in the picture fits is left out. */
export function palette(pixels: Uint8Array): Record<string, unknown> {
  const tones = tonesOf(pixels);
  const total = pixels.length / 3;
  const chosen = Object.entries(ROLES).flatMap(([name, role]) => {
    const fitting = tones.filter(
      ({ saturation, lightness }) => within(saturation, role.saturation) && within(lightness, role.lightness),
    );
    const best = bestOf(fitting, (tone) => {
      const likeness = (value: number, best: number) => 1 - Math.abs(value - best);
      const share = tone.pixels / total;
      return (
        3 * likeness(tone.saturation, role.saturation[2]) +
        6 * likeness(tone.lightness, role.lightness[2]) +
        share
      );
    });
    return best ? [[name, swatch(best, total)] as const] : [];
  });
  const dominant = bestOf(tones, (tone) => tone.pixels);
  return {
    _type: "sanity.imagePalette",
    ...Object.fromEntries(chosen),
    ...(dominant ? { dominant: swatch(dominant, total) } : {}),
  };
}

/** The picture's colours, alike ones (16 steps a channel) taken together. */
function tonesOf(pixels: Uint8Array): Tone[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const [red, green, blue, count] = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [red + r, green + g, blue + b, count + 1]);
  }
  return [...sums.values()].map(([r, g, b, count]) => {
    const rgb = [Math.round(r / count), Math.round(g / count), Math.round(b / count)] as const;
    const [least, most] = [Math.min(...rgb) / 255, Math.max(...rgb) / 255];
    const lightness = (least + most) / 2;
    const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * lightness - 1));
    return { rgb, saturation, lightness, pixels: count };
  });
}

function within(value: number, [least, most]: readonly [number, number, number]): boolean {
  return value >= least && value <= most;
}

function bestOf(tones: readonly Tone[], score: (tone: Tone) => number): Tone | undefined {
  return tones.reduce<Tone | undefined>(
    (best, tone) => (best && score(best) >= score(tone) ? best : tone),
    undefined,
  );
}

function swatch({ rgb, pixels }: Tone, total: number): Record<string, unknown> {
  const [r, g, b] = rgb;
  const text = 0.299 * r + 0.587 * g + 0.114 * b > 150 ? "#000" : "#fff";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
    foreground: text,
    title: text,
    population: Math.round((10_000 * pixels) / total) / 100,
  };
}
