import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { PLANKS } from "../../modules/planks";

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
