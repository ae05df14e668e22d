import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { WORKSHOP } from "../../modules/workshop";
import {
  addPhoto,
  discardedPhotos,
  type PiecePhoto,
  photosOf,
  releasedPhotos,
  releasePhoto,
  removePhoto,
} from "../../modules/workshop/photos";
import { uploadedPicture } from "../planks/photo";
import { pieceOf } from "./move-piece";

/** A piece has a handful of steps; more photos than these are a mistake. */
const MOST_PHOTOS = 30;

/** Whether its customer is to see a photo. */
export const releaseBody = z.strictObject({ released: z.boolean() });

/** A photo as the customer finds it on the order's page. */
export interface ShownPhoto {
  id: string;
  /** YYYY-MM-DD. */
  taken_on: string;
}

/**
 * Keeps a photo of a piece, which its customer does not see yet: encoded anew, without the camera's data (place, time, device). Throws a
 * {@link Refusal} for what is no usable photo, for a piece that has too many, and for one that is not there.
 */
export async function keepPhoto(
  container: MedusaContainer,
  number: string,
  photo: Buffer,
  by: string,
): Promise<void> {
  const piece = await pieceOf(container, number);
  if ((await photosOf(container.resolve(WORKSHOP).run, piece)).length >= MOST_PHOTOS) throw tooMany(number);
  const picture = await uploadedPicture(photo);
  const files = container.resolve(Modules.FILE);
  const file = await files.createFiles({
    filename: `piece-${randomUUID()}.webp`,
    mimeType: "image/webp",
    content: picture.toString("base64"),
    access: "private",
  });
  const kept = await addPhoto(container.resolve(WORKSHOP).run, piece, {
    file_id: file.id,
    by,
    most: MOST_PHOTOS,
  }).catch(async (error: unknown) => {
    await files.deleteFiles(file.id);
    throw error;
  });
  if (kept) return;
  await files.deleteFiles(file.id);
  throw tooMany(number);
}

/** Shows a photo to its customer, or takes it back. Throws a not-found {@link Refusal}. */
export async function setReleased(
  container: MedusaContainer,
  number: string,
  id: string,
  deed: { released: boolean; by: string },
): Promise<void> {
  const piece = await pieceOf(container, number);
  if (!(await releasePhoto(container.resolve(WORKSHOP).run, piece, id, deed))) throw noPhoto();
}

/** A photo of a piece for staff, WebP. Throws a not-found {@link Refusal}. */
export async function photoFile(container: MedusaContainer, number: string, id: string): Promise<Buffer> {
  const piece = await pieceOf(container, number);
  const photos = await photosOf(container.resolve(WORKSHOP).run, piece);
  const photo = photos.find((one) => one.id === id);
  if (!photo) throw noPhoto();
  return fileOf(container, photo);
}

/** What is released of an order's pieces, by their number. */
export async function shownPhotos(
  container: MedusaContainer,
  orderId: string,
): Promise<ReadonlyMap<string, ShownPhoto[]>> {
  const photos = await releasedPhotos(container.resolve(WORKSHOP).run, orderId);
  const byNumber = new Map<string, ShownPhoto[]>();
  for (const { id, number, created_at } of photos) {
    const photo = { id, taken_on: shopDay(new Date(created_at)) };
    byNumber.set(number, [...(byNumber.get(number) ?? []), photo]);
  }
  return byNumber;
}

/** A released photo of an order, WebP; undefined for one that is not, and for a photo of another order. */
export async function releasedFile(
  container: MedusaContainer,
  orderId: string,
  id: string,
): Promise<Buffer | undefined> {
  const photos = await releasedPhotos(container.resolve(WORKSHOP).run, orderId);
  const photo = photos.find((one) => one.id === id);
  return photo && fileOf(container, photo);
}

/** Deletes what is left of the photos of forgotten persons. A file that cannot be deleted now is left to the next round. */
export async function deleteDiscarded(container: MedusaContainer): Promise<void> {
  for (const { id, file_id } of await discardedPhotos(container.resolve(WORKSHOP).run)) {
    try {
      await container.resolve(Modules.FILE).deleteFiles(file_id);
      await removePhoto(container.resolve(WORKSHOP).run, id);
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(
        `The photo ${id} could not be deleted yet: ${error instanceof Error ? error.message : "unknown"}`,
      );
    }
  }
}

function fileOf(container: MedusaContainer, { file_id }: PiecePhoto): Promise<Buffer> {
  return container.resolve(Modules.FILE).getAsBuffer(file_id);
}

function noPhoto(): Refusal {
  return Refusal.notFound("Dieses Foto gibt es nicht");
}

function tooMany(number: string): Refusal {
  return Refusal.single("photo", `${number} hat schon ${MOST_PHOTOS} Fotos`, "too_many_photos");
}
