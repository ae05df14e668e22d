import type { CartDTO, CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shortlyKeptFor } from "../../core/cached";
import { market } from "../../core/options/market";
import type { CartTerms } from "../../modules/cart-terms/terms";
import { isFurnitureLine } from "./lines";

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
 * Gives each piece of a cart, and how it is delivered, the tax lines of where it is taxed now, and no others. Medusa's own step
 * keeps those that it has nothing to put in the place of, and a line that is brought back brings along every tax line it
 * ever had. Ordinary goods are taxed by Medusa alone.
 * @param own the shipping options that deliver furniture
 */
export async function settleTaxes(
  container: MedusaContainer,
  { cart, terms }: { cart: CartDTO; terms: Pick<CartTerms, "shipping"> },
  own: ReadonlySet<string>,
): Promise<void> {
  const country = taxedIn(cart.shipping_address, terms);
  const carts = container.resolve(Modules.CART);
  const pieces = (cart.items ?? []).filter(isFurnitureLine);
  const items = await outdated(pieces, ({ product_id }) =>
    product_id ? taxLinesOf(container, country, { product_id }) : [],
  );
  if (items.stale.length > 0) await carts.deleteLineItemTaxLines(items.stale);
  if (items.due.length > 0)
    await carts.addLineItemTaxLines(
      cart.id,
      items.due.map(({ of, line }) => ({ ...line, item_id: of })),
    );
  const deliveries = (cart.shipping_methods ?? []).filter(({ shipping_option_id }) =>
    own.has(shipping_option_id ?? ""),
  );
  const methods = await outdated(deliveries, ({ shipping_option_id = "" }) =>
    taxLinesOf(container, country, { shipping_option_id }),
  );
  if (methods.stale.length > 0) await carts.deleteShippingMethodTaxLines(methods.stale);
  if (methods.due.length > 0)
    await carts.addShippingMethodTaxLines(
      cart.id,
      methods.due.map(({ of, line }) => ({ ...line, shipping_method_id: of })),
    );
}

/** Of what is taxed otherwise than it should be: the tax lines that go, and those that come. */
async function outdated<Part extends { id: string; tax_lines?: readonly (TaxFacts & { id: string })[] }>(
  parts: readonly Part[],
  wanted: (part: Part) => TaxLine[] | Promise<TaxLine[]>,
): Promise<{ stale: string[]; due: { of: string; line: TaxLine }[] }> {
  const each = await Promise.all(parts.map(async (part) => ({ part, lines: await wanted(part) })));
  const wrong = each.filter(({ part, lines }) => fingerprint(part.tax_lines ?? []) !== fingerprint(lines));
  return {
    stale: wrong.flatMap(({ part }) => (part.tax_lines ?? []).map(({ id }) => id)),
    due: wrong.flatMap(({ part, lines }) => lines.map((line) => ({ of: part.id, line }))),
  };
}

type TaxFacts = Pick<TaxLine, "tax_rate_id" | "code" | "rate">;

function fingerprint(lines: readonly TaxFacts[]): string {
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
