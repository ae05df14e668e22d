import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, DefaultsUtils, Modules } from "@medusajs/framework/utils";
import {
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateRegionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { CURRENCY, countryIn, EU_MEMBER_STATES, HOME_COUNTRY, VAT_RATE } from "@planke46/furniture-rules";

const SYSTEM_PROVIDER = "pp_system_default";
const CARD_PROVIDER = "pp_stripe-checkout_card";

/** What staff read of the home country's region and zone. */
export const HOME_NAME = countryIn(HOME_COUNTRY, "de");
export const ABROAD_NAME = "Ausland";

/** The home country pays by card or transfer. Orders from abroad are reservations without card payment. */
export async function seedRegions(container: MedusaContainer): Promise<void> {
  const { data: all } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "name", "currency_code", "metadata", "countries.iso_2", "payment_providers.id"],
    pagination: { order: { created_at: "ASC", id: "ASC" } },
  });
  const moved = anotherMarket(
    all.map(({ name, currency_code, countries }) => ({
      name,
      currency: currency_code,
      countries: codesOf(countries),
    })),
  );
  if (moved) throw new Error(moved);
  const data = all.filter(({ currency_code }) => currency_code === CURRENCY);
  const { home, abroad } = homeAndAbroad(data, ({ countries }) => codesOf(countries));
  await findOrCreateRegion(container, home, HOME_NAME, [HOME_COUNTRY], [CARD_PROVIDER, SYSTEM_PROVIDER]);
  await findOrCreateRegion(container, abroad, ABROAD_NAME, countriesAbroad(), [SYSTEM_PROVIDER]);
  await seedTax(container);
}

/**
 * Which of the regions or zones that are there is the home country's, and which the others'. Their countries tell, as they tell the
 * plugin; their names do not, for staff may change them.
 * @param places the oldest first
 */
export function homeAndAbroad<Place>(
  places: readonly Place[],
  countriesOf: (place: Place) => readonly (string | null | undefined)[],
): { home: Place | undefined; abroad: Place | undefined } {
  const home = places.find((place) => countriesOf(place).includes(HOME_COUNTRY));
  return { home, abroad: places.find((place) => place !== home) };
}

function codesOf(countries: readonly ({ iso_2?: string } | null)[] | null | undefined) {
  return (countries ?? []).map((country) => country?.iso_2);
}

interface PresentRegion {
  name: string;
  currency: string;
  countries: readonly (string | null | undefined)[];
}

/**
 * Why a database cannot be sold from, where it was set up for another market than the rules name: the home country is then in a region of
 * another currency, or in the one of the countries abroad, which holds more than half of them all. Undefined where nothing is wrong.
 */
export function anotherMarket(regions: readonly PresentRegion[]): string | undefined {
  const found = regions.find(({ countries }) => countries.includes(HOME_COUNTRY));
  if (!found) return undefined;
  const isAbroad = found.countries.length > countriesAbroad().length / 2;
  if (found.currency === CURRENCY && !isAbroad) return undefined;
  return [
    `Seed cannot run: plugins/furniture-rules/src/market.ts says home country ${HOME_COUNTRY} and currency ${CURRENCY},`,
    `but this database was set up for another market: ${HOME_COUNTRY} is in its region "${found.name}", in ${found.currency}.`,
    "Set market.ts back, or begin with an empty database (npm run reset, or another DATABASE_URL).",
  ].join(" ");
}

export function countriesAbroad(): string[] {
  return DefaultsUtils.defaultCountries
    .map(({ alpha2 }) => alpha2.toLowerCase())
    .filter((code) => code !== HOME_COUNTRY);
}

interface Present {
  id: string;
  metadata?: Record<string, unknown> | null | undefined;
  payment_providers?: ({ id: string } | null | undefined)[] | null | undefined;
}

/** Key in the metadata of a region that has had all its ways to pay: what is missing from then on staff have switched off. */
const COMPLETE = "ways_to_pay_complete";

interface WaysToPay {
  payment_providers?: string[];
  metadata?: Record<string, unknown>;
}

/**
 * What to write into a region; undefined where nothing. A crash, or a start before there were card payments, leaves one without ways to pay
 * that belong to it: it gets them. Once it has had them all, none is switched on again: a shop that takes no orders for now takes none
 * after a restart.
 * @param wanted ids of the providers that belong to it
 * @param enabled those of them that there are
 */
export function waysToPay(
  { metadata, payment_providers }: Omit<Present, "id">,
  wanted: readonly string[],
  enabled: readonly string[],
): WaysToPay | undefined {
  if (metadata?.[COMPLETE]) return undefined;
  const present = new Set((payment_providers ?? []).map((provider) => provider?.id));
  const isLeft = present.size === 0 || (present.size < enabled.length && !present.has(CARD_PROVIDER));
  const isAll = enabled.length === wanted.length;
  if (!isLeft && !isAll) return undefined;
  return {
    ...(isLeft && { payment_providers: [...enabled] }),
    ...(isAll && { metadata: { ...metadata, [COMPLETE]: true } }),
  };
}

async function findOrCreateRegion(
  container: MedusaContainer,
  existing: Present | undefined,
  name: string,
  countries: string[],
  wantedProviders: string[],
): Promise<void> {
  const providers = await enabledProviders(container, wantedProviders);
  const region =
    existing ?? (await createRegion(container, { name, countries, payment_providers: providers }));
  await completeRegion(container, region.id);
  const update = waysToPay(region, wantedProviders, providers);
  if (update)
    await updateRegionsWorkflow(container).run({
      input: {
        selector: { id: region.id },
        update: { ...update, ...(update.payment_providers && { is_tax_inclusive: true }) },
      },
    });
}

async function createRegion(
  container: MedusaContainer,
  region: { name: string; countries: string[]; payment_providers: string[] },
): Promise<Present> {
  const { result } = await createRegionsWorkflow(container).run({
    input: { regions: [{ ...region, currency_code: CURRENCY, is_tax_inclusive: true }] },
  });
  const [created] = result;
  if (!created) throw new Error(`The region ${region.name} could not be created`);
  return { id: created.id, payment_providers: region.payment_providers.map((id) => ({ id })) };
}

/** A crash may come between a region and what Medusa keeps of its prices elsewhere. */
async function completeRegion(container: MedusaContainer, id: string): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  const [known] = await pricing.listPricePreferences({ attribute: "region_id", value: id });
  if (!known)
    await pricing.createPricePreferences({ attribute: "region_id", value: id, is_tax_inclusive: true });
}

async function enabledProviders(container: MedusaContainer, wanted: string[]): Promise<string[]> {
  const enabled = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  return wanted.filter((id) => enabled.some((provider) => provider.id === id));
}

/** VAT is booked for the home country and, at its rate, for the rest of the EU; see the decision on VAT abroad. */
async function seedTax(container: MedusaContainer): Promise<void> {
  const isInEu = EU_MEMBER_STATES.includes(HOME_COUNTRY);
  const countries = isInEu ? [...EU_MEMBER_STATES] : [HOME_COUNTRY];
  const present = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: countries }, { select: ["id", "country_code"], take: countries.length });
  const missing = countries.filter((code) => !present.some(({ country_code }) => country_code === code));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map((country_code) => ({
      country_code,
      provider_id: "tp_system",
      default_tax_rate: { name: "MwSt.", code: `${HOME_COUNTRY.toUpperCase()}-${VAT_RATE}`, rate: VAT_RATE },
    })),
  });
}
