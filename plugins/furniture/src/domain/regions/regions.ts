import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { shortlyKept } from "../../core/cached";
import { market } from "../../core/options/market";
import type { CartTerms } from "../../modules/cart-terms/terms";

export interface Regions {
  /** The home country: paid by card or transfer. */
  home: string;
  /** Everywhere else: reservations. */
  abroad: string;
  /** Countries the shop delivers to by reservation, lower-case ISO codes. */
  abroadCountries: ReadonlySet<string>;
  /** Which payment providers staff have enabled, by region. */
  providers: ReadonlyMap<string, ReadonlySet<string>>;
}

interface RegionRow {
  id: string;
  countries?: ({ iso_2?: string | null } | null)[] | null;
  payment_providers?: ({ id: string } | null)[] | null;
}

interface Region {
  id: string;
  countries: Set<string>;
  providers: Set<string>;
}

/**
 * The two regions a cart can be in: the one with the home country, and of the others the oldest, so that a region staff add later is
 * never taken for abroad.
 */
export const regionsOf = shortlyKept(async (container: MedusaContainer): Promise<Regions> => {
  const { currency, homeCountry } = market();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "created_at", "countries.iso_2", "payment_providers.id"],
    filters: { currency_code: currency },
    pagination: { order: { created_at: "ASC", id: "ASC" } },
  });
  const regions: Region[] = data.map((region: RegionRow) => ({
    id: region.id,
    countries: new Set((region.countries ?? []).flatMap((country) => country?.iso_2 ?? [])),
    providers: new Set((region.payment_providers ?? []).flatMap((provider) => provider?.id ?? [])),
  }));
  const home = regions.find(({ countries }) => countries.has(homeCountry));
  const abroad = regions.find((region) => region !== home);
  if (!home || !abroad) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The shop needs two regions in ${currency}: one with the country ${homeCountry} and one for the others`,
    );
  }
  return {
    home: home.id,
    abroad: abroad.id,
    abroadCountries: abroad.countries,
    providers: new Map(regions.map(({ id, providers }) => [id, providers])),
  };
});

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
