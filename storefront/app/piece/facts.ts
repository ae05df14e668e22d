import { DESK } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { ConfigurableKind, Piece } from "./kinds.ts";

/** Outer measures: length, width, depth, height. A desk has the heights it reaches. The words are those of `dimensionsText`. */
export function sizeText({ dimensions }: Piece, t: TFunction): string {
  if (!dimensions) {
    const { length, width, height } = DESK;
    return t("configurator.deskSize", { length, width, ...height });
  }
  const { length, width, depth, height } = dimensions;
  return `${[length, width, depth, height].filter((side) => side !== undefined).join(" × ")} cm`;
}

/** One line that describes a piece: the accessible name of its drawing. */
export function pieceText(
  kind: ConfigurableKind,
  piece: Piece,
  colorName: string | null,
  t: TFunction,
): string {
  const { frameType, filling } = piece;
  return [
    t(`cart.kind.${kind}`),
    sizeText(piece, t),
    frameType && t("configurator.frameSaid", { frame: t(`configurator.frameType.${frameType as "open"}`) }),
    filling && t(`configurator.fillingSaid.${filling as "none"}`),
    colorName,
  ]
    .filter(Boolean)
    .join(", ");
}
