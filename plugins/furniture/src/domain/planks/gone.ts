import type { Language } from "../../core/language";
import { type Plank, plankTitle } from "../../modules/planks/plank";
import type { FrozenConfiguration } from "../cart/stored-cart";
import { pickedPlanks } from "../configuration/plank-titles";
import { isGone } from "./assert-pickable";

/** A picked plank of a line that its cart can no longer have: another cart has it, or it is kept for another kind now. */
export interface GoneChoice {
  plank: string;
  title: string;
  /** Counts from 1. */
  position: number;
}

/** The gone planks of a configuration; `stock` holds those that are in the stock. */
export function goneChoices(
  cartId: string,
  { kind, configuration }: Pick<FrozenConfiguration, "kind" | "configuration">,
  stock: readonly Plank[],
  language: Language,
): GoneChoice[] {
  return pickedPlanks(configuration).flatMap(({ plank: plankId, position }) => {
    const plank = stock.find((candidate) => candidate.id === plankId);
    if (plank && !isGone(plank, cartId) && (plank.list === kind || plank.held_by === cartId)) return [];
    const title = plank ? plankTitle(plank, language) : plankId;
    return [{ plank: plankId, title, position: position + 1 }];
  });
}
