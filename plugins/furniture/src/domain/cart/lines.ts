import type { CartLineItemDTO } from "@medusajs/framework/types";
import { isKind, type Kind } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { type LineFacts, readLineFacts } from "../configuration/line-facts";

/** A line of a cart that holds one configured piece. */
export interface FurnitureLine {
  id: string;
  kind: Kind;
  /** Whole EUR, VAT included, before any discount. */
  price: number;
  title: string;
  configuration_id: string;
  /** null for lines from before facts were kept. */
  facts: LineFacts | null;
}

/**
 * Whether a line of a cart or an order is a configured piece, or says so. Any other is an ordinary product of the same Medusa.
 */
export function isFurnitureLine({ metadata }: { metadata?: Record<string, unknown> | null }): boolean {
  return isKind(metadata?.kind) || metadata?.configuration_id !== undefined;
}

/** The pieces in the order they were added. Throws a {@link Refusal} for a line that says it is one and is not. */
export function furnitureLines(items: readonly CartLineItemDTO[]): FurnitureLine[] {
  return items.filter(isFurnitureLine).sort(byAge).map(toFurnitureLine);
}

function byAge(a: CartLineItemDTO, b: CartLineItemDTO): number {
  const difference = new Date(a.created_at ?? 0).getTime() - new Date(b.created_at ?? 0).getTime();
  return difference || a.id.localeCompare(b.id);
}

function toFurnitureLine({ id, title, unit_price, quantity, metadata }: CartLineItemDTO): FurnitureLine {
  const { kind, configuration_id } = metadata ?? {};
  if (!isKind(kind) || typeof configuration_id !== "string" || Number(quantity) !== 1) {
    throw Refusal.single(
      "lines",
      `The line ${title} is not a configured piece of furniture`,
      "not_furniture",
    );
  }
  return { id, kind, price: Number(unit_price), title, configuration_id, facts: readLineFacts(metadata) };
}
