import {
  type Color,
  cardWords,
  colorRal,
  dimensionsText,
  drawing,
  type Furniture,
  kindName,
  plankCount,
} from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import type { PlankTitle } from "../configuration/line-facts";
import { colorWord, fillingWord, frameWord, sizeWord, topWord } from "../configuration/words";
import type { OrderLine } from "./order-lines";

/** One line of a description as staff and shoppers read it. */
export interface Detail {
  label: string;
  value: string;
}

const LABELS = {
  de: {
    size: "Maße",
    top: "Platte",
    frame: "Gestell",
    color: "Farbe",
    boards: "Böden",
    pillars: "Stützen",
    filling: "Füllung",
    passepartout: "Passepartout",
    planks: "Planken",
    pieces: "Stück",
    picked: "ausgesucht",
    workshop: "Werkstatt",
  },
  en: {
    size: "Size",
    top: "Top",
    frame: "Frame",
    color: "Colour",
    boards: "Boards",
    pillars: "Pillars",
    filling: "Filling",
    passepartout: "Mount",
    planks: "Planks",
    pieces: "",
    picked: "picked",
    workshop: "workshop",
  },
} as const satisfies Record<Language, Record<string, string>>;
type Labels = (typeof LABELS)[Language];

/** `code` tells what it is about, in whatever language. */
interface CodedDetail extends Detail {
  code: keyof Labels;
}

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

/** A piece of an order in words. */
export function describeLine(line: Pick<OrderLine, "furniture" | "facts">, language: Language): Detail[] {
  return describe(line.furniture, language, line.facts?.planks);
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
  const { configuration } = furniture;
  const details: CodedDetail[] = [];
  const say = (code: keyof Labels, value: string) =>
    value && details.push({ code, label: LABELS[language][code], value });
  say("size", size(furniture, language));
  if ("tableTop" in configuration) say("top", topWord(configuration.tableTop, language));
  say("frame", frameWord(furniture, language));
  if ("color" in configuration) say("color", colorText(configuration.color, language));
  if (furniture.kind === "shelf") {
    say("boards", String(furniture.configuration.numberOfPlanks));
    say("pillars", String(furniture.configuration.numberOfPillars));
  }
  if (furniture.kind === "frame") {
    const { filling, passepartoutColor } = furniture.configuration;
    say("filling", fillingWord(filling, language));
    if (filling === "passepartout") say("passepartout", cardWords(passepartoutColor, language));
  }
  if ("choosePlanks" in configuration)
    say("planks", planks(furniture, configuration, LABELS[language], titles));
  return details;
}

function size(furniture: Furniture, language: Language): string {
  const text = dimensionsText(furniture, language);
  const { configuration } = furniture;
  const chosen =
    "dimensions" in configuration && "chosen" in configuration.dimensions
      ? ` (${sizeWord(configuration.dimensions.chosen, language)})`
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
