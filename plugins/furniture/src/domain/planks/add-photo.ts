import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { Plank } from "../../modules/planks/plank";
import { addPlank } from "./add-plank";
import { plankPicture } from "./photo";
import { keepPicture } from "./pictures";
import type { photoQuery } from "./staff-input";

/** One photo, one plank: stores the picture with the shop's files and adds a numbered plank with it. */
export async function addPhoto(
  container: MedusaContainer,
  photo: Buffer,
  facts: z.infer<typeof photoQuery>,
): Promise<Plank> {
  const picture = await plankPicture(photo);
  return addPlank(container, { ...facts, image: await keepPicture(container, picture) });
}
