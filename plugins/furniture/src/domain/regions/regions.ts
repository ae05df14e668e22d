import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { shortlyKept } from "../../core/cached";
import { market } from "../../core/options/market";

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
