import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { type Asked, isRecord } from "./asked";

/*
 * Medusa asks for a cart's shipping option and its profile when the order is made, which is after it has been paid: what
 * the shop's own options need stays, or every payment would be taken and given back.
 */

const optionRows = z.array(
  z.object({
    id: z.string(),
    shipping_profile_id: z.string().nullish(),
    provider_id: z.string().nullish(),
    type: z.object({ id: z.string(), code: z.string() }).nullish(),
    service_zone: z
      .object({ id: z.string(), fulfillment_set: z.object({ id: z.string() }).nullish() })
      .nullish(),
  }),
);
type OwnOption = z.infer<typeof optionRows>[number];

/** Name and price of an option may change; its profile, provider and type are what the cart finds it by. There is one of each type. */
export async function assertOptionKept({ container, method, params, body }: Asked): Promise<void> {
  const own = await ownOptions(container);
  const option = own.find(({ id }) => id === params.id);
  if (!option) return assertOtherType(own, body);
  if (method === "DELETE") throw neededForDelivery("");
  const { shipping_profile_id, provider_id, type } = option;
  const kept = { shipping_profile_id, provider_id, type_id: type?.id };
  for (const [field, value] of Object.entries(kept))
    if (body[field] !== undefined && body[field] !== value) throw neededForDelivery(field);
  if (body.type !== undefined) throw neededForDelivery("type");
}

/** A second option of a type would be taken for the furniture's, and could not be deleted again. */
function assertOtherType(own: readonly OwnOption[], { type, type_id }: Asked["body"]): void {
  const code = isRecord(type) ? type.code : undefined;
  if (!own.some((one) => one.type && (one.type.id === type_id || one.type.code === code))) return;
  const message =
    "Diese Art der Lieferung gehört zu den Möbeln, und jede gibt es dort nur einmal: Bei neuen Bestellungen stünde sonst die falsche. Wähle für diese Versandoption eine andere Art, oder lege eine an.";
  throw Refusal.single(code === undefined ? "type_id" : "type", message, "delivery_type");
}

/** The type of an option of the shop's is told by its code; its label and description may change. */
export async function assertTypeKept({ container, method, params, body }: Asked): Promise<void> {
  const kept = (await ownOptions(container)).find(({ type }) => type?.id === params.id)?.type;
  if (!kept) return;
  if (method === "DELETE") throw neededForDelivery("");
  if (body.code !== undefined && body.code !== kept.code) throw neededForDelivery("code");
}

/** Profile, zone, set of zones or location: whatever an option of the shop's hangs on is not deleted. */
export async function assertDeliveryKept({ container, params }: Asked): Promise<void> {
  const options = await ownOptions(container);
  const sets = await setsOf(container, params.id);
  const needed = options.flatMap(({ shipping_profile_id, service_zone }) => [
    shipping_profile_id,
    service_zone?.id,
    service_zone?.fulfillment_set?.id,
  ]);
  if ([params.zone_id ?? params.id, ...sets].some((id) => needed.includes(id))) throw neededForDelivery("");
}

/** A piece of furniture stays in the profile that the shop's options deliver. */
export async function assertProfileKept(
  container: MedusaContainer,
  productId: string,
  given: unknown,
): Promise<void> {
  if (given === undefined) return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["shipping_profile.id"],
    filters: { id: productId },
  });
  const [product] = z
    .array(z.object({ shipping_profile: z.object({ id: z.string() }).nullish() }))
    .parse(data);
  if (product && product.shipping_profile?.id !== given) throw neededForDelivery("shipping_profile_id");
}

/** One of each type, the oldest, as for the cart. */
async function ownOptions(container: MedusaContainer): Promise<OwnOption[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: [
      "id",
      "shipping_profile_id",
      "provider_id",
      "type.id",
      "type.code",
      "service_zone.id",
      "service_zone.fulfillment_set.id",
    ],
    pagination: { order: { created_at: "ASC", id: "ASC" } },
  });
  const options = optionRows.parse(data);
  return Object.values(market().shippingTypes).flatMap(
    (code) => options.find(({ type }) => type?.code === code) ?? [],
  );
}

/** The sets of zones of a stock location; none for the id of anything else. */
async function setsOf(container: MedusaContainer, id: string | undefined): Promise<string[]> {
  if (!id) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "stock_location",
    fields: ["fulfillment_sets.id"],
    filters: { id },
  });
  const rows = z.array(
    z.object({ fulfillment_sets: z.array(z.object({ id: z.string() }).nullish()).nullish() }),
  );
  return rows
    .parse(data)
    .flatMap(({ fulfillment_sets }) => (fulfillment_sets ?? []).flatMap((set) => set?.id ?? []));
}

function neededForDelivery(path: string): Refusal {
  const message =
    "Daran hängt die Lieferung der Möbel: Ohne das würde bezahlt, was niemand bestellen kann. Name und Preis kannst du ändern, anderes bleibt, wie der Shop es eingerichtet hat.";
  return Refusal.single(path, message, "delivery_setup");
}
