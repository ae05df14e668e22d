import { z } from "@medusajs/framework/zod";
import {
  type Color,
  colorName,
  colorRal,
  definitionOf,
  dimensionsText,
  type Furniture,
  fieldsOf,
  frameName,
  KINDS,
  kindName,
  madeToMeasure,
  ownChoiceOf,
  ownFieldsOf,
  ownWords,
  plankCount,
  type ShelfConfiguration,
  shelfBoards,
  sidesOf,
  wholeOf,
} from "@planke46/furniture-rules";
import { colorWord, fillingWord, frameWord } from "./words";

/** A plank as the shopper knew it when picking it. */
export interface PlankTitle {
  id: string;
  title: string;
}

/**
 * What a line of a cart says of its piece; frozen into the line's metadata when it is added, and the order's after it.
 * Names are German, as the order's papers are; measures in whole cm.
 */
const facts = z.object({
  kind: z.enum(KINDS),
  name: z.string(),
  /** "220 × 80 × 75 cm"; "" for a sample. */
  dimensions: mayBeEmpty(),
  length: z.number().optional(),
  width: z.number().optional(),
  depth: z.number().optional(),
  height: z.number().optional(),
  /** "" where the kind has no choice. */
  frame_name: mayBeEmpty(),
  /** "#RRGGBB" of the steel; "" for a picture frame. */
  color: mayBeEmpty(),
  /** Klarlack, Weiss, Graphit, another standard colour's name, or "" for a colour of the shopper's own. */
  color_name: mayBeEmpty(),
  /** "RAL 5024"; left out for raw steel and a typed hex value. */
  color_ral: z.string().optional(),
  own_color: z.boolean(),
  choose_planks: z.boolean(),
  /** The picked ones, by position from 1; positions left to the workshop are not here. */
  planks: z.array(z.object({ position: z.number(), id: z.string(), title: z.string() })),
  number_of_planks: z.number(),
  number_of_pillars: z.number().optional(),
  table_top: z.string().optional(),
  filling: z.string().optional(),
  /** "#RRGGBB", with the filling passepartout. */
  passepartout_color: z.string().optional(),
  /** The boards of a shelf from top to bottom, as they will hang. */
  boards: z
    .array(z.object({ distance_from_top: z.number(), left_short: z.boolean(), right_short: z.boolean() }))
    .optional(),
  /** Whole numbers that the kind alone has, by name; left out where it has none. */
  counts: z.record(z.string(), z.number()).optional(),
  /** Choices that the kind alone has, by name; left out where it has none. */
  choices: z.record(z.string(), z.string()).optional(),
  /** See `madeToMeasure` of the rules. */
  made_to_measure: z.boolean(),
});
export type LineFacts = z.infer<typeof facts>;

/** Medusa drops keys with an empty text when it rewrites a line, for example when a cart changes its language. */
function mayBeEmpty() {
  return z.string().default("");
}

/** The facts in the metadata of a line; null for a line from before they were kept, or not of this shop. */
export function readLineFacts(metadata: unknown): LineFacts | null {
  return facts.safeParse(metadata).data ?? null;
}

/** Works the facts out once; afterwards they are read from the line, never worked out again. */
export function lineFacts(furniture: Furniture, titles: readonly PlankTitle[]): LineFacts {
  const { kind, configuration } = furniture;
  const color = "color" in configuration ? configuration.color : null;
  const picked = "planks" in configuration ? configuration.planks : [];
  return {
    kind,
    name: kindName(kind),
    dimensions: dimensionsText(furniture),
    ...sidesOf(furniture),
    frame_name: frameName(configuration),
    color: color?.hex ?? "",
    color_name: color ? colorName(color.hex) || (color.name?.de ?? "") : "",
    ...colorFacts(color),
    own_color: color?.chooseOwnColor ?? false,
    choose_planks: "choosePlanks" in configuration && configuration.choosePlanks,
    planks: picked.flatMap((id, index) =>
      id === null
        ? []
        : [{ position: index + 1, id, title: titles.find((plank) => plank.id === id)?.title ?? id }],
    ),
    number_of_planks: plankCount(kind, configuration),
    ...("tableTop" in configuration && { table_top: configuration.tableTop }),
    ...(furniture.kind === "shelf" && shelfFacts(furniture.configuration)),
    ...(furniture.kind === "frame" && {
      filling: furniture.configuration.filling,
      ...(furniture.configuration.filling === "passepartout" && {
        passepartout_color: furniture.configuration.passepartoutColor,
      }),
    }),
    ...countFacts(furniture),
    ...choiceFacts(furniture),
    made_to_measure: madeToMeasure(kind, configuration),
  };
}

function countFacts({ kind, configuration }: Furniture): Pick<LineFacts, "counts"> {
  const fields = fieldsOf(definitionOf(kind), "whole");
  if (fields.length === 0) return {};
  return { counts: Object.fromEntries(fields.map((field) => [field.name, wholeOf(configuration, field)])) };
}

function choiceFacts({ kind, configuration }: Furniture): Pick<LineFacts, "choices"> {
  const fields = fieldsOf(definitionOf(kind), "ownChoice");
  if (fields.length === 0) return {};
  return {
    choices: Object.fromEntries(fields.map((field) => [field.name, ownChoiceOf(configuration, field)])),
  };
}

function colorFacts(color: Color | null): Pick<LineFacts, "color_ral"> {
  const ral = color && colorRal(color);
  return ral ? { color_ral: ral } : {};
}

function shelfFacts(shelf: ShelfConfiguration): Pick<LineFacts, "number_of_pillars" | "boards"> {
  return {
    number_of_pillars: shelf.numberOfPillars,
    boards: shelfBoards(shelf).map(({ distanceFromTop, leftShort, rightShort }) => ({
      distance_from_top: distanceFromTop,
      left_short: leftShort,
      right_short: rightShort,
    })),
  };
}

/** One line under the title: "220 × 80 × 75 cm · Gestell diagonal · Graphit". */
export function subtitleOf(furniture: Furniture): string {
  const { configuration } = furniture;
  const frame = frameWord(furniture, "de");
  return [
    dimensionsText(furniture),
    frame && `Gestell ${frame}`,
    ...ownFieldsOf(definitionOf(furniture.kind)).map((field) => ownWords(configuration, field, "de").alone),
    "color" in configuration && colorWord(configuration.color, "de"),
    furniture.kind === "frame" &&
      furniture.configuration.filling !== "none" &&
      fillingWord(furniture.configuration.filling, "de"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A line of a cart or an order, as Medusa stores it. */
interface Worded {
  id: string;
  title: string;
  subtitle?: string | null | undefined;
  variant_title?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

/**
 * The pieces whose words are not those they were placed with, and what these are. Where Medusa's translations are in use, another language of a
 * cart or an order brings the words of the product instead: then two pieces of a kind look alike on Medusa's own pages. It leaves
 * the subtitle alone.
 */
export function strayWords(lines: readonly Worded[]): { id: string; title: string; variant_title: string }[] {
  return lines.flatMap(({ id, title, subtitle, variant_title, metadata }) => {
    const facts = readLineFacts(metadata);
    if (!facts || !subtitle || (title === facts.name && variant_title === subtitle)) return [];
    return { id, title: facts.name, variant_title: subtitle };
  });
}
