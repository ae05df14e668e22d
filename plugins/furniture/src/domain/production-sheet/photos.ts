import sharp from "sharp";
import type { Plank } from "../../modules/planks/plank";

/** A sheet does not wait longer for a photograph (ms), nor reads larger ones (bytes). */
const PATIENCE_MS = 4_000;
const LARGEST = 12_000_000;
/** Wide enough to tell one plank from another on paper. */
const WIDTH_PX = 360;

/** Photographs of planks as JPEG in data addresses, by id. What cannot be read is left out: the sheet is printed all the same. */
export async function photosOf(
  planks: readonly Pick<Plank, "id" | "image">[],
  storefrontUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(
    planks.map(async ({ id, image }) => [id, await photoOf(image, storefrontUrl)] as const),
  );
  return new Map(read.flatMap(([id, photo]) => (photo ? [[id, photo] as const] : [])));
}

async function photoOf(address: string, storefrontUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(address, `${storefrontUrl}/`), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return null;
    const picture = Buffer.from(await answer.arrayBuffer());
    if (picture.length > LARGEST) return null;
    const jpeg = await sharp(picture)
      .rotate()
      .resize({ width: WIDTH_PX, height: WIDTH_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 75 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return null;
  }
}
