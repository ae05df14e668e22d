import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { Refusal } from "../../core/refusal/refusal";
import { PLANKS, type PlanksService } from "../../modules/planks";
import type { NotedDeed } from "../../modules/planks/history";
import type { Plank } from "../../modules/planks/plank";
import { keepPicture, plankPicture } from "./photo";
import {
  foreignPicture,
  nameTaken,
  narrowest,
  type newPlankBody,
  noPlank,
  photoKnown,
  type photoQuery,
  type plankChangeBody,
  plankChanged,
  plankTaken,
  type retireBody,
  type SeenPlank,
  tooNarrow,
} from "./staff-input";

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
  by: string,
): Promise<Plank> {
  const service = container.resolve(PLANKS);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const number = name ?? (await service.nextName());
    const id = await service.addPlank({
      ...facts,
      by,
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

/** What staff enter as pictures of a plank: storefront and sheets fetch them, and would fetch from any address inside the network. */
const PICTURES = ["image", "normal_map", "end_grain"] as const;

/**
 * Refuses pictures that are none of the shop's files.
 * @param before what may stay as it is
 */
export function assertOwnPictures(
  container: MedusaContainer,
  facts: { [Field in (typeof PICTURES)[number]]?: string | null | undefined },
  before?: Pick<Plank, (typeof PICTURES)[number]>,
): void {
  const service = container.resolve(PLANKS);
  const foreign = PICTURES.find((field) => {
    const address = facts[field];
    return address && address !== before?.[field] && !service.isOwnFile(address);
  });
  if (foreign) throw foreignPicture(foreign);
}

/** Refuses a photo of which a plank was made already, be it sold: one board would be sold twice. */
export async function assertNewPhoto(container: MedusaContainer, digest: string): Promise<void> {
  const known = await container.resolve(PLANKS).plankOfPhoto(digest);
  if (known) throw photoKnown(known);
}

/** One photo, one plank, however often it is sent: stores the picture with the shop's files and adds a numbered plank with it. */
export async function addPhoto(
  container: MedusaContainer,
  photo: Buffer,
  facts: z.infer<typeof photoQuery>,
  by: string,
): Promise<Plank> {
  const photo_digest = createHash("sha256").update(photo).digest("hex");
  await assertNewPhoto(container, photo_digest);
  const image = await keepPicture(container, await plankPicture(photo));
  return addPlank(container, { ...facts, image, photo_digest }, by);
}

/**
 * Edits, retires or puts back a plank. Throws a Refusal for an unknown plank, a number its list has already, one that is too narrow for its list, another list
 * or measure of a plank that is sold or being paid for, and a field in which something else stands than the writer saw.
 */
export async function changeStock(
  container: MedusaContainer,
  id: string,
  { retired, reason, seen = {}, ...facts }: z.infer<typeof plankChangeBody>,
  by: string,
): Promise<Plank> {
  const service = container.resolve(PLANKS);
  const [before] = await service.planksByIds([id]);
  assertOwnPictures(container, facts, before);
  await assertWideEnough(service, id, facts);
  const found = await service.changePlank(id, facts, by, seen).catch((error: unknown) => {
    throw isUniqueViolation(error) ? nameTaken(facts.name ?? "") : error;
  });
  if (!found) throw await whyUnchanged(service, id, facts, seen);
  if (retired !== undefined) await service.retirePlanks({ ids: [id], retired, by, reason: reason ?? null });
  const [plank] = await service.planksByIds([id]);
  if (!plank) throw noPlank(id);
  return plank;
}

/**
 * Retires many planks at once, or puts them back: what a stock-take did not find, or found again. All of them or none; returns them as they
 * are then, also those that are held or sold and stay so. Throws a not-found Refusal for an unknown one.
 */
export async function retireMany(
  container: MedusaContainer,
  { ids, retired, reason }: z.infer<typeof retireBody>,
  by: string,
): Promise<Plank[]> {
  const service = container.resolve(PLANKS);
  const known = new Set((await service.planksByIds(ids)).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw noPlank(unknown);
  await service.retirePlanks({ ids, retired, by, reason });
  return service.planksByIds(ids);
}

/** What happened to a plank, the newest first. Throws a not-found Refusal. */
export async function plankHistory(container: MedusaContainer, id: string): Promise<NotedDeed[]> {
  const service = container.resolve(PLANKS);
  if ((await service.planksByIds([id])).length === 0) throw noPlank(id);
  return service.deedsOf(id);
}

/** Why a change wrote nothing. */
async function whyUnchanged(
  service: PlanksService,
  id: string,
  facts: SeenPlank,
  seen: SeenPlank,
): Promise<Refusal> {
  const [plank] = await service.planksByIds([id]);
  if (!plank) return noPlank(id);
  const fields = Object.keys(seen) as (keyof SeenPlank)[];
  const other = fields.find(
    (field) => facts[field] !== undefined && ![seen[field], facts[field]].includes(plank[field]),
  );
  return other ? plankChanged(other, plank[other]) : plankTaken();
}

/** One that was entered too narrow before stays as it is, until its list or its width is changed. */
async function assertWideEnough(
  service: PlanksService,
  id: string,
  { list, width }: Pick<z.infer<typeof plankChangeBody>, "list" | "width">,
): Promise<void> {
  if (list === undefined && width === undefined) return;
  const [plank] = await service.planksByIds([id]);
  if (!plank) throw noPlank(id);
  const next = { list: list ?? plank.list, width: width ?? plank.width };
  if (next.width < narrowest(next.list) && (next.list !== plank.list || next.width !== plank.width))
    throw tooNarrow(next.list);
}

/** Whether the database refused a row because another one has its unique values (SQLSTATE 23505). */
function isUniqueViolation(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "23505";
}
