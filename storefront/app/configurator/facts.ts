import { DESK } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { ConfigurableKind, Piece } from "./kinds.ts";

/** Outer measures in cm: length, width, depth, height. A desk is adjustable, so its height is a range. */
export function sizeText({ dimensions }: Piece): string {
  if (!dimensions) return `${DESK.length} × ${DESK.width} × ${DESK.height.min}–${DESK.height.max}`;
  const { length, width, depth, height } = dimensions;
  return [length, width, depth, height].filter((side) => side !== undefined).join(" × ");
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
    `${sizeText(piece)} cm`,
    frameType && t("configurator.frameSaid", { frame: t(`configurator.frameType.${frameType as "open"}`) }),
    filling && t(`configurator.fillingSaid.${filling as "none"}`),
    colorName,
  ]
    .filter(Boolean)
    .join(", ");
}
