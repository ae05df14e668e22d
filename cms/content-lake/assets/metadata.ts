import sharp from "sharp";
import { type Failure, requestFailure } from "../failure.ts";
import { INPUT, readingImage } from "./input.ts";

/** File extension and media type of each image format that is taken, by sharp's name of it. */
const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
  heif: { extension: "avif", mimeType: "image/avif" },
};

export const MEDIA_TYPES: Record<string, string> = Object.fromEntries(
  Object.values(FORMATS).map(({ extension, mimeType }) => [extension, mimeType]),
);

export interface ImageFacts {
  extension: string;
  mimeType: string;
  width: number;
  height: number;
  metadata: Record<string, unknown>;
}

/** What of an image's description can be asked for or left out (the client's `extract`). */
export const EXTRACTS = ["lqip", "blurhash", "palette"] as const;
export type Extract = (typeof EXTRACTS)[number];

/**
 * Computes Sanity's metadata of an image: displayed size (after EXIF rotation), transparency, a tiny preview, BlurHash
 * and colours. Throws 400 when the file is no image, broken, too large or of an unsupported format.
 */
export function imageFacts(bytes: Buffer, extracts: readonly string[]): Promise<ImageFacts> {
  return readingImage("The file is not an image that can be read", async () => {
    const image = sharp(bytes, INPUT);
    const found = await image.metadata();
    const format = FORMATS[found.format ?? ""];
    const { width, height } = found.autoOrient ?? found;
    if (!format || !width || !height) throw notTaken(found.format);
    const { isOpaque } = await image.stats();
    const metadata = {
      _type: "sanity.imageMetadata",
      hasAlpha: found.hasAlpha ?? false,
      isOpaque,
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      ...(await impression(bytes, isOpaque, extracts)),
    };
    return { ...format, width, height, metadata };
  });
}

function notTaken(format: string | undefined): Failure {
  const known = "JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG";
  const message = `Images of format "${format ?? "unknown"}" are not taken; use ${known}`;
  return requestFailure(400, "Bad Request", message);
}

async function impression(
  bytes: Buffer,
  isOpaque: boolean,
  extracts: readonly string[],
): Promise<Record<string, unknown>> {
  const { data, info } = await sharp(bytes, INPUT)
    .autoOrient()
    .resize(64, 64, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...(extracts.includes("lqip") ? { lqip: await tinyPreview(bytes, !isOpaque) } : {}),
    ...(extracts.includes("blurhash") ? { blurHash: blurHash(data, info.width, info.height) } : {}),
    ...(extracts.includes("palette") ? { palette: palette(data) } : {}),
  };
}

/** A preview of 20 pixels' width that fits into the page itself. */
async function tinyPreview(bytes: Buffer, transparent: boolean): Promise<string> {
  const small = sharp(bytes, INPUT).autoOrient().resize(20, 20, { fit: "inside" });
  const preview = await (transparent ? small.png() : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${transparent ? "png" : "jpeg"};base64,${preview.toString("base64")}`;
}

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

/**
 * The BlurHash of a small picture (https://github.com/woltapp/blurhash/blob/master/Algorithm.md): the first few cosine
 * components of its linear light, each in a few characters of base 83. `pixels` are RGB bytes, row by row.
 */
export function blurHash(pixels: Uint8Array, width: number, height: number): string {
  const [columns, rows] = width >= height ? [4, 3] : [3, 4];
  const components = Array.from({ length: columns * rows }, (_, index) =>
    component(pixels, width, height, index % columns, Math.floor(index / columns)),
  );
  const [average = [0, 0, 0], ...others] = components;
  const largest = Math.max(...others.flat().map(Math.abs));
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  const maximum = (scale + 1) / 166;
  return [
    base83(columns - 1 + (rows - 1) * 9, 1),
    base83(scale, 1),
    base83(
      average.reduce((sum, light) => sum * 256 + fromLinear(light), 0),
      4,
    ),
    ...others.map((light) => base83(asStep(light, maximum), 2)),
  ].join("");
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";

function base83(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 83)) text = DIGITS[rest % 83] + text;
  return text;
}

/** How much of the picture is a cosine wave of `x` half periods across and `y` down, for red, green and blue. */
function component(pixels: Uint8Array, width: number, height: number, x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    const down = Math.cos((Math.PI * y * row) / height);
    for (let column = 0; column < width; column += 1) {
      const wave = down * Math.cos((Math.PI * x * column) / width);
      const at = 3 * (row * width + column);
      for (const channel of [0, 1, 2])
        sum[channel] = (sum[channel] ?? 0) + wave * toLinear(pixels[at + channel] ?? 0);
    }
  }
  const scale = (x === 0 && y === 0 ? 1 : 2) / (width * height);
  return sum.map((light) => light * scale);
}

function asStep(light: readonly number[], maximum: number): number {
  return light.reduce((sum, value) => {
    const root = Math.sign(value) * Math.sqrt(Math.abs(value / maximum));
    return sum * 19 + Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)));
  }, 0);
}

/** sRGB (IEC 61966-2-1) to linear light and back. */
function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const value = Math.max(0, Math.min(1, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
