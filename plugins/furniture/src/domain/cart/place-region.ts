import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import type { CartTerms } from "../../modules/cart-terms/terms";
import { regionsOf } from "../regions/regions";

/**
 * Moves a cart into the region of its terms and the address into a country of that region. Medusa's own way of
 * changing a region would throw away every line with a custom price, which is every line of this shop.
 * Returns whether anything changed.
 */
export async function placeInRegion(
  container: MedusaContainer,
  cart: CartDTO,
  terms: Pick<CartTerms, "outside_germany">,
): Promise<boolean> {
  const regions = await regionsOf(container);
  const region_id = terms.outside_germany ? regions.abroad : regions.home;
  const country = cart.shipping_address?.country_code ?? null;
  const country_code = countryFor(terms.outside_germany, country);
  if (cart.region_id === region_id && country === country_code) return false;
  const carts = container.resolve(Modules.CART);
  if (cart.shipping_address) {
    // Medusa's type forgets that an address need not have a country.
    await carts.updateAddresses([{ id: cart.shipping_address.id, country_code: country_code as string }]);
  }
  const address = cart.shipping_address || !country_code ? {} : { shipping_address: { country_code } };
  await carts.updateCarts(cart.id, { region_id, currency_code: market().currency, ...address });
  return true;
}

function countryFor(outsideGermany: boolean, country: string | null): string | null {
  const { homeCountry } = market();
  if (!outsideGermany) return homeCountry;
  return country === homeCountry ? null : country;
}
