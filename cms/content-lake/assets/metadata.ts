import sharp from "sharp";
import { requestFailure } from "../failure.ts";

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

/** Reads what Sanity keeps about an image: size as it is seen (EXIF turn included), transparency, a tiny preview, colours. */
export async function imageFacts(bytes: Buffer): Promise<ImageFacts> {
  const image = sharp(bytes, { animated: false });
  const found = await image.metadata().catch(() => {
    throw requestFailure(400, "Bad Request", "The file is not an image that can be read");
  });
  const format = FORMATS[found.format ?? ""];
  const { width, height } = found.autoOrient ?? found;
  if (!format || !width || !height) {
    throw requestFailure(
      400,
      "Bad Request",
      `Images of format "${found.format ?? "unknown"}" are not taken; use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG`,
    );
  }
  const stats = await image.stats();
  const metadata = {
    _type: "sanity.imageMetadata",
    hasAlpha: found.hasAlpha ?? false,
    isOpaque: stats.isOpaque,
    dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
    lqip: await tinyPreview(bytes, !stats.isOpaque),
    palette: { _type: "sanity.imagePalette", dominant: swatch(stats.dominant) },
  };
  return { ...format, width, height, metadata };
}

/** A preview of 20 pixels' width that fits into the page itself. */
async function tinyPreview(bytes: Buffer, transparent: boolean): Promise<string> {
  const small = sharp(bytes, { animated: false }).rotate().resize(20, 20, { fit: "inside" });
  const preview = await (transparent ? small.png() : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${transparent ? "png" : "jpeg"};base64,${preview.toString("base64")}`;
}

function swatch({ r, g, b }: { r: number; g: number; b: number }): Record<string, unknown> {
  const hex = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  const text = 0.299 * r + 0.587 * g + 0.114 * b > 150 ? "#000" : "#fff";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: hex,
    foreground: text,
    title: text,
    population: 1,
  };
}
