import sharp, { type Sharp } from "sharp";
import { drawing, type Size } from "./geometry.ts";
import { INPUT, readingImage } from "./input.ts";
import type { ImageParameters } from "./parameters.ts";

export type OutputFormat = "jpg" | "png" | "webp" | "avif" | "gif";

/** The format to answer in: with `auto=format` the smallest the reader takes; else the one asked for or the original's. */
export function outputFormat(parameters: ImageParameters, extension: string, accept: string): OutputFormat {
  if (parameters.auto === "format") {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  if (parameters.fm) return parameters.fm === "pjpg" ? "jpg" : parameters.fm;
  if (extension === "jpg" || extension === "png" || extension === "webp" || extension === "avif")
    return extension;
  return extension === "gif" ? "gif" : "png";
}

/** Draws the image at `path` as the parameters ask. Throws 400 when they cannot be met. */
export function render(path: string, parameters: ImageParameters, format: OutputFormat): Promise<Buffer> {
  return readingImage("The image cannot be drawn so", async () => {
    const source = sharp(path, INPUT);
    const { autoOrient } = await source.metadata();
    const image = placed(source.autoOrient(), autoOrient, parameters);
    const turned = parameters.or ? (await settled(image)).rotate(parameters.or) : image;
    return encoded(adjusted(turned, parameters, format), format, parameters).toBuffer();
  });
}

/** Cuts, scales and pads, all in one pass over the original. */
function placed(image: Sharp, original: Size, parameters: ImageParameters): Sharp {
  const { region, size, margin } = drawing(original, parameters);
  const cut = region.width !== original.width || region.height !== original.height;
  const cropped = cut ? image.extract(region) : image;
  const scaled = cropped.resize({ ...size, fit: "fill" });
  if (Object.values(margin).every((pixels) => pixels === 0)) return scaled;
  return scaled.extend({ ...margin, background: background(parameters) });
}

/** The image as it is drawn so far, so that what follows starts from there. */
async function settled(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

function adjusted(image: Sharp, parameters: ImageParameters, format: OutputFormat): Sharp {
  let done = image;
  if (parameters.flip?.includes("h")) done = done.flop();
  if (parameters.flip?.includes("v")) done = done.flip();
  if (parameters.blur) done = done.blur(Math.max(0.3, parameters.blur / 20));
  if (parameters.sharp) done = done.sharpen({ sigma: 0.5 + parameters.sharp / 50 });
  if (parameters.invert) done = done.negate({ alpha: false });
  if (parameters.sat !== undefined) done = done.grayscale();
  if (parameters.bg || format === "jpg") done = done.flatten({ background: background(parameters) });
  return done;
}

function encoded(image: Sharp, format: OutputFormat, parameters: ImageParameters): Sharp {
  const quality = parameters.q ?? 75;
  switch (format) {
    case "jpg":
      return image.jpeg({ quality, mozjpeg: true, progressive: parameters.fm === "pjpg" });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ quality });
    case "avif":
      // The same number means more in AVIF; its encoder's default effort would keep the first visitor waiting.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2 });
    case "gif":
      return image.gif();
  }
}

/** Converts `bg` (rgb, argb, rrggbb or aarrggbb) to sharp's form with the alpha last. Default: white. */
function background(parameters: ImageParameters): string {
  const hex = parameters.bg ?? "ffffff";
  if (hex.length === 4) return `#${hex.slice(1)}${hex.slice(0, 1)}`;
  if (hex.length === 8) return `#${hex.slice(2)}${hex.slice(0, 2)}`;
  return `#${hex}`;
}
