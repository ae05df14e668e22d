import { type ConfigurationOf, colorName, type Kind } from "@planke46/furniture-rules";
import { z } from "zod";
import type { SummaryLine } from "../commerce/answers.server.ts";
import { queryOf } from "../configurator/address/address.ts";
import { writeColor } from "../configurator/address/color.ts";
import { type ConfigurableKind, isConfigurable } from "../configurator/kinds.ts";
import type { StandardColor } from "../content/queries/colors.server.ts";

/** One piece as the cart shows it. Money in whole EUR. */
export interface Card {
  id: string;
  kind: Kind;
  price: number;
  discountAmount: number;
  discountPrice: number;
  /** Made for this shopper: no right of withdrawal. */
  madeToMeasure: boolean;
  /** Sides in cm in the order they are said. */
  dimensions: number[];
  frameType: string | null;
  tableTop: string | null;
  color: { hex: string; name: string } | null;
  filling: string | null;
  /** "#RRGGBB" of the card round the picture; null without a passe-partout. */
  passepartout: string | null;
  /** Of a shelf. */
  boards: number | null;
  pillars: number | null;
  /** The boards by position where the shopper picked planks; null where the workshop picks. */
  planks: (string | null)[];
  /** Query of its drawing and its configurator; null for a sample. */
  query: string | null;
  /** Query that makes the same piece again, of any kind. */
  again: string;
  /** Titles of picked planks that somebody else has. */
  planksGone: string[];
}

const shown = z.object({
  dimensions: z
    .object({
      length: z.number().optional(),
      width: z.number().optional(),
      depth: z.number().optional(),
      height: z.number().optional(),
    })
    .optional(),
  frameType: z.string().optional(),
  tableTop: z.string().optional(),
  filling: z.string().optional(),
  passepartoutColor: z.string().optional(),
  numberOfPlanks: z.number().optional(),
  numberOfPillars: z.number().optional(),
  color: z.object({ hex: z.string(), chooseOwnColor: z.boolean() }).optional(),
});

/** The cart's lines with what a shopper wants to read of each configuration. */
export function cardsOf(lines: readonly SummaryLine[], colors: readonly StandardColor[]): Card[] {
  return lines.map((line) => {
    const piece = shown.parse(line.configuration);
    const { dimensions = {}, frameType, tableTop, filling, color } = piece;
    const { length, width, depth, height } = dimensions;
    const query = isConfigurable(line.kind) ? String(queryOf(line.kind, configurationOf(line))) : null;
    return {
      id: line.id,
      kind: line.kind,
      price: line.price,
      discountAmount: line.discount_amount,
      discountPrice: line.discount_price,
      madeToMeasure: line.made_to_measure,
      dimensions: [length, width, depth, height].filter((side) => side !== undefined),
      frameType: frameType ?? null,
      tableTop: tableTop ?? null,
      filling: filling ?? null,
      passepartout: filling === "passepartout" ? (piece.passepartoutColor ?? null) : null,
      boards: line.kind === "shelf" ? (piece.numberOfPlanks ?? null) : null,
      pillars: line.kind === "shelf" ? (piece.numberOfPillars ?? null) : null,
      planks: line.planks.map(({ title }) => title),
      color: color ? { hex: color.hex, name: nameOf(color, colors) } : null,
      query,
      again: query ?? String(colorQuery(color)),
      planksGone: line.planks_gone.map(({ title }) => title),
    };
  });
}

function colorQuery(color: { hex: string; chooseOwnColor: boolean } | undefined): URLSearchParams {
  const query = new URLSearchParams();
  writeColor({ ...(color && { color }) }, query);
  return query;
}

/** The frozen configuration of a line was checked by the commerce side when it was stored. */
function configurationOf(line: SummaryLine): ConfigurationOf<ConfigurableKind> {
  return line.configuration as unknown as ConfigurationOf<ConfigurableKind>;
}

function nameOf(color: { hex: string; chooseOwnColor: boolean }, colors: readonly StandardColor[]): string {
  if (color.chooseOwnColor) return color.hex;
  return colors.find(({ hex }) => hex === color.hex)?.name ?? (colorName(color.hex) || color.hex);
}
