import {
  type Choice,
  type Color,
  type ConfigurationOf,
  cardWords,
  colorWords,
  definitionOf,
  dimensionsText,
  type Field,
  type Furniture,
  fieldsInTurn,
  groupEqualPieces,
  hasField,
  hasPickedPlanks,
  hungBoardsText,
  type Kind,
  type OwnField,
  ownWords,
} from "@planke46/furniture-rules";
import { z } from "zod";
import type { SummaryLine } from "../commerce/answers.server.ts";
import type { Language } from "../language/languages.ts";
import { queryOf } from "../piece/address/address.ts";
import { color as colorField } from "../piece/fields/color.ts";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";

/** A field that the page has words for, by its name, or one that comes with its words. */
export type CardField = Exclude<Field["field"], "choice" | OwnField["field"]> | Choice | OwnWords;
type OwnWords = ReturnType<typeof ownWords>;

/** Equal pieces as the cart shows them, most often one. Money in whole EUR. */
export interface Card {
  /** The first of its lines. */
  id: string;
  /** Each piece is a line of its own. */
  lines: string[];
  quantity: number;
  kind: Kind;
  /** Of one piece, before the discount. */
  unitPrice: number;
  /** Of all of them together; so are the two sums below. */
  price: number;
  /** How many of them are reduced. */
  discounted: number;
  /** Whether another one can be made from the same configuration: there is one of each picked plank. */
  repeatable: boolean;
  discountAmount: number;
  discountPrice: number;
  /** Made for this shopper: no right of withdrawal. */
  madeToMeasure: boolean;
  /** What there is to say of the piece, in this order; each by its value below. */
  fields: CardField[];
  /** The outer measures in words, "220 × 80 × 75 cm"; "" for a sample. */
  dimensions: string;
  frameType: string | null;
  tableTop: string | null;
  color: { hex: string; name: string } | null;
  filling: string | null;
  /** The card round the picture; null without a passe-partout. */
  passepartout: { hex: string; name: string } | null;
  /** Of a shelf. */
  boards: number | null;
  pillars: number | null;
  /** Where the boards of a shelf hang that the shopper hung; "" where they are even. */
  hung: string;
  /** The boards by position where the shopper picked planks; null where the workshop picks. */
  planks: (string | null)[];
  /** The picked ones among them. */
  pickedPlanks: { id: string; title: string }[];
  /** Query of its drawing and its configurator; null for a sample. */
  query: string | null;
  /** Query that makes the same piece again, of any kind. */
  again: string;
  /** Titles of picked planks that cannot be had for it any more. */
  planksGone: string[];
}

const shown = z.object({
  frameType: z.string().optional(),
  tableTop: z.string().optional(),
  filling: z.string().optional(),
  passepartoutColor: z.string().optional(),
  numberOfPlanks: z.number().optional(),
  numberOfPillars: z.number().optional(),
  color: z
    .object({
      hex: z.string(),
      chooseOwnColor: z.boolean(),
      ral: z.string().optional(),
      name: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  planks: z.array(z.string().nullable()).optional(),
});

/** The cart's lines, equal ones together, with what a shopper wants to read of each configuration. */
export function cardsOf(lines: readonly SummaryLine[], language: Language): Card[] {
  return groupEqualPieces(lines).map((equal) => {
    const [line] = equal;
    const piece = shown.parse(line.configuration);
    const { frameType, tableTop, filling } = piece;
    const definition = definitionOf(line.kind);
    const hasBoards = hasField(definition, "boards");
    const color = piece.color as Color | undefined;
    const query = isConfigurable(line.kind) ? String(queryOf(line.kind, configurationOf(line))) : null;
    return {
      id: line.id,
      lines: equal.map(({ id }) => id),
      quantity: equal.length,
      kind: line.kind,
      unitPrice: line.price,
      price: sum(equal, "price"),
      discounted: equal.filter(({ discount_amount }) => discount_amount > 0).length,
      repeatable: !hasPickedPlanks(line.configuration),
      discountAmount: sum(equal, "discount_amount"),
      discountPrice: sum(equal, "discount_price"),
      madeToMeasure: line.made_to_measure,
      fields: fieldsInTurn(definition).map((field) => cardField(field, line, language)),
      dimensions: dimensionsText(furnitureOf(line), language),
      frameType: frameType ?? null,
      tableTop: tableTop ?? null,
      filling: filling ?? null,
      passepartout:
        filling === "passepartout" && piece.passepartoutColor
          ? { hex: piece.passepartoutColor, name: cardWords(piece.passepartoutColor, language) }
          : null,
      boards: hasBoards ? (piece.numberOfPlanks ?? null) : null,
      pillars: hasBoards ? (piece.numberOfPillars ?? null) : null,
      hung: hungText(line, language),
      planks: line.planks.map(({ title }) => title),
      pickedPlanks: line.planks.flatMap(({ title }, at) => {
        const id = piece.planks?.[at];
        return id && title !== null ? [{ id, title }] : [];
      }),
      color: color ? { hex: color.hex, name: colorWords(color, language) } : null,
      query,
      again: query ?? String(colorQuery(color)),
      planksGone: line.planks_gone.map(({ title }) => title),
    };
  });
}

function hungText(line: SummaryLine, language: Language): string {
  const { kind, configuration } = furnitureOf(line);
  return kind === "shelf" ? hungBoardsText(configuration, language) : "";
}

function cardField(field: Field, line: SummaryLine, language: Language): CardField {
  if (field.field === "choice") return field.name;
  if (field.field !== "whole" && field.field !== "ownChoice") return field.field;
  return ownWords(line.configuration, field, language);
}

function sum(lines: readonly SummaryLine[], amount: "price" | "discount_amount" | "discount_price"): number {
  return lines.reduce((total, line) => total + line[amount], 0);
}

function colorQuery(color: Color | undefined): URLSearchParams {
  const query = new URLSearchParams();
  colorField.write({ ...(color && { color }) }, null, query);
  return query;
}

/** The frozen configuration of a line was checked by the commerce side when it was stored. */
function furnitureOf({ kind, configuration }: SummaryLine): Furniture {
  return { kind, configuration } as unknown as Furniture;
}

function configurationOf(line: SummaryLine): ConfigurationOf<ConfigurableKind> {
  return furnitureOf(line).configuration as ConfigurationOf<ConfigurableKind>;
}
