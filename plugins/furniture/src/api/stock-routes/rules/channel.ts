import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../../core/refusal/refusal";
import type { Asked } from "./asked";

/*
 * Shoppers reach Medusa with a publishable key, and their carts are in the store's own sales channel. Without either nothing can be seen,
 * put into a cart or ordered, and nothing in the admin says so.
 */

/** The shop's own sales channel stays, and stays switched on. Its name may change. */
export async function assertChannelKept({ container, method, params, body }: Asked): Promise<void> {
  if (method !== "DELETE" && body.is_disabled !== true) return;
  if (!(await ownChannels(container)).has(params.id ?? "")) return;
  const message =
    "Über diesen Vertriebskanal verkauft der Shop: Ohne ihn kommt nichts mehr in einen Warenkorb. Name und Beschreibung kannst du ändern. Soll es eine Zeit lang keine Bestellungen geben, schalte die Zahlungsarten der Region aus.";
  throw Refusal.single(method === "DELETE" ? "" : "is_disabled", message, "channel_needed");
}

const keyRows = z.array(
  z.object({
    id: z.string(),
    revoked_at: z.coerce.date().nullish(),
    sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  }),
);

/** The last key that opens the shop's own sales channel stays. */
export async function assertKeyKept({ container, params }: Asked): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "api_key",
    fields: ["id", "revoked_at", "sales_channels.id"],
    filters: { type: "publishable" },
  });
  const channels = await ownChannels(container);
  const opening = keyRows
    .parse(data)
    .filter(({ revoked_at }) => !revoked_at || revoked_at > new Date())
    .filter(({ sales_channels }) => sales_channels?.some((channel) => channel && channels.has(channel.id)));
  if (opening.length !== 1 || opening[0]?.id !== params.id) return;
  const message =
    "Mit diesem Schlüssel meldet sich der Shop bei Medusa an: Ohne ihn sieht und bestellt niemand mehr etwas. Lege zuerst einen neuen für denselben Vertriebskanal an, und lass die Technik den Shop darauf umstellen.";
  throw Refusal.single("", message, "key_needed");
}

async function ownChannels(container: MedusaContainer): Promise<Set<string>> {
  const stores = await container
    .resolve(Modules.STORE)
    .listStores({}, { select: ["id", "default_sales_channel_id"] });
  return new Set(stores.flatMap(({ default_sales_channel_id }) => default_sales_channel_id ?? []));
}
