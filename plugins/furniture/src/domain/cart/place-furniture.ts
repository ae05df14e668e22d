import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Furniture } from "@planke46/furniture-rules";
import { languageOf } from "../../core/language";
import { freezeEach } from "../configuration/freeze";
import { lineFacts, subtitleOf } from "../configuration/line-facts";
import { plankTitles } from "../configuration/plank-titles";
import type { PricedConfiguration } from "../configuration/price-configuration";
import { assertOnSale, productOf } from "./product-variants";
import { taxLinesOf } from "./tax-lines";

/**
 * Freezes a configuration and puts it into a cart as `quantity` lines at its price, whatever their number with the same few
 * statements. Returns the ids of the lines. Throws a Refusal for a kind that is not sold for now.
 */
export async function placeFurniture(
  container: MedusaContainer,
  cart: CartDTO,
  piece: PricedConfiguration,
  quantity: number,
): Promise<string[]> {
  await assertOnSale(container, [piece], languageOf(cart.locale));
  const items = await frozenItems(container, cart.shipping_address?.country_code, piece, quantity);
  const lines = await container
    .resolve(Modules.CART)
    .addLineItems(items.map((item) => ({ ...item, cart_id: cart.id })));
  if (lines.length !== quantity) throw new Error(`Medusa stored ${lines.length} lines of ${quantity}`);
  return lines.map(({ id }) => id);
}

/** Freezes a configuration and words it as `quantity` lines of a cart or an order that goes to `country`. */
export async function frozenItems(
  container: MedusaContainer,
  country: string | null | undefined,
  piece: PricedConfiguration,
  quantity: number,
) {
  const furniture = { kind: piece.kind, configuration: piece.configuration } as Furniture;
  const product = await productOf(container, piece.kind);
  const [titles, configurationIds, taxLines] = await Promise.all([
    plankTitles(container, piece.configuration),
    freezeEach(container, piece, quantity),
    taxLinesOf(container, country, { product_id: product.product_id }),
  ]);
  const facts = lineFacts(furniture, titles);
  const measures = subtitleOf(furniture);
  return configurationIds.map((configuration_id) => ({
    // The order's own words: whatever staff make of the product later, the line says what was ordered.
    title: facts.name,
    subtitle: measures,
    thumbnail: product.thumbnail ?? undefined,
    product_id: product.product_id,
    product_title: product.title,
    product_description: product.description ?? undefined,
    product_handle: product.handle,
    variant_id: product.variant_id,
    // What Medusa's own pages tell pieces apart by, for example where a fulfilment is made.
    variant_title: measures,
    quantity: 1,
    unit_price: piece.price,
    is_tax_inclusive: true,
    is_custom_price: true,
    is_discountable: true,
    requires_shipping: true,
    metadata: { ...facts, configuration_id },
    tax_lines: taxLines.map((line) => ({ ...line })),
  }));
}
