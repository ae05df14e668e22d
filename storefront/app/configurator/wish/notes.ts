import { useTranslation } from "react-i18next";
import { hungElsewhere } from "../../piece/wish/lost.ts";
import type { Design } from "../../piece/wish/wish.ts";

/** What became of a wish for boards, in words: how many fit, and where they were hung by hand; null where nothing did. */
export function useBoardsNote(design: Design<"shelf">): string | null {
  const { t } = useTranslation();
  const { piece, wish } = design;
  const { height } = piece.dimensions;
  const { numberOfPlanks: wished = 0 } = wish;
  const hungAt = hungElsewhere(design);
  const notes = [
    wished > piece.numberOfPlanks &&
      t("configurator.wish.boards", { height, count: piece.numberOfPlanks, wish: wished }),
    hungAt !== null && t("configurator.wish.hung", { height: hungAt }),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(" ") : null;
}
