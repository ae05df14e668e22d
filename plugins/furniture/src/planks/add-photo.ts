import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { Plank } from "../modules/planks/plank";
import { addPlank } from "./add-plank";
import { plankPicture } from "./photo";
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
  return file.url;
}
