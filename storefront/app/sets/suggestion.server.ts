import {
  dimensionsText,
  type Furniture,
  type Kind,
  type Prices,
  priceOf,
  suggestionFor,
} from "@planke46/furniture-rules";
import type { AppLoadContext } from "@remix-run/node";
import type { SummaryLine } from "../commerce/answers.server.ts";
import type { Language } from "../language/languages.ts";
import { queryOf } from "../piece/address/address.ts";
import { isConfigurable } from "../piece/kinds.ts";

/** What goes with the pieces of a cart, as a page shows it. */
export interface Suggestion {
  kind: "table" | "bench" | "stool";
  /** Of its picture and its configurator. */
  query: string;
  /** "180 × 40 × 45 cm" */
  size: string;
  /** Whole EUR, before the multi-item discount. */
  price: number;
}

/** What a suggestion is made of today. */
interface Today {
  prices: Prices;
  /** The kinds that are not sold for now. */
  offSale: readonly Kind[];
  /** The standard colours there are. */
  colors: readonly { hex: string }[];
}

/** The one piece that a cart is suggested, at today's price; null when nothing goes with it, or not in its colour any more. */
export function suggestionOf(
  lines: readonly SummaryLine[],
  { prices, offSale, colors }: Today,
  language: Language,
): Suggestion | null {
  const found = suggestedPiece(lines);
  if (!found || !isConfigurable(found.kind) || offSale.includes(found.kind)) return null;
  if (found.kind !== "table" && found.kind !== "bench" && found.kind !== "stool") return null;
  const { chooseOwnColor, hex } = found.configuration.color;
  if (!chooseOwnColor && !colors.some((color) => color.hex === hex)) return null;
  return {
    kind: found.kind,
    query: String(queryOf(found.kind, found.configuration)),
    size: dimensionsText(found, language),
    price: priceOf(found.kind, found.configuration, prices).price,
  };
}

/** The piece itself; worked out anew from the cart whenever it is wanted. */
export function suggestedPiece(lines: readonly SummaryLine[]): Furniture | undefined {
  // The configurations of lines were accepted by the rules when they were frozen.
  return suggestionFor(
    lines.map(({ kind, configuration }) => ({ kind, configuration }) as unknown as Furniture),
  );
}

/** What goes with a piece that has just been put into the cart; null for a sample, or while the cart cannot be read. */
export async function suggestionAfter(
  added: { kind: string } | null,
  today: Today,
  language: Language,
  cartId: string | undefined,
  { commerce }: Pick<AppLoadContext, "commerce">,
): Promise<Suggestion | null> {
  if (!added || added.kind === "sample" || !cartId) return null;
  try {
    return suggestionOf((await commerce.summary(cartId, language)).lines, today, language);
  } catch {
    return null;
  }
}
