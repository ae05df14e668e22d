import type { FulfillmentSetDTO, MedusaContainer, ServiceZoneDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { CURRENCY, HOME_COUNTRY } from "@planke46/furniture-rules";
import { addPrice, hasPrice } from "./prices";
import { ABROAD_NAME, countriesAbroad, HOME_NAME, homeAndAbroad } from "./regions";

const LOCATION_NAME = "Werkstatt";
const FULFILLMENT_SET_NAME = "Werkstatt";
const FULFILLMENT_PROVIDER = "manual_manual";
const PROFILE_NAME = "Möbel";

const HOME_DELIVERY = "furniture-delivery";

/** The options the furniture plugin looks for, by the code of their type. All cost nothing: the cart terms decide money. */
const OPTIONS = [
  {
    zone: "home",
    code: HOME_DELIVERY,
    name: "Lieferung",
    description: `Per Spedition, ${HOME_NAME}`,
  },
  {
    zone: "home",
    code: "furniture-pickup",
    name: "Abholung",
    description: "In der Werkstatt",
  },
  {
    zone: "abroad",
    code: "furniture-delivery-abroad",
    name: "Lieferung ins Ausland",
    description: "Nach Angebot",
  },
  {
    zone: "abroad",
    code: "furniture-pickup-abroad",
    name: "Abholung",
    description: "In der Werkstatt",
  },
] as const;

/**
 * Makes what is missing, also of what a crash has interrupted. Staff may rename what is there: an option is found by its type's code, the rest
 * by the options.
 */
export async function seedShipping(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<{ shippingProfileId: string }> {
  const { data: present } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["id", "shipping_profile_id", "type.code", "price_set_link.price_set_id"],
  });
  const delivery = present.find(({ type }) => type?.code === HOME_DELIVERY);
  const shippingProfileId = delivery?.shipping_profile_id ?? (await findOrCreateProfile(container));
  const codes = new Set(present.map(({ type }) => type?.code));
  const missing = OPTIONS.filter(({ code }) => !codes.has(code));
  if (missing.length > 0) {
    const locationId = await findOrCreateLocation(container, salesChannelId);
    await createOptions(
      container,
      missing,
      await findOrCreateZones(container, locationId),
      shippingProfileId,
    );
  }
  for (const option of present)
    if (OPTIONS.some(({ code }) => code === option.type?.code) && !hasPrice(option))
      await addPrice(container, { [Modules.FULFILLMENT]: { shipping_option_id: option.id } }, 0);
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

/** There is one workshop: a location that is there is it, whatever its name. It delivers what its channel sells. */
async function findOrCreateLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const [existing] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations({}, { order: { created_at: "ASC" }, take: 1 });
  const id = existing?.id ?? (await createLocation(container));
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILLMENT_PROVIDER },
  });
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } });
  return id;
}

async function createLocation(container: MedusaContainer): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: LOCATION_NAME, address: { address_1: "", country_code: HOME_COUNTRY } }] },
  });
  const [created] = result;
  if (!created) throw new Error("The stock location could not be created");
  return created.id;
}

interface Zones {
  home: ServiceZoneDTO | undefined;
  abroad: ServiceZoneDTO | undefined;
}

async function findOrCreateZones(container: MedusaContainer, locationId: string): Promise<Zones> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [existing] = await fulfillment.listFulfillmentSets(
    { name: FULFILLMENT_SET_NAME },
    { relations: ["service_zones", "service_zones.geo_zones"] },
  );
  const set = existing ?? (await createZones(container));
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  return homeAndAbroad(set.service_zones, ({ geo_zones }) =>
    geo_zones.map(({ country_code }) => country_code),
  );
}

function createZones(container: MedusaContainer): Promise<FulfillmentSetDTO> {
  return container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: FULFILLMENT_SET_NAME,
    type: "shipping",
    service_zones: [
      { name: HOME_NAME, geo_zones: [{ country_code: HOME_COUNTRY, type: "country" as const }] },
      {
        name: ABROAD_NAME,
        geo_zones: countriesAbroad().map((country_code) => ({ country_code, type: "country" as const })),
      },
    ],
  });
}

async function createOptions(
  container: MedusaContainer,
  options: readonly (typeof OPTIONS)[number][],
  zones: Zones,
  profileId: string,
): Promise<void> {
  await createShippingOptionsWorkflow(container).run({
    input: options.map(({ zone, code, name, description }) => ({
      name,
      price_type: "flat" as const,
      provider_id: FULFILLMENT_PROVIDER,
      service_zone_id: idOf(zones[zone], zone),
      shipping_profile_id: profileId,
      type: { label: name, description, code },
      prices: [{ currency_code: CURRENCY, amount: 0 }],
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" as const },
        { attribute: "is_return", value: "false", operator: "eq" as const },
      ],
    })),
  });
}

function idOf(zone: ServiceZoneDTO | undefined, which: keyof Zones): string {
  if (zone) return zone.id;
  const wanted = which === "home" ? `the country ${HOME_COUNTRY}` : "the other countries";
  throw new Error(`The fulfillment set ${FULFILLMENT_SET_NAME} has no service zone with ${wanted}`);
}
