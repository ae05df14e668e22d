import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import sharp from "sharp";
import { Refusal } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";

/** Bytes; a photo of a current phone has 3 to 12 MB. */
export const LARGEST_PHOTO = 25 * 1024 * 1024;
/** Pixels along the board that a shopper's screen can show; the 3D scene needs no more. */
const LONGEST_SIDE = 2400;
const SHORTEST_LONG_SIDE = 400;
const MOST_PIXELS = 60_000_000;
const QUALITY = 80;
const BEHIND = "#ffffff";
const READING = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;
/** A head may tell any size: it is read, and nothing unpacked. */
const READING_HEAD = { ...READING, limitInputPixels: false } as const;
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "heif", "tiff", "avif"];

/**
 * Makes the picture of a plank from a photo: turned the way it was held, then with the long side horizontal, at a size
 * for screens, as WebP without the camera's data (place, time). Throws a {@link Refusal} for what is no usable photo.
 */
export async function plankPicture(photo: Buffer): Promise<Buffer> {
  try {
    await assertPicture(photo);
    const upright = await sharp(photo, READING).rotate().toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    if (Math.max(width, height) < SHORTEST_LONG_SIDE) throw tooSmall();
    return await sharp(upright.data)
      .rotate(height > width ? 90 : 0)
      .resize({ width: LONGEST_SIDE, withoutEnlargement: true })
      // A board that was cut out of its background: wood has no holes that drawing and scene would shine through.
      .flatten({ background: BEHIND })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : unusable();
  }
}

/**
 * A picture that staff upload elsewhere in the admin: turned the way it was held, at a size for screens, as WebP without
 * the camera's data. Throws a {@link Refusal} for what is no usable picture.
 */
export async function uploadedPicture(file: Buffer): Promise<Buffer> {
  try {
    await assertPicture(file);
    return await sharp(file, READING)
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : unusable();
  }
}

/** Reads the head alone: what is no photo, or unpacks to more than a photo has, is never unpacked. */
async function assertPicture(file: Buffer): Promise<void> {
  const { format, width = 0, height = 0, pages = 1 } = await sharp(file, READING_HEAD).metadata();
  if (!FORMATS.includes(format ?? "")) throw unusable();
  if (width * height > MOST_PIXELS) throw tooManyPixels(width, height);
  if (width * height * pages > MOST_PIXELS) throw unusable();
}

export function tooLarge(): Refusal {
  return Refusal.single("photo", "Das Foto ist größer als 25 MB", "photo_too_large");
}

function unusable(): Refusal {
  return Refusal.single(
    "photo",
    "Das ist kein Foto, das sich lesen lässt (JPEG, PNG, WebP, AVIF oder TIFF)",
    "not_a_photo",
  );
}

function tooManyPixels(width: number, height: number): Refusal {
  return Refusal.single(
    "photo",
    `Das Foto hat ${width} × ${height} Bildpunkte, zusammen höchstens ${MOST_PIXELS / 1_000_000} Millionen gehen: Verkleinere es, oder nimm es mit einer kleineren Auflösung auf`,
    "photo_too_many_pixels",
  );
}

function tooSmall(): Refusal {
  return Refusal.single(
    "photo",
    `Das Foto ist zu klein: Die lange Seite braucht ${SHORTEST_LONG_SIDE} Bildpunkte`,
    "photo_too_small",
  );
}

/** Stores a WebP picture where Medusa keeps its uploads. Returns its address. */
export async function keepPicture(container: MedusaContainer, picture: Buffer): Promise<string> {
  const { result } = await uploadFilesWorkflow(container).run({
    input: {
      files: [
        {
          filename: `plank-${randomUUID()}.webp`,
          mimeType: "image/webp",
          content: picture.toString("base64"),
          access: "public",
        },
      ],
    },
  });
  const [file] = result;
  if (!file) throw new Error("Medusa stored no file");
  await container.resolve(PLANKS).noteFile(file.id);
  return file.url;
}

/**
 * Deletes the pictures that no plank shows any more: those at some addresses, or all of them. Repeating it changes
 * nothing; a picture that cannot be deleted now is left to the next round. Returns how many there were.
 */
export async function deleteUnusedPictures(
  container: MedusaContainer,
  addresses?: readonly string[],
): Promise<number> {
  const service = container.resolve(PLANKS);
  let deleted = 0;
  for (const id of await service.unusedFiles(addresses)) {
    try {
      await container.resolve(Modules.FILE).deleteFiles(id);
      await service.forgetFile(id);
      deleted++;
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`The picture ${id} could not be deleted yet: ${(error as Error).message}`);
    }
  }
  return deleted;
}
