import type { CartDTO, CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shortlyKeptFor } from "../../core/cached";
import { market } from "../../core/options/market";
import type { CartTerms } from "../../modules/cart-terms/terms";

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
 * The country in which goods change hands, which decides their tax: the workshop's for what is picked up there, however
 * far its buyer lives (§ 3 Abs. 6 UStG). Null as long as it is unknown.
 */
export function taxedIn(
  delivery: { country_code?: string | null | undefined } | null | undefined,
  { shipping }: Pick<CartTerms, "shipping">,
): string | null {
  return shipping === "pickup" ? market().homeCountry : (delivery?.country_code ?? null);
}

/**
 * Gives every line of a cart the tax lines of where it is taxed now, and no others. Medusa's own step keeps those that it
 * has nothing to put in the place of, and a line that is brought back brings along every tax line it ever had.
 */
export async function settleTaxes(
  container: MedusaContainer,
  cart: CartDTO,
  terms: Pick<CartTerms, "shipping">,
): Promise<void> {
  const country = taxedIn(cart.shipping_address, terms);
  const due = async (id: string, present: Present | undefined, taxed: Taxed | null) => {
    const lines = taxed ? await taxLinesOf(container, country, taxed) : [];
    return { id, lines, settled: fingerprint(present ?? []) === fingerprint(lines) };
  };
  const items = (cart.items ?? []).map(({ id, product_id, tax_lines }) =>
    due(id, tax_lines, product_id ? { product_id } : null),
  );
  const methods = (cart.shipping_methods ?? []).map(({ id, shipping_option_id, tax_lines }) =>
    due(id, tax_lines, shipping_option_id ? { shipping_option_id } : null),
  );
  const [forItems, forMethods] = await Promise.all([Promise.all(items), Promise.all(methods)]);
  const carts = container.resolve(Modules.CART);
  if (!forItems.every(({ settled }) => settled)) {
    const lines = forItems.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, item_id: id })));
    await carts.setLineItemTaxLines(cart.id, lines);
  }
  if (!forMethods.every(({ settled }) => settled)) {
    const lines = forMethods.flatMap(({ id, lines }) =>
      lines.map((line) => ({ ...line, shipping_method_id: id })),
    );
    await carts.setShippingMethodTaxLines(cart.id, lines);
  }
}

type Present = readonly Pick<TaxLine, "tax_rate_id" | "code" | "rate">[];

function fingerprint(lines: Present): string {
  return JSON.stringify(
    lines.map(({ tax_rate_id, code, rate }) => JSON.stringify([tax_rate_id, code, Number(rate)])).sort(),
  );
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
