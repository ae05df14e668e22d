import type { MedusaContainer, RegionDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, DefaultsUtils, Modules } from "@medusajs/framework/utils";
import {
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateRegionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { EU_MEMBER_STATES } from "@planke46/furniture-rules";

const HOME_COUNTRY = "de";
const SYSTEM_PROVIDER = "pp_system_default";
const CARD_PROVIDER = "pp_stripe-checkout_card";
/** German VAT in percent; every price of the shop includes it. */
const VAT_RATE = 19;

/** Deutschland pays by card or transfer. Orders from Ausland are reservations without card payment. */
export async function seedRegions(container: MedusaContainer): Promise<{ de: string; abroad: string }> {
  const home = await findOrCreateRegion(
    container,
    "Deutschland",
    [HOME_COUNTRY],
    [CARD_PROVIDER, SYSTEM_PROVIDER],
  );
  const abroad = await findOrCreateRegion(container, "Ausland", countriesAbroad(), [SYSTEM_PROVIDER]);
  await seedTax(container);
  return { de: home.id, abroad: abroad.id };
}

export function countriesAbroad(): string[] {
  return DefaultsUtils.defaultCountries
    .map(({ alpha2 }) => alpha2.toLowerCase())
    .filter((code) => code !== HOME_COUNTRY);
}

async function findOrCreateRegion(
  container: MedusaContainer,
  name: string,
  countries: string[],
  wantedProviders: string[],
): Promise<Pick<RegionDTO, "id">> {
  const providers = await enabledProviders(container, wantedProviders);
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "payment_providers.id"],
    filters: { name },
  });
  const [existing] = data;
  if (existing) {
    const present = new Set(
      (existing.payment_providers ?? []).map((provider: { id: string } | null) => provider?.id),
    );
    // A shop that was first started without card payments gets them once the provider is there.
    if (present.size === 0 || (present.size < providers.length && !present.has(CARD_PROVIDER))) {
      await updateRegionsWorkflow(container).run({
        input: { selector: { id: existing.id }, update: { payment_providers: providers } },
      });
    }
    return existing;
  }
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        { name, currency_code: "eur", countries, is_tax_inclusive: true, payment_providers: providers },
      ],
    },
  });
  const [created] = result;
  if (!created) throw new Error(`The region ${name} could not be created`);
  return created;
}

async function enabledProviders(container: MedusaContainer, wanted: string[]): Promise<string[]> {
  const enabled = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  return wanted.filter((id) => enabled.some((provider) => provider.id === id));
}

/** VAT is booked for Germany and, at the German rate, for the rest of the EU; see the decision on VAT abroad. */
async function seedTax(container: MedusaContainer): Promise<void> {
  const countries = [...EU_MEMBER_STATES];
  const present = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: countries }, { select: ["id", "country_code"], take: countries.length });
  const missing = countries.filter((code) => !present.some(({ country_code }) => country_code === code));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map((country_code) => ({
      country_code,
      provider_id: "tp_system",
      default_tax_rate: { name: "MwSt.", code: "DE-19", rate: VAT_RATE },
    })),
  });
}
