import { DESK, ownFieldsOf, ownWords } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { Language } from "../language/languages.ts";
import { type ConfigurableKind, FORMS, type Piece } from "./kinds.ts";

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
  language: Language,
): string {
  const { frameType, filling } = piece;
  return [
    t(`cart.kind.${kind}`),
    sizeText(piece, t),
    frameType && t("configurator.frameSaid", { frame: t(`configurator.frameType.${frameType as "open"}`) }),
    filling && t(`configurator.fillingSaid.${filling as "none"}`),
    ...ownSaid(kind, piece, language),
    colorName,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a kind has alone, each in words that need no label. */
export function ownSaid(kind: ConfigurableKind, piece: Piece, language: Language): string[] {
  return ownFieldsOf(FORMS[kind]).map((field) => ownWords(piece, field, language).alone);
}
