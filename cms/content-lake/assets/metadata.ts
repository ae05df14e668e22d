import sharp from "sharp";
import { type Failure, requestFailure } from "../failure.ts";
import { blurHash } from "./blur-hash.ts";
import { INPUT, readingImage } from "./input.ts";
import { palette } from "./palette.ts";

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
