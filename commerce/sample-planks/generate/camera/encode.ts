import sharp from "sharp";
import type { Picture } from "./picture";

/** Full colour resolution for normals, because their slopes sit in the colours. */
const ENCODINGS = {
  face: { quality: 54, chromaSubsampling: "4:2:0", effort: 4 },
  normals: { quality: 52, chromaSubsampling: "4:4:4", effort: 4 },
  end: { quality: 50, chromaSubsampling: "4:2:0", effort: 4 },
} as const;

/** A picture as the bytes of an AVIF file. */
export function encode({ data, width, height }: Picture, as: keyof typeof ENCODINGS): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .avif(ENCODINGS[as])
    .toBuffer();
}
