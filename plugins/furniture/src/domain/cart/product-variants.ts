import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { isKind, KINDS, type Kind, kindName } from "@planke46/furniture-rules";
import { shortlyKept } from "../../core/cached";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";

/** What a line shows of the product of its kind; the names are the staff's. */
export interface KindProduct {
  product_id: string;
  title: string;
  description: string | null;
  handle: string;
  thumbnail: string | null;
  variant_id: string;
  /** Whether staff have published it: as a draft it stands for a kind that is not sold for now. */
  on_sale: boolean;
}

/** Whatever else the shop sells. Medusa's type forgets that products are found by their metadata too. */
const OF_A_KIND: object = { metadata: { kind: [...KINDS] } };

const productsByKind = shortlyKept(async (container: MedusaContainer): Promise<Map<Kind, KindProduct>> => {
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts(OF_A_KIND, { relations: ["variants"], order: { created_at: "ASC", id: "ASC" } });
  const found = new Map<Kind, KindProduct>();
  for (const { id, title, description, handle, thumbnail, metadata, variants, status } of products) {
    const [variant] = variants;
    const on_sale = status === "published";
    if (!isKind(metadata?.kind) || !variant || (found.has(metadata.kind) && !on_sale)) continue;
    found.set(metadata.kind, {
      product_id: id,
      title,
      description,
      handle,
      thumbnail,
      variant_id: variant.id,
      on_sale,
    });
  }
  return found;
});

/** The product with `metadata.kind`, on sale or not. Throws when there is none. */
export async function productOf(container: MedusaContainer, kind: Kind): Promise<KindProduct> {
  const product = (await productsByKind(container)).get(kind);
  if (product) return product;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `There is no product for ${kind}`);
}

/** The kinds that staff do not sell for now: their product is no longer published, or there is none. At most ten seconds old. */
export async function offSale(container: MedusaContainer): Promise<Kind[]> {
  const products = await productsByKind(container);
  return KINDS.filter((kind) => !products.get(kind)?.on_sale);
}

/** Throws a {@link Refusal} that names each kind among these that is not sold for now, at its line where it has one. */
export async function assertOnSale(
  container: MedusaContainer,
  pieces: readonly { id?: string; kind: Kind }[],
  language: Language,
): Promise<void> {
  const off = await offSale(container);
  const [first, ...others] = pieces
    .filter(({ kind }) => off.includes(kind))
    .map(({ id, kind }) => ({
      path: id ? `lines.${id}` : "kind",
      code: "off_sale",
      message: textsIn(language).refusals.cart.off_sale(kindName(kind, language)),
    }));
  if (first) throw Refusal.of([first, ...others]);
}

/** Whether one of these variants is of a product that stands for a kind of furniture. */
export async function isFurnitureVariant(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ id: [...ids] }, { relations: ["product"], take: ids.length });
  return variants.some(({ product }) => isKind(product?.metadata?.kind));
}
