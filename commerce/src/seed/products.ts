import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow, createProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import {
  CURRENCY,
  DEFINITIONS,
  defaultConfiguration,
  KINDS,
  type Kind,
  kindName,
  priceOf,
} from "@planke46/furniture-rules";
import { addPrice, hasPrice, type Priced } from "./prices";

/**
 * One product a kind; the price shown is that of its default configuration, what is sold is always configured. A product is known by its
 * kind, for staff may change its handle. What a crash left without variant or price is completed.
 */
export async function seedProducts(
  container: MedusaContainer,
  salesChannelId: string,
  shippingProfileId: string,
): Promise<void> {
  const present = await productsOfKinds(container);
  const missing = KINDS.filter((kind) => !present.has(kind));
  for (const [kind, { id, variants }] of present) {
    if (variants.length === 0)
      await completeProduct(container, { id, kind, salesChannelId, shippingProfileId });
    for (const variant of variants)
      if (!hasPrice(variant))
        await addPrice(container, { [Modules.PRODUCT]: { variant_id: variant.id } }, listPrice(kind));
  }
  if (missing.length === 0) return;
  await createProductsWorkflow(container).run({
    input: {
      products: missing.map((kind) => ({
        ...product(kind),
        shipping_profile_id: shippingProfileId,
        sales_channels: [{ id: salesChannelId }],
        variants: [variant(kind)],
      })),
    },
  });
}

interface Present {
  id: string;
  variants: ({ id: string } & Priced)[];
}

async function productsOfKinds(container: MedusaContainer): Promise<Map<Kind, Present>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const found = await Promise.all(
    KINDS.map(async (kind) => {
      const { data } = await query.graph({
        entity: "product",
        fields: ["id", "variants.id", "variants.price_set_link.price_set_id"],
        filters: { metadata: { kind } },
        pagination: { take: 1 },
      });
      return data.map(({ id, variants }): [Kind, Present] => [kind, { id, variants: variants ?? [] }]);
    }),
  );
  return new Map(found.flat());
}

interface Begun {
  id: string;
  kind: Kind;
  salesChannelId: string;
  shippingProfileId: string;
}

/** Medusa makes a product, then its links, then its variant. */
async function completeProduct(
  container: MedusaContainer,
  { id, kind, salesChannelId, shippingProfileId }: Begun,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.PRODUCT]: { product_id: id },
      [Modules.SALES_CHANNEL]: { sales_channel_id: salesChannelId },
    },
    {
      [Modules.PRODUCT]: { product_id: id },
      [Modules.FULFILLMENT]: { shipping_profile_id: shippingProfileId },
    },
  ]);
  await createProductVariantsWorkflow(container).run({
    input: { product_variants: [{ product_id: id, ...variant(kind) }] },
  });
}

const listPrice = (kind: Kind): number => priceOf(kind, defaultConfiguration(kind)).price;

function product(kind: Kind) {
  return {
    ...DEFINITIONS[kind].product,
    title: kindName(kind),
    status: ProductStatus.PUBLISHED,
    metadata: { kind },
    options: [{ title: "Ausführung", values: ["Nach Maß"] }],
  };
}

function variant(kind: Kind) {
  return {
    title: "Nach Maß",
    sku: `FURNITURE-${kind.toUpperCase()}`,
    manage_inventory: false,
    options: { Ausführung: "Nach Maß" },
    metadata: { kind },
    prices: [{ currency_code: CURRENCY, amount: listPrice(kind) }],
  };
}
