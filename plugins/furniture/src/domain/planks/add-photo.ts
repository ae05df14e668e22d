import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { Plank } from "../../modules/planks/plank";
import { addPlank, assertNewPhoto } from "./add-plank";
import { plankPicture } from "./photo";
import { keepPicture } from "./pictures";
import type { photoQuery } from "./staff-input";

/** One photo, one plank, however often it is sent: stores the picture with the shop's files and adds a numbered plank with it. */
export async function addPhoto(
  container: MedusaContainer,
  photo: Buffer,
  facts: z.infer<typeof photoQuery>,
): Promise<Plank> {
  const photo_digest = createHash("sha256").update(photo).digest("hex");
  await assertNewPhoto(container, photo_digest);
  const image = await keepPicture(container, await plankPicture(photo));
  return addPlank(container, { ...facts, image, photo_digest });
}
