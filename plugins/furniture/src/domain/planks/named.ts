import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../language/language";
import { PLANKS } from "../../modules/planks";
import { type Plank, plankTitle } from "../../modules/planks/plank";
import { pickedPlanks } from "../configuration/plank-titles";

/** A board of a piece whose shopper picks planks. */
export interface NamedPlank {
  /** Counts from 1. */
  position: number;
  /** null where the workshop picks. */
  title: string | null;
}

/** The planks of the stock that configurations name. */
export async function picksOf(
  container: MedusaContainer,
  configurations: readonly object[],
): Promise<Plank[]> {
  const ids = configurations.flatMap((one) => pickedPlanks(one).map(({ plank }) => plank));
  if (ids.length === 0) return [];
  return container.resolve(PLANKS).planksByIds([...new Set(ids)]);
}

/** The boards of a configuration by position, with the names that `stock` knows; none where the workshop picks them all. */
export function namedPlanks(
  configuration: Record<string, unknown>,
  stock: readonly Plank[],
  language: Language,
): NamedPlank[] {
  if (pickedPlanks(configuration).length === 0) return [];
  const boards: unknown[] = Array.isArray(configuration.planks) ? configuration.planks : [];
  return boards.map((id, index) => {
    const plank = stock.find((one) => one.id === id);
    return {
      position: index + 1,
      title: plank ? plankTitle(plank, language) : typeof id === "string" ? id : null,
    };
  });
}
