import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isKind, type Kind } from "@planke46/furniture-rules";
import { Refusal } from "../../../core/refusal/refusal";
import { isFurnitureVariant } from "../../../domain/cart/product-variants";
import { type Asked, idsIn, isRecord, recordsOf } from "./asked";
import { channelOfFurniture, ownChannels } from "./channel";
import { assertProfileKept } from "./delivery";

/*
 * A product with `metadata.kind` and its one variant stand for a kind of furniture. Carts with lines of it are paid before
 * Medusa asks for the variant and its stock: a variant that is gone or counted would take money for what cannot be ordered. Medusa changes and
 * deletes a variant by its own id, whatever product the path names.
 */

/** The first product of a kind has one variant without stock; a second one would take the place of the first. */
export async function assertFirstOfKind({ container, body }: Asked): Promise<void> {
  if (!isRecord(body.metadata) || !isKind(body.metadata.kind)) return;
  if (await hasProduct(container, body.metadata.kind)) throw secondKind();
  const [variant, ...more] = recordsOf(body.variants);
  if (!variant || more.length > 0) throw oneVariant("variants");
  // Left out, Medusa keeps a stock.
  if (hasStock({ manage_inventory: true, ...variant }) || listed(variant.inventory_items)) throw noStock();
}

/** Name, texts, pictures and whether it is on sale may change; what ties it to the configurator may not. */
export async function assertSameKind({ container, method, params, body }: Asked): Promise<void> {
  const kind = (await kindsOf(container, [params.id])).at(0);
  if (!kind) {
    if (namesKind(body)) throw secondKind();
    if (await isFurnitureVariant(container, idsOf(body.variants))) throw oneVariant("variants");
    return;
  }
  if (method === "DELETE") throw kindGone("id");
  const { metadata, variants } = body;
  const keepsKind = !isRecord(metadata) || metadata.kind === undefined || metadata.kind === kind;
  if (metadata === null || !keepsKind) throw kindGone("metadata.kind");
  if (variants !== undefined) throw oneVariant("variants");
  await assertProfileKept(container, params.id ?? "", body.shipping_profile_id);
  if (!Array.isArray(body.sales_channels)) return;
  const own = await ownChannels(container);
  if (!idsOf(body.sales_channels).some((id) => own.has(id))) throw channelOfFurniture("sales_channels");
}

/** What a sales channel sells may change, but for the furniture of the shop's own. */
export async function assertChannelProducts({ container, params, body }: Asked): Promise<void> {
  const removed = idsIn(body.remove);
  if (removed.length === 0 || !(await ownChannels(container)).has(params.id ?? "")) return;
  if ((await kindsOf(container, removed)).length > 0) throw channelOfFurniture("remove");
}

/** The variant's name and list price may change; there is one of it, and it has no stock. */
export async function assertOneVariant({ container, method, path, params, body }: Asked): Promise<void> {
  if ((await kindsOf(container, [params.id])).length === 0) {
    const named = [...(params.variant_id ? [params.variant_id] : []), ...touchedBy(body)];
    if (await isFurnitureVariant(container, named)) throw oneVariant("");
    return;
  }
  // Told by the route: Medusa does not read the body of every one.
  const isBatch = path.endsWith("/batch");
  const updates = isBatch ? recordsOf(body.update) : [body];
  const adds = isBatch ? listed(body.create) : !params.variant_id;
  const removes = isBatch ? listed(body.delete) : method === "DELETE";
  if (adds || removes) throw oneVariant("");
  if (updates.some(hasStock)) throw noStock();
}

/** A piece hangs on no stock of Medusa's: it could not report any more as sent what was packed before that. */
export async function assertNoStockOfFurniture({ container, params, body }: Asked): Promise<void> {
  const named = [...recordsOf(body.create), ...recordsOf(body.update)].map(({ variant_id }) => variant_id);
  const variants = [params.variant_id, ...named].filter((id) => typeof id === "string");
  if (await isFurnitureVariant(container, variants)) throw noStock("inventory_item_id");
}

/** What concerns furniture is done one product at a time, where the rules above see it. */
export async function assertNoFurnitureInBatch({ container, body }: Asked): Promise<void> {
  const updates = recordsOf(body.update);
  if ([...recordsOf(body.create), ...updates].some(namesKind)) throw secondKind();
  const variants = updates.flatMap((update) => idsOf(update.variants));
  const isOfFurniture =
    (await kindsOf(container, touchedBy(body))).length > 0 || (await isFurnitureVariant(container, variants));
  if (!isOfFurniture) return;
  const message = "Möbel werden nicht in einem Stapel geändert oder gelöscht. Ändere sie einzeln.";
  throw Refusal.single("", message, "furniture_batch");
}

/** What a batch changes or deletes. */
function touchedBy(body: Asked["body"]): string[] {
  return [...idsOf(body.update), ...idsIn(body.delete)];
}

/** The ids in a list of records from outside. */
function idsOf(records: unknown): string[] {
  return recordsOf(records).flatMap(({ id }) => (typeof id === "string" ? id : []));
}

/** Whether any product, on sale or not, stands for a kind. */
async function hasProduct(container: MedusaContainer, kind: Kind): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id"],
    filters: { metadata: { kind } },
    pagination: { take: 1 },
  });
  return data.length > 0;
}

/** The kinds that some products stand for. */
export async function kindsOf(
  container: MedusaContainer,
  ids: readonly (string | undefined)[],
): Promise<string[]> {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return [];
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: known }, { select: ["id", "metadata"], take: known.length });
  return products.map(({ metadata }) => metadata?.kind).filter(isKind);
}

/** The kinds whose products are of some product types. */
export async function kindsOfTypes(container: MedusaContainer, types: readonly string[]): Promise<string[]> {
  if (types.length === 0) return [];
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ type_id: [...types] }, { select: ["id", "metadata"] });
  return products.map(({ metadata }) => metadata?.kind).filter(isKind);
}

function namesKind({ metadata }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(metadata) && isKind(metadata.kind);
}

/** Medusa takes the words true and false as well. */
function hasStock({ manage_inventory: given }: Readonly<Record<string, unknown>>): boolean {
  return given !== undefined && given !== false && given !== "false";
}

function listed(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function secondKind(): Refusal {
  const message =
    "metadata.kind verbindet ein Produkt mit dem Konfigurator und steht schon an einem anderen. Lege das Produkt ohne metadata.kind an.";
  return Refusal.single("metadata.kind", message, "second_kind");
}

function kindGone(path: string): Refusal {
  const message =
    "Dieses Produkt steht für ein Möbel des Konfigurators, das auch in Warenkörben liegt. Setze es auf „Entwurf“, wenn es nicht mehr verkauft werden soll.";
  return Refusal.single(path, message, "furniture_product");
}

function oneVariant(path: string): Refusal {
  const message =
    "Ein Möbel hat genau eine Variante; was es gibt, entscheidet der Konfigurator. Name und Listenpreis der Variante kannst du ändern.";
  return Refusal.single(path, message, "one_variant");
}

function noStock(path = "manage_inventory"): Refusal {
  const message =
    "Möbel werden gebaut und haben keinen Bestand: Mit Bestandsführung würde bezahlt, was niemand bestellen kann. Den Bestand an Planken führt die Seite „Planken“.";
  return Refusal.single(path, message, "no_stock");
}
