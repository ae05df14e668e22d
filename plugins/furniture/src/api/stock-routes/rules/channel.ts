import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { market } from "../../../core/options/market";
import { Refusal } from "../../../core/refusal/refusal";
import { type Asked, idsIn, recordsOf } from "./asked";

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

/** The store keeps its sales channel, by which the next start finds the key of the shop, and the currency it sells in. */
export async function assertStoreKept({ container, params, body }: Asked): Promise<void> {
  const { default_sales_channel_id: channel, supported_currencies } = body;
  const [store] = await container
    .resolve(Modules.STORE)
    .listStores({ id: params.id }, { select: ["id", "default_sales_channel_id"], take: 1 });
  const own = store?.default_sales_channel_id;
  if (own && channel !== undefined && channel !== own) {
    const message =
      "Über den Standard-Vertriebskanal verkauft der Shop: Mit einem anderen wäre er nach dem nächsten Start leer. Verkaufst du auch anderswo, lege dafür einen weiteren Kanal an, und lass diesen den Standard.";
    throw Refusal.single("default_sales_channel_id", message, "channel_needed");
  }
  if (!Array.isArray(supported_currencies)) return;
  const { currency } = market();
  const given = recordsOf(supported_currencies).map(({ currency_code }) => String(currency_code));
  if (given.some((code) => code.toLowerCase() === currency)) return;
  const message = `In ${currency.toUpperCase()} verkauft der Shop: Ohne diese Währung lassen sich Preise und Gutscheine hier nicht mehr pflegen. Weitere Währungen kannst du hinzufügen.`;
  throw Refusal.single("supported_currencies", message, "currency_needed");
}

const keyRows = z.array(
  z.object({
    id: z.string(),
    revoked_at: z.coerce.date().nullish(),
    sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  }),
);
interface Key {
  id: string;
  channels: string[];
}

/** The last key that opens the shop's own sales channel stays. */
export async function assertKeyKept({ container, params }: Asked): Promise<void> {
  assertOpenWithout(params.id, await validKeys(container), await ownChannels(container));
}

/** The same key keeps that channel, and opens no other: Medusa then no longer knows which one a new cart is in, and makes none. */
export async function assertKeyChannels({ container, params, body }: Asked): Promise<void> {
  const keys = await validKeys(container);
  const own = await ownChannels(container);
  const before = keys.find(({ id }) => id === params.id)?.channels ?? [];
  const removed = idsIn(body.remove);
  const after = new Set([...before, ...idsIn(body.add)].filter((id) => !removed.includes(id)));
  const opens = [...after].some((id) => own.has(id));
  if (!opens) assertOpenWithout(params.id, keys, own);
  // What is crowded already may lose what is too much.
  if (!opens || after.size === 1 || after.size < before.length) return;
  const message =
    "Ein Schlüssel, mit dem sich der Shop anmeldet, öffnet nur seinen eigenen Vertriebskanal: Mit zweien käme nichts mehr in einen Warenkorb. Lege für den anderen Kanal einen eigenen Schlüssel an.";
  throw Refusal.single("add", message, "key_single_channel");
}

function assertOpenWithout(id: string | undefined, keys: readonly Key[], own: ReadonlySet<string>): void {
  const opening = keys.filter(({ channels }) => channels.some((channel) => own.has(channel)));
  if (opening.length !== 1 || opening[0]?.id !== id) return;
  const message =
    "Mit diesem Schlüssel meldet sich der Shop bei Medusa an: Ohne ihn sieht und bestellt niemand mehr etwas. Lege zuerst einen neuen für denselben Vertriebskanal an, und lass die Technik den Shop darauf umstellen.";
  throw Refusal.single("", message, "key_needed");
}

async function validKeys(container: MedusaContainer): Promise<Key[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "api_key",
    fields: ["id", "revoked_at", "sales_channels.id"],
    filters: { type: "publishable" },
  });
  return keyRows
    .parse(data)
    .filter(({ revoked_at }) => !revoked_at || revoked_at > new Date())
    .map(({ id, sales_channels }) => ({
      id,
      channels: (sales_channels ?? []).flatMap((channel) => channel?.id ?? []),
    }));
}

/** Furniture leaves the shop's own channel by becoming a draft: its page, the home page and the cart ask for that. */
export function channelOfFurniture(path: string): Refusal {
  const message =
    "Über diesen Vertriebskanal verkauft der Shop seine Möbel: Außerhalb fehlt eines in den Listen und wird doch verkauft. Setze es auf „Entwurf“, wenn es nicht mehr verkauft werden soll.";
  return Refusal.single(path, message, "furniture_channel");
}

export async function ownChannels(container: MedusaContainer): Promise<Set<string>> {
  const stores = await container
    .resolve(Modules.STORE)
    .listStores({}, { select: ["id", "default_sales_channel_id"] });
  return new Set(stores.flatMap(({ default_sales_channel_id }) => default_sales_channel_id ?? []));
}
