import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Furniture } from "@planke46/furniture-rules";
import { freeze } from "../configuration/freeze";
import { lineFacts, subtitleOf } from "../configuration/line-facts";
import { plankTitles } from "../configuration/plank-titles";
import type { PricedConfiguration } from "../configuration/price-configuration";
import { productOf } from "./product-variants";
import { taxLinesOf } from "./tax-lines";

/** Freezes a configuration and puts it into a cart as one line at its price. Returns the id of the line. */
export async function placeFurniture(
  container: MedusaContainer,
  cart: CartDTO,
  piece: PricedConfiguration,
): Promise<string> {
  const furniture = { kind: piece.kind, configuration: piece.configuration } as Furniture;
  const product = await productOf(container, piece.kind);
  const country = cart.shipping_address?.country_code;
  const [titles, configurationId, taxLines] = await Promise.all([
    plankTitles(container, piece.configuration),
    freeze(container, piece),
    taxLinesOf(container, country, { product_id: product.product_id }),
  ]);
  const facts = lineFacts(furniture, titles);
  const [line] = await container.resolve(Modules.CART).addLineItems([
    {
      cart_id: cart.id,
      // The order's own words: whatever staff make of the product later, the line says what was ordered.
      title: facts.name,
      subtitle: subtitleOf(furniture),
      thumbnail: product.thumbnail ?? undefined,
      product_id: product.product_id,
      product_title: product.title,
      product_description: product.description ?? undefined,
      product_handle: product.handle,
      variant_id: product.variant_id,
      variant_title: product.variant_title,
      variant_sku: product.variant_sku ?? undefined,
      quantity: 1,
      unit_price: piece.price,
      is_tax_inclusive: true,
      is_custom_price: true,
      is_discountable: true,
      requires_shipping: true,
      metadata: { ...facts, configuration_id: configurationId },
      tax_lines: taxLines.map((line) => ({ ...line })),
    },
  ]);
  if (!line) throw new Error("Medusa stored no line");
  return line.id;
}
