import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { PLANKS } from "../../modules/planks";
import { plankTitle } from "../../modules/planks/plank";
import type PlanksService from "../../modules/planks/service";
import { pickedPlanks } from "./chosen";

/** A board of a piece whose shopper picks planks. */
export interface NamedPlank {
  /** Counts from 1. */
  position: number;
  /** null where the workshop picks. */
  title: string | null;
}

/** The boards of each configuration with picked planks, by its id; configurations without any are left out. */
export async function namedPlanks(
  container: MedusaContainer,
  configurations: ReadonlyMap<string, Record<string, unknown>>,
  language: Language,
): Promise<Map<string, NamedPlank[]>> {
  const ids = [...configurations.values()].flatMap((one) => pickedPlanks(one).map(({ plank }) => plank));
  if (ids.length === 0) return new Map();
  const stock = await container.resolve<PlanksService>(PLANKS).planksByIds([...new Set(ids)]);
  const titles = new Map(stock.map((plank) => [plank.id, plankTitle(plank, language)]));
  return new Map(
    [...configurations]
      .filter(([, configuration]) => pickedPlanks(configuration).length > 0)
      .map(([id, configuration]) => [id, boardsOf(configuration, titles)]),
  );
}

function boardsOf({ planks }: Record<string, unknown>, titles: ReadonlyMap<string, string>): NamedPlank[] {
  const boards: unknown[] = Array.isArray(planks) ? planks : [];
  return boards.map((plank, index) => ({
    position: index + 1,
    title: typeof plank === "string" ? (titles.get(plank) ?? plank) : null,
  }));
}
