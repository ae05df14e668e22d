import type { MedusaContainer } from "@medusajs/framework/types";
import type { Configuration } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { PLANKS } from "../../modules/planks";
import { plankTitle } from "../../modules/planks/plank";
import type { PlankTitle } from "./line-facts";

/** A plank picked for a piece. Positions count from 0. */
export interface PickedPlank {
  plank: string;
  position: number;
}

/** The positions of a configuration with a picked plank; none where the workshop picks. */
export function pickedPlanks(configuration: object): PickedPlank[] {
  const planks = "planks" in configuration && Array.isArray(configuration.planks) ? configuration.planks : [];
  return planks.flatMap((plank: unknown, position) =>
    typeof plank === "string" ? [{ plank, position }] : [],
  );
}

/** What the picked planks of a configuration are called; a plank the stock does not know is left out. */
export async function plankTitles(
  container: MedusaContainer,
  configuration: Partial<Configuration>,
  language: Language = "de",
): Promise<PlankTitle[]> {
  const ids = pickedPlanks(configuration).map(({ plank }) => plank);
  if (ids.length === 0) return [];
  const planks = await container.resolve(PLANKS).planksByIds(ids);
  return planks.map((plank) => ({ id: plank.id, title: plankTitle(plank, language) }));
}
