import { colorName, type Kind, type TableConfiguration } from "@planke46/furniture-rules";
import { z } from "zod";
import type { SummaryLine } from "../commerce/answers.server.ts";
import { queryOf } from "../configurator/tableAddress.ts";
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
  /** Query of its drawing and its configurator, for the kinds that have them. */
  query: string | null;
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
  color: z.object({ hex: z.string(), chooseOwnColor: z.boolean() }).optional(),
});

/** The cart's lines with what a shopper wants to read of each configuration. */
export function cardsOf(lines: readonly SummaryLine[], colors: readonly StandardColor[]): Card[] {
  return lines.map((line) => {
    const { dimensions = {}, frameType, tableTop, color } = shown.parse(line.configuration);
    const { length, width, depth, height } = dimensions;
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
      color: color ? { hex: color.hex, name: nameOf(color, colors) } : null,
      query: line.kind === "table" ? String(queryOf(tableOf(line))) : null,
      planksGone: line.planks_gone.map(({ title }) => title),
    };
  });
}

/** The frozen configuration of a table line was checked by the commerce side when it was stored. */
function tableOf(line: SummaryLine): TableConfiguration {
  return line.configuration as unknown as TableConfiguration;
}

function nameOf(color: { hex: string; chooseOwnColor: boolean }, colors: readonly StandardColor[]): string {
  if (color.chooseOwnColor) return color.hex;
  return colors.find(({ hex }) => hex === color.hex)?.name ?? (colorName(color.hex) || color.hex);
}
