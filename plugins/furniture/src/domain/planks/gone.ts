import type { Language } from "../../core/language";
import { type Plank, plankTitle } from "../../modules/planks/plank";
import type { FrozenConfiguration } from "../cart/stored-cart";
import { pickedPlanks } from "../configuration/plank-titles";
import { isGone } from "./assert-pickable";
import { boardLength, frozenParts } from "./board-length";

/**
 * A picked plank of a line that its cart can no longer have: another cart has it, or staff keep it for another kind or
 * have measured it too short.
 */
export interface GoneChoice {
  plank: string;
  title: string;
  /** Counts from 1. */
  position: number;
}

/** The gone planks of a configuration; `stock` holds those that are in the stock. */
export function goneChoices(
  cartId: string,
  piece: FrozenConfiguration,
  stock: readonly Plank[],
  language: Language,
): GoneChoice[] {
  return pickedPlanks(piece.configuration).flatMap(({ plank: plankId, position }) => {
    const plank = stock.find((candidate) => candidate.id === plankId);
    if (plank && !isGone(plank, cartId) && (plank.state !== "available" || fits(plank, piece, position)))
      return [];
    const title = plank ? plankTitle(plank, language) : plankId;
    return [{ plank: plankId, title, position: position + 1 }];
  });
}

function fits({ list, length }: Plank, piece: FrozenConfiguration, position: number): boolean {
  return list === piece.kind && length >= boardLength(frozenParts(piece), position);
}
