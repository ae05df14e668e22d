import {
  type Color,
  cardWords,
  colorRal,
  dimensionsText,
  type Furniture,
  plankCount,
} from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import type { PlankTitle } from "../configuration/line-facts";
import { colorWord, fillingWord, frameWord, sizeWord, topWord } from "../configuration/words";

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

/**
 * A frozen configuration in words, for the workshop, the office and mails. Sizes in cm: length × width (depth) × height.
 * `titles` names the picked planks; without one a plank goes by its id.
 */
export function describe(
  furniture: Furniture,
  language: Language = "de",
  titles: readonly PlankTitle[] = [],
): Detail[] {
  const { configuration } = furniture;
  const labels = LABELS[language];
  const details = size(furniture, language);
  if ("tableTop" in configuration)
    details.push({ label: labels.top, value: topWord(configuration.tableTop, language) });
  const frame = frameWord(furniture, language);
  if (frame) details.push({ label: labels.frame, value: frame });
  if ("color" in configuration)
    details.push({ label: labels.color, value: colorText(configuration.color, language) });
  if (furniture.kind === "shelf") {
    details.push(
      { label: labels.boards, value: String(furniture.configuration.numberOfPlanks) },
      { label: labels.pillars, value: String(furniture.configuration.numberOfPillars) },
    );
  }
  if (furniture.kind === "frame") details.push(...filling(furniture.configuration, language));
  if ("choosePlanks" in configuration) details.push(planks(furniture, configuration, labels, titles));
  return details;
}

function size(furniture: Furniture, language: Language): Detail[] {
  const text = dimensionsText(furniture, language);
  if (!text) return [];
  const { configuration } = furniture;
  const chosen =
    "dimensions" in configuration && "chosen" in configuration.dimensions
      ? ` (${sizeWord(configuration.dimensions.chosen, language)})`
      : "";
  return [{ label: LABELS[language].size, value: `${text}${chosen}` }];
}

/** "Weiß (RAL 9016)"; an own colour says its RAL number itself. */
function colorText(color: Color, language: Language): string {
  const word = colorWord(color, language);
  const ral = color.chooseOwnColor ? null : colorRal(color);
  return ral ? `${word} (${ral})` : word;
}

function filling(frame: { filling: string; passepartoutColor: string }, language: Language): Detail[] {
  const labels = LABELS[language];
  const details: Detail[] = [{ label: labels.filling, value: fillingWord(frame.filling, language) }];
  if (frame.filling === "passepartout")
    details.push({ label: labels.passepartout, value: cardWords(frame.passepartoutColor, language) });
  return details;
}

function planks(
  { kind, configuration }: Furniture,
  choice: { choosePlanks: boolean; planks: (string | null)[] },
  labels: Labels,
  titles: readonly PlankTitle[],
): Detail {
  const count = `${plankCount(kind, configuration)} ${labels.pieces}`.trim();
  if (!choice.choosePlanks) return { label: labels.planks, value: count };
  const named = (id: string | null) =>
    id === null ? labels.workshop : (titles.find((plank) => plank.id === id)?.title ?? id);
  const picked = choice.planks.map((plank, index) => `${index + 1}: ${named(plank)}`).join(", ");
  return { label: labels.planks, value: `${count}, ${labels.picked}${picked ? ` (${picked})` : ""}` };
}
