import { useTranslation } from "react-i18next";
import type { Card, CardField } from "./cards.server.ts";

/** "Tisch 220 × 80 × 75": tells a piece from the others; "3 × Tisch …" of several. Heights that a desk reaches are left out. */
export function usePieceName({ kind, dimensions, quantity }: Card): string {
  const { t } = useTranslation();
  const [size] = dimensions.split(" cm");
  const name = `${t(`cart.kind.${kind}`)} ${size}`.trim();
  return quantity > 1 ? t("quantity.of", { count: quantity, name }) : name;
}

export interface PieceFact {
  label: string;
  value: string;
  /** The colour that is meant, "#RRGGBB". */
  hex?: string;
  /** The value in words without its label, where that differs. */
  alone?: string;
}

/** What a piece is like, as rows of a bill. */
export function usePieceFacts(card: Card): PieceFact[] {
  const { t } = useTranslation();
  const { dimensions, frameType, tableTop, filling, color, passepartout, boards, pillars, hung, planks } =
    card;
  const named = (title: string | null) => title && t("cart.quoted", { title });
  const factOf = (field: CardField): PieceFact | false | null => {
    switch (field) {
      case "size":
        return dimensions !== "" && { label: t("cart.dimensions"), value: dimensions };
      case "frameType":
        return { label: t("cart.frame"), value: t(`cart.frameName.${frameType as "open"}`) };
      case "tableTop":
        return { label: t("cart.top"), value: t(`configurator.tableTop.${tableTop as "single"}`) };
      case "boards":
        return {
          label: t("cart.build"),
          value: t(hung ? "cart.boardsHung" : "cart.boardsAndPillars", { boards, pillars, hung }),
        };
      case "filling":
        return {
          label: t("configurator.filling"),
          value: t(`configurator.fillingType.${filling as "none"}`),
          alone: t(`configurator.fillingSaid.${filling as "none"}`),
        };
      case "card":
        return (
          passepartout && { label: t("cart.passepartout"), value: passepartout.name, hex: passepartout.hex }
        );
      case "color":
        return color && { label: t("cart.color"), value: color.name, hex: color.hex };
      case "planks":
        return (
          planks.length > 0 && {
            label: t("cart.planks"),
            value: plankText(planks.map(named), t("cart.workshopPicks")),
          }
        );
      default:
        return field;
    }
  };
  return card.fields.map(factOf).filter((fact) => fact !== false && fact !== null);
}

/** Named in their order; several boards that the workshop picks are named once, with their number. */
function plankText(planks: readonly (string | null)[], workshop: string): string {
  const left = planks.filter((title) => title === null).length;
  const picked = planks.filter((title) => title !== null);
  if (left === 0) return picked.join(", ");
  return [...picked, planks.length > 1 ? `${left} × ${workshop}` : workshop].join(", ");
}

/** The essential characteristics in one line, for the sum above the button. */
export function useCharacteristics(card: Card): string {
  const { t } = useTranslation();
  // What these say is clear only with their names.
  const named = [t("cart.frame"), t("cart.top"), t("cart.passepartout")];
  return (
    usePieceFacts(card)
      // The card round a picture is named with its colour.
      .filter(({ label }) => !(card.passepartout && label === t("configurator.filling")))
      .map(({ label, value, alone }) => alone ?? (named.includes(label) ? `${label} ${value}` : value))
      .join(", ")
  );
}
