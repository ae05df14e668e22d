import type { MedusaContainer } from "@medusajs/framework/types";
import type { Configuration } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { PLANKS } from "../../modules/planks";
import { plankTitle } from "../../modules/planks/plank";
import type PlanksService from "../../modules/planks/service";
import type { PlankTitle } from "./line-facts";

/** The ids of the planks a configuration names, in no position twice. */
export function pickedPlanks(configuration: Partial<Configuration>): string[] {
  const picked = "planks" in configuration ? (configuration.planks ?? []) : [];
  return picked.filter((id): id is string => typeof id === "string");
}

/** What the picked planks of a configuration are called; a plank the stock does not know is left out. */
export async function plankTitles(
  container: MedusaContainer,
  configuration: Partial<Configuration>,
  language: Language = "de",
): Promise<PlankTitle[]> {
  const ids = pickedPlanks(configuration);
  if (ids.length === 0) return [];
  const planks = await container.resolve<PlanksService>(PLANKS).planksByIds(ids);
  return planks.map((plank) => ({ id: plank.id, title: plankTitle(plank, language) }));
}
