import {
  type Choice,
  type Color,
  cardWords,
  colorRal,
  definitionOf,
  dimensionsText,
  drawing,
  type Field,
  type Furniture,
  fieldsBy,
  hungBoardsText,
  kindName,
  ownWords,
  plankCount,
  sizeName,
} from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { type Texts, textsIn } from "../../language/texts";
import { plankTitle } from "../../modules/planks/plank";
import type { PlankTitle } from "../configuration/line-facts";
import { colorWord, fillingWord, frameWord, topWord } from "../configuration/words";
import type { OrderLine } from "./order-lines";

/** One line of a description as staff and shoppers read it. */
export interface Detail {
  label: string;
  value: string;
}

type Labels = Texts["pieces"]["labels"];

/** `code` tells what it is about, in whatever language; what a kind has alone goes by the name of its field. */
interface CodedDetail extends Detail {
  code: string;
}

/** The order in which orders have always been described. */
const IN_ORDERS = [
  "size",
  "tableTop",
  "frameType",
  "color",
  "boards",
  "ownChoice",
  "whole",
  "filling",
  "card",
  "planks",
] as const;

/**
 * A frozen configuration in words, for the workshop, the office and mails. Sizes in cm: length × width (depth) × height.
 * `titles` names the picked planks; without one a plank goes by its id.
 */
export function describe(
  furniture: Furniture,
  language: Language = "de",
  titles: readonly PlankTitle[] = [],
): Detail[] {
  return codedDetails(furniture, language, titles).map(({ label, value }) => ({ label, value }));
}

/** A piece of an order in words; its planks as the stock calls them in that language, as cart and order page do. */
export function describeLine(
  { furniture, facts, picked = [] }: Pick<OrderLine, "furniture" | "facts" | "picked">,
  language: Language,
): Detail[] {
  const known = picked.map((plank) => ({ id: plank.id, title: plankTitle(plank, language) }));
  return describe(furniture, language, [...known, ...(facts?.planks ?? [])]);
}

/** A piece as a standalone German SVG with measures; null without parts list. `shadow`: paper has none. */
export function drawLine({ kind, parts }: Pick<OrderLine, "kind" | "parts">, shadow = true): string | null {
  if (parts.length === 0) return null;
  return drawing(parts, { title: `Zeichnung: ${kindName(kind)}`, measures: true, shadow });
}

/** Like {@link describe}, with codes. */
export function codedDetails(
  furniture: Furniture,
  language: Language,
  titles: readonly PlankTitle[] = [],
): CodedDetail[] {
  return fieldsBy(definitionOf(furniture.kind).fields, IN_ORDERS)
    .flatMap((field) => said(field, furniture, language, titles))
    .filter(({ value }) => value);
}

/** What there is to say of one field; an empty value where there is nothing. */
function said(
  field: Field,
  furniture: Furniture,
  language: Language,
  titles: readonly PlankTitle[],
): CodedDetail[] {
  const { configuration } = furniture;
  const labels = textsIn(language).pieces.labels;
  const say = (code: keyof Labels, value: string) => ({ code, label: labels[code], value });
  switch (field.field) {
    case "size":
      return [say("size", size(furniture, language))];
    case "choice":
      return [chosen(field.name, furniture, language)];
    case "whole":
    case "ownChoice": {
      const { label, value } = ownWords(configuration, field, language);
      return [{ code: field.name, label, value }];
    }
    case "color":
      return "color" in configuration ? [say("color", colorText(configuration.color, language))] : [];
    case "boards": {
      if (furniture.kind !== "shelf") return [];
      const { numberOfPlanks, numberOfPillars } = furniture.configuration;
      return [
        say("boards", String(numberOfPlanks)),
        say("boardHeights", hungBoardsText(furniture.configuration, language)),
        say("pillars", String(numberOfPillars)),
      ];
    }
    case "card":
      return "filling" in configuration && configuration.filling === "passepartout"
        ? [say("passepartout", cardWords(configuration.passepartoutColor, language))]
        : [];
    case "planks":
      return "choosePlanks" in configuration
        ? [say("planks", planks(furniture, configuration, labels, titles))]
        : [];
  }
}

function chosen(name: Choice, furniture: Furniture, language: Language): CodedDetail {
  const { configuration } = furniture;
  const { top, frame, filling } = textsIn(language).pieces.labels;
  if (name === "tableTop" && "tableTop" in configuration)
    return { code: "top", label: top, value: topWord(configuration.tableTop, language) };
  if (name === "filling" && "filling" in configuration)
    return { code: "filling", label: filling, value: fillingWord(configuration.filling, language) };
  return { code: "frame", label: frame, value: frameWord(furniture, language) };
}

function size(furniture: Furniture, language: Language): string {
  const text = dimensionsText(furniture, language);
  const { kind, configuration } = furniture;
  const chosen =
    "dimensions" in configuration && "chosen" in configuration.dimensions
      ? ` (${sizeName(kind, configuration.dimensions.chosen, language)})`
      : "";
  return text && `${text}${chosen}`;
}

/** "Weiß (RAL 9016)"; an own colour says its RAL number itself. */
function colorText(color: Color, language: Language): string {
  const word = colorWord(color, language);
  const ral = color.chooseOwnColor ? null : colorRal(color);
  return ral ? `${word} (${ral})` : word;
}

function planks(
  { kind, configuration }: Furniture,
  choice: { choosePlanks: boolean; planks: (string | null)[] },
  labels: Labels,
  titles: readonly PlankTitle[],
): string {
  const count = `${plankCount(kind, configuration)} ${labels.pieces}`.trim();
  if (!choice.choosePlanks) return count;
  const named = (id: string | null) =>
    id === null ? labels.workshop : (titles.find((plank) => plank.id === id)?.title ?? id);
  const picked = choice.planks.map((plank, index) => `${index + 1}: ${named(plank)}`).join(", ");
  return `${count}, ${labels.picked}${picked ? ` (${picked})` : ""}`;
}
