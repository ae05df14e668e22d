import type { CartDTO, CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shortlyKeptFor } from "../../core/cached";

/** What is taxed: a product or a shipping option. */
export type Taxed = { product_id: string } | { shipping_option_id: string };

type TaxLine = Omit<CreateTaxLineDTO, "item_id">;

/**
 * The tax lines of what goes to a country; none as long as the country is unknown. They hold rates, so neither price nor
 * quantity matters, and they are the same for every cart.
 */
export async function taxLinesOf(
  container: MedusaContainer,
  country: string | null | undefined,
  taxed: Taxed,
): Promise<TaxLine[]> {
  return country ? rates(container, JSON.stringify([country, taxed])) : [];
}

/**
 * Writes the tax lines of a whole cart anew, for where it goes now. For undoing: Medusa's own step forgets the lines it
 * has taken away when there are none in their place, as for a country that is not known yet; and a line that is brought
 * back brings along every tax line it ever had.
 */
export async function taxAnew(container: MedusaContainer, cart: CartDTO): Promise<void> {
  const country = cart.shipping_address?.country_code;
  const lines = (cart.items ?? []).map(async ({ id, product_id }) => {
    const found = product_id ? await taxLinesOf(container, country, { product_id }) : [];
    return found.map((line) => ({ ...line, item_id: id }));
  });
  const methods = (cart.shipping_methods ?? []).map(async ({ id, shipping_option_id }) => {
    const found = shipping_option_id ? await taxLinesOf(container, country, { shipping_option_id }) : [];
    return found.map((line) => ({ ...line, shipping_method_id: id }));
  });
  const carts = container.resolve(Modules.CART);
  await carts.setLineItemTaxLines(cart.id, (await Promise.all(lines)).flat());
  await carts.setShippingMethodTaxLines(cart.id, (await Promise.all(methods)).flat());
}

const rates = shortlyKeptFor(async (container: MedusaContainer, key: string): Promise<TaxLine[]> => {
  const [country_code, taxed]: [string, Taxed] = JSON.parse(key);
  const subject = { id: "any", quantity: 1, unit_price: 0, ...taxed };
  const found = await container.resolve(Modules.TAX).getTaxLines([subject], { address: { country_code } });
  return found.map(({ rate, code, name, rate_id, provider_id }) => ({
    description: name,
    code: code ?? "",
    rate: rate ?? 0,
    tax_rate_id: rate_id,
    provider_id,
  }));
});
