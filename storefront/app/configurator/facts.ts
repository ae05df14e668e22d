import { DESK } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { ConfigurableKind, Piece } from "./kinds.ts";

/** Outer measures in cm in the order in which they are said; a desk stands as high as one likes. */
export function sizeText({ dimensions }: Piece): string {
  if (!dimensions) return `${DESK.length} × ${DESK.width} × ${DESK.height.min}–${DESK.height.max}`;
  const { length, width, depth, height } = dimensions;
  return [length, width, depth, height].filter((side) => side !== undefined).join(" × ");
}

/** What a piece is, in a line: for the drawing's name. */
export function pieceText(
  kind: ConfigurableKind,
  piece: Piece,
  colorName: string | null,
  t: TFunction,
): string {
  const { frameType, filling } = piece;
  return [
    t(`cart.kind.${kind}`),
    `${sizeText(piece)} cm`,
    frameType && t("configurator.frameSaid", { frame: t(`configurator.frameType.${frameType as "open"}`) }),
    filling && t(`configurator.fillingSaid.${filling as "none"}`),
    colorName,
  ]
    .filter(Boolean)
    .join(", ");
}
