import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteDiscarded } from "../domain/workshop/photos";

/** Deletes the photos of pieces whose customer is forgotten. */
export default async function deletePhotos(container: MedusaContainer): Promise<void> {
  await deleteDiscarded(container);
}

export const config = { name: "furniture-delete-photos", schedule: "* * * * *" };
