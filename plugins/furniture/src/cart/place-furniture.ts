import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Furniture } from "@planke46/furniture-rules";
import { freeze } from "../configuration/freeze";
import { lineFacts, subtitleOf } from "../configuration/line-facts";
import { plankTitles } from "../configuration/plank-titles";
import type { PricedConfiguration } from "../configuration/price-configuration";
import { productOf } from "./product-variants";

/** Freezes a configuration and puts it into a cart as one line at its price. Returns the id of the line. */
export async function placeFurniture(
  container: MedusaContainer,
  cart: CartDTO,
  piece: PricedConfiguration,
): Promise<string> {
  const furniture = { kind: piece.kind, configuration: piece.configuration } as Furniture;
  const product = await productOf(container, piece.kind);
  const [titles, configurationId] = await Promise.all([
    plankTitles(container, piece.configuration),
    freeze(container, piece),
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
    },
  ]);
  if (!line) throw new Error("Medusa stored no line");
  await addTax(container, cart, { id: line.id, product_id: product.product_id, unit_price: piece.price });
  return line.id;
}

async function addTax(
  container: MedusaContainer,
  cart: CartDTO,
  line: { id: string; product_id: string; unit_price: number },
): Promise<void> {
  const country = cart.shipping_address?.country_code;
  if (!country) return;
  const taxLines = await container
    .resolve(Modules.TAX)
    .getTaxLines([{ ...line, quantity: 1, currency_code: cart.currency_code }], {
      address: { country_code: country },
    });
  await container.resolve(Modules.CART).addLineItemTaxLines(
    taxLines.map(({ rate, code, name, rate_id, provider_id }) => ({
      item_id: line.id,
      description: name,
      code: code ?? "",
      rate: rate ?? 0,
      tax_rate_id: rate_id,
      provider_id,
    })),
  );
}
