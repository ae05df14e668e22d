import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import { PLANKS } from "../../modules/planks";
import type { Plank } from "../../modules/planks/plank";
import { nameTaken, type newPlankBody, photoKnown } from "./staff-input";

/** Photos are numbered at the same moment; each failed attempt means that another one has got its number. */
const MOST_ATTEMPTS = 30;

/**
 * Adds a plank to the stock; without a name it is numbered, without a title named after its number.
 * @param facts with the digest of the photo that it was made from, if it was
 */
export async function addPlank(
  container: MedusaContainer,
  {
    name,
    title,
    title_en,
    normal_map,
    end_grain,
    ...facts
  }: z.infer<typeof newPlankBody> & {
    photo_digest?: string;
  },
): Promise<Plank> {
  const service = container.resolve(PLANKS);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const number = name ?? (await service.nextName());
    const id = await service.addPlank({
      ...facts,
      name: number,
      title: title ?? `Planke ${number}`,
      title_en: title_en ?? (title ? null : `Plank ${number}`),
      normal_map: normal_map ?? null,
      end_grain: end_grain ?? null,
    });
    if (!id && name) throw nameTaken(name);
    if (!id && facts.photo_digest) await assertNewPhoto(container, facts.photo_digest);
    const [plank] = id ? await service.planksByIds([id]) : [];
    if (plank) return plank;
  }
  throw nameTaken("…");
}

/** Refuses a photo of which a plank was made already, be it sold: one board would be sold twice. */
export async function assertNewPhoto(container: MedusaContainer, digest: string): Promise<void> {
  const known = await container.resolve(PLANKS).plankOfPhoto(digest);
  if (known) throw photoKnown(known);
}
