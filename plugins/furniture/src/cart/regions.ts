import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { shortlyKept } from "./shortly-kept";

export const HOME_COUNTRY = "de";
export const CURRENCY = "eur";

export interface Regions {
  /** Germany: paid by card or transfer. */
  home: string;
  /** Everywhere else: reservations. */
  abroad: string;
}

/** The two regions a cart can be in, told apart by their countries. */
export const regionsOf = shortlyKept(async (container: MedusaContainer): Promise<Regions> => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "countries.iso_2"],
    filters: { currency_code: CURRENCY },
  });
  const isHome = (region: { countries?: ({ iso_2?: string | null } | null)[] | null }) =>
    region.countries?.some((country) => country?.iso_2 === HOME_COUNTRY) ?? false;
  const home = data.find(isHome);
  const abroad = data.find((region: (typeof data)[number]) => !isHome(region));
  if (!home || !abroad) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The shop needs two regions in ${CURRENCY}: one with the country ${HOME_COUNTRY} and one for the others`,
    );
  }
  return { home: home.id, abroad: abroad.id };
});
