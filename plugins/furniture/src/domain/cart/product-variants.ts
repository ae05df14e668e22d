import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { isKind, type Kind } from "@planke46/furniture-rules";
import { shortlyKept } from "../../core/cached";

/** What a line shows of the product of its kind; the names are the staff's. */
export interface KindProduct {
  product_id: string;
  title: string;
  description: string | null;
  handle: string;
  thumbnail: string | null;
  variant_id: string;
}

const productsByKind = shortlyKept(async (container: MedusaContainer): Promise<Map<Kind, KindProduct>> => {
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ status: "published" }, { relations: ["variants"], take: 500 });
  const found = new Map<Kind, KindProduct>();
  for (const { id, title, description, handle, thumbnail, metadata, variants } of products) {
    const [variant] = variants;
    if (!isKind(metadata?.kind) || !variant) continue;
    found.set(metadata.kind, {
      product_id: id,
      title,
      description,
      handle,
      thumbnail,
      variant_id: variant.id,
    });
  }
  return found;
});

/** The published product with `metadata.kind`. Throws when staff have taken the kind off sale. */
export async function productOf(container: MedusaContainer, kind: Kind): Promise<KindProduct> {
  const product = (await productsByKind(container)).get(kind);
  if (product) return product;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `${kind} is not on sale at the moment`);
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
