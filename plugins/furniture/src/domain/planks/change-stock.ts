import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import { PLANKS } from "../../modules/planks";
import { isUniqueViolation } from "../../modules/planks/failure";
import type { Plank } from "../../modules/planks/plank";
import { nameTaken, noPlank, type plankChangeBody, plankTaken } from "./staff-input";

/**
 * Edits, retires or puts back a plank. Throws a Refusal for an unknown plank, a number its list has already, and another list
 * or measure of a plank that is sold or being paid for.
 */
export async function changeStock(
  container: MedusaContainer,
  id: string,
  { retired, ...facts }: z.infer<typeof plankChangeBody>,
): Promise<Plank> {
  const service = container.resolve(PLANKS);
  const found = await service.changePlank(id, facts).catch((error: unknown) => {
    throw isUniqueViolation(error) ? nameTaken(facts.name ?? "") : error;
  });
  if (!found) throw (await service.planksByIds([id])).length > 0 ? plankTaken() : noPlank(id);
  if (retired !== undefined) await service.retirePlank(id, retired);
  const [plank] = await service.planksByIds([id]);
  if (!plank) throw noPlank(id);
  return plank;
}
