import sharp, { type Sharp } from "sharp";
import { requestFailure } from "../failure.ts";
import type { ImageParameters } from "./parameters.ts";

export type OutputFormat = "jpg" | "png" | "webp" | "avif" | "gif";

interface Size {
  width: number;
  height: number;
}

/** The format to answer in: the one asked for; with `auto=format` WebP where the reader takes it; else the original's. */
export function outputFormat(parameters: ImageParameters, extension: string, accept: string): OutputFormat {
  if (parameters.auto === "format" && accept.includes("image/webp")) return "webp";
  if (parameters.fm) return parameters.fm === "pjpg" ? "jpg" : parameters.fm;
  if (extension === "jpg" || extension === "png" || extension === "webp" || extension === "avif")
    return extension;
  return extension === "gif" ? "gif" : "png";
}

/** Draws the image at `path` as the parameters ask. Throws 400 when they cannot be met. */
export async function render(
  path: string,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<Buffer> {
  try {
    const upright = await sharp(path, { animated: false }).autoOrient().toBuffer({ resolveWithObject: true });
    let size: Size = { width: upright.info.width, height: upright.info.height };
    let image = sharp(upright.data);
    if (parameters.rect) {
      const rect = inside(parameters.rect, size);
      image = image.extract(rect);
      size = { width: rect.width, height: rect.height };
    }
    image = sharp(await image.png({ compressionLevel: 0 }).toBuffer());
    image = await resized(image, size, parameters);
    return await encoded(adjusted(image, parameters, format), format, parameters).toBuffer();
  } catch (error) {
    if (error instanceof Error && error.name === "Failure") throw error;
    throw requestFailure(
      400,
      "Bad Request",
      `The image cannot be drawn so: ${error instanceof Error ? error.message : "unknown reason"}`,
    );
  }
}

function inside(rect: NonNullable<ImageParameters["rect"]>, size: Size) {
  const left = Math.min(rect.left, size.width - 1);
  const top = Math.min(rect.top, size.height - 1);
  return {
    left,
    top,
    width: Math.min(rect.width, size.width - left),
    height: Math.min(rect.height, size.height - top),
  };
}

async function resized(image: Sharp, size: Size, parameters: ImageParameters): Promise<Sharp> {
  const dpr = parameters.dpr ?? 1;
  const width = scaled(parameters.w, dpr);
  const height = scaled(parameters.h, dpr);
  const most = { width: parameters["max-w"], height: parameters["max-h"] };
  if (!width && !height) {
    if (!most.width && !most.height) return image;
    return image.resize({ ...present(most), fit: "inside", withoutEnlargement: true });
  }
  const fit = parameters.fit ?? (parameters.crop ? "crop" : "clip");
  const box = present({ width, height });
  switch (fit) {
    case "crop":
      if (parameters.crop === "focalpoint" && width && height)
        return focused(image, size, { width, height }, parameters);
      return image.resize({ ...box, fit: "cover", position: cropPosition(parameters.crop) });
    case "min":
      return image.resize({
        ...box,
        fit: "cover",
        withoutEnlargement: true,
        position: cropPosition(parameters.crop),
      });
    case "scale":
      return image.resize({ ...box, fit: "fill" });
    case "fill":
      return image.resize({ ...box, fit: "contain", background: background(parameters) });
    case "fillmax": {
      const inner = await image
        .resize({ ...box, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer();
      return sharp(inner).resize({ ...box, fit: "contain", background: background(parameters) });
    }
    case "max":
      return image.resize({ ...box, fit: "inside", withoutEnlargement: true });
    case "clip":
      return image.resize({ ...box, fit: "inside" });
  }
}

/** Cuts the box out around the focal point, as far as the image reaches, then scales it. */
function focused(image: Sharp, size: Size, box: Size, parameters: ImageParameters): Sharp {
  const scale = Math.max(box.width / size.width, box.height / size.height);
  const width = Math.min(size.width, Math.round(box.width / scale));
  const height = Math.min(size.height, Math.round(box.height / scale));
  const place = (share: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, Math.round(share * whole - part / 2)));
  const left = place(parameters["fp-x"] ?? 0.5, size.width, width);
  const top = place(parameters["fp-y"] ?? 0.5, size.height, height);
  return image.extract({ left, top, width, height }).resize({ ...box, fit: "fill" });
}

function cropPosition(crop: ImageParameters["crop"]): string {
  if (crop === "entropy") return "entropy";
  return crop === undefined || crop === "center" || crop === "focalpoint" ? "centre" : crop;
}

function adjusted(image: Sharp, parameters: ImageParameters, format: OutputFormat): Sharp {
  let done = image;
  if (parameters.or) done = done.rotate(parameters.or);
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
      return image.avif({ quality: parameters.q ?? 55, effort: 3 });
    case "gif":
      return image.gif();
  }
}

/** `bg` is rgb, argb, rrggbb or aarrggbb; white where nothing is said. */
function background(parameters: ImageParameters): string {
  const hex = parameters.bg ?? "ffffff";
  if (hex.length === 4) return `#${hex.slice(1)}${hex.slice(0, 1)}`;
  if (hex.length === 8) return `#${hex.slice(2)}${hex.slice(0, 2)}`;
  return `#${hex}`;
}

function scaled(length: number | undefined, dpr: number): number | undefined {
  return length === undefined ? undefined : Math.round(length * dpr);
}

function present(size: { width: number | undefined; height: number | undefined }): Partial<Size> {
  return { ...(size.width ? { width: size.width } : {}), ...(size.height ? { height: size.height } : {}) };
}
