import { type Configuration, type Kind, type Part, partsOf } from "@planke46/furniture-rules";
import type { FrozenConfiguration } from "../cart/stored-cart";

/** Of the board at a position, cm; the parts list knows it. */
export function boardLength({ parts }: { parts: readonly Part[] }, position: number): number {
  const board = parts.find(({ plank }) => plank?.position === position);
  return board ? Math.round(board.size[board.along] * 10) / 10 : 0;
}

/** The parts of a frozen piece; the rules accepted it before it was stored. */
export function frozenParts({ kind, configuration }: FrozenConfiguration): { parts: Part[] } {
  return { parts: partsOf(kind as Kind, configuration as unknown as Configuration) };
}
