import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { countriesAbroad } from "./regions";

const LOCATION_NAME = "Werkstatt Berlin";
const FULFILLMENT_SET_NAME = "Werkstatt";
const FULFILLMENT_PROVIDER = "manual_manual";
const PROFILE_NAME = "Möbel";

/** The options the furniture plugin looks for, by the code of their type. All cost nothing: the cart terms decide money. */
const OPTIONS = [
  {
    zone: "Deutschland",
    code: "furniture-delivery",
    name: "Lieferung",
    description: "Per Spedition innerhalb Deutschlands",
  },
  {
    zone: "Deutschland",
    code: "furniture-pickup",
    name: "Abholung",
    description: "In der Werkstatt in Berlin",
  },
  {
    zone: "Ausland",
    code: "furniture-delivery-abroad",
    name: "Lieferung ins Ausland",
    description: "Nach Angebot",
  },
  {
    zone: "Ausland",
    code: "furniture-pickup-abroad",
    name: "Abholung",
    description: "In der Werkstatt in Berlin",
  },
];

export async function seedShipping(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<{ shippingProfileId: string }> {
  const shippingProfileId = await findOrCreateProfile(container);
  const locationId = await findOrCreateLocation(container, salesChannelId);
  const zones = await findOrCreateZones(container, locationId);
  await createMissingOptions(container, zones, shippingProfileId);
  return { shippingProfileId };
}

async function findOrCreateProfile(container: MedusaContainer): Promise<string> {
  const [existing] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingProfiles({ name: PROFILE_NAME });
  if (existing) return existing.id;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: PROFILE_NAME, type: "default" }] },
  });
  const [created] = result;
  if (!created) throw new Error("The shipping profile could not be created");
  return created.id;
}

async function findOrCreateLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const [existing] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations({ name: LOCATION_NAME });
  if (existing) return existing.id;
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [{ name: LOCATION_NAME, address: { address_1: "", city: "Berlin", country_code: "de" } }],
    },
  });
  const [created] = result;
  if (!created) throw new Error("The stock location could not be created");
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: created.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILLMENT_PROVIDER },
  });
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: created.id, add: [salesChannelId] },
  });
  return created.id;
}

interface Zone {
  id: string;
  name: string;
}

async function findOrCreateZones(container: MedusaContainer, locationId: string): Promise<Zone[]> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [existing] = await fulfillment.listFulfillmentSets(
    { name: FULFILLMENT_SET_NAME },
    { relations: ["service_zones"] },
  );
  if (existing) return existing.service_zones;
  const created = await fulfillment.createFulfillmentSets({
    name: FULFILLMENT_SET_NAME,
    type: "shipping",
    service_zones: [
      { name: "Deutschland", geo_zones: [{ country_code: "de", type: "country" as const }] },
      {
        name: "Ausland",
        geo_zones: countriesAbroad().map((country_code) => ({ country_code, type: "country" as const })),
      },
    ],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: created.id },
  });
  return created.service_zones;
}

async function createMissingOptions(
  container: MedusaContainer,
  zones: Zone[],
  profileId: string,
): Promise<void> {
  const present = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["type"], take: 100 });
  const codes = new Set(present.map(({ type }) => type?.code));
  const missing = OPTIONS.filter(({ code }) => !codes.has(code));
  if (missing.length === 0) return;
  await createShippingOptionsWorkflow(container).run({
    input: missing.map(({ zone, code, name, description }) => ({
      name,
      price_type: "flat" as const,
      provider_id: FULFILLMENT_PROVIDER,
      service_zone_id: zoneNamed(zones, zone),
      shipping_profile_id: profileId,
      type: { label: name, description, code },
      prices: [{ currency_code: "eur", amount: 0 }],
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" as const },
        { attribute: "is_return", value: "false", operator: "eq" as const },
      ],
    })),
  });
}

function zoneNamed(zones: Zone[], name: string): string {
  const zone = zones.find((candidate) => candidate.name === name);
  if (!zone)
    throw new Error(`The service zone ${name} is missing from the fulfillment set ${FULFILLMENT_SET_NAME}`);
  return zone.id;
}
