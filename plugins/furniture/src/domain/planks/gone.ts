import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { PLANKS } from "../../modules/planks";
import { plankTitle } from "../../modules/planks/plank";
import type PlanksService from "../../modules/planks/service";
import type { FrozenConfiguration } from "../cart/stored-cart";
import { isGone } from "./assert-pickable";
import { pickedPlanks } from "./chosen";

/** A picked plank of a line that its cart can no longer have: another cart has it, or it is kept for another kind now. */
export interface GoneChoice {
  plank: string;
  title: string;
  /** Counts from 1. */
  position: number;
}

/** The gone planks of each configuration, by its id; configurations without any are left out. */
export async function goneChoices(
  container: MedusaContainer,
  cartId: string,
  configurations: ReadonlyMap<string, Pick<FrozenConfiguration, "kind" | "configuration">>,
  language: Language,
): Promise<Map<string, GoneChoice[]>> {
  const picked = [...configurations].map(([id, { kind, configuration }]) => ({
    id,
    kind,
    choices: pickedPlanks(configuration),
  }));
  const ids = picked.flatMap(({ choices }) => choices.map(({ plank }) => plank));
  if (ids.length === 0) return new Map();
  const stock = await container.resolve<PlanksService>(PLANKS).planksByIds([...new Set(ids)]);
  const gone = picked.map(({ id, kind, choices }): [string, GoneChoice[]] => [
    id,
    choices.flatMap(({ plank: plankId, position }) => {
      const plank = stock.find((candidate) => candidate.id === plankId);
      if (plank && !isGone(plank, cartId) && (plank.list === kind || plank.held_by === cartId)) return [];
      const title = plank ? plankTitle(plank, language) : plankId;
      return [{ plank: plankId, title, position: position + 1 }];
    }),
  ]);
  return new Map(gone.filter(([, choices]) => choices.length > 0));
}
