import { type ConfigurationOf, type Prices, priceOf } from "@planke46/furniture-rules";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";

/** What one choice costs more than another on this piece, whole EUR: exactly what the price would change by. */
export function differenceOf(
  kind: ConfigurableKind,
  piece: ConfigurationOf<ConfigurableKind>,
  choice: Piece,
  other: Piece,
  prices: Prices,
): number {
  const priced = (change: Piece) =>
    priceOf(kind, { ...piece, ...change } as ConfigurationOf<ConfigurableKind>, prices).price;
  return priced(choice) - priced(other);
}
