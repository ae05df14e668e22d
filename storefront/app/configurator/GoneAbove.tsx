import { useTranslation } from "react-i18next";
import type { Piece } from "../piece/kinds.ts";

interface GoneAboveProps {
  /** Titles of planks the address named that can be had no more. */
  gone: readonly string[];
  /** As the page came. */
  initial: Piece;
  piece: Piece;
}

/** Says where one begins to read that planks of a shared piece are gone, until its planks are seen to: their own place is far below. */
export function GoneAbove({ gone, initial, piece }: GoneAboveProps) {
  const { t } = useTranslation();
  const isAsItCame = piece.choosePlanks && String(piece.planks) === String(initial.planks);
  if (gone.length === 0 || !isAsItCame) return null;
  return (
    <p className="notice text-small">
      {t("configurator.planksGoneAbove", { count: gone.length })}{" "}
      <a href="#planks">{t("configurator.planksGoneLink")}</a>
    </p>
  );
}
