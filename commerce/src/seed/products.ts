import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import {
  CURRENCY,
  DEFINITIONS,
  defaultConfiguration,
  KINDS,
  type Kind,
  kindName,
  priceOf,
} from "@planke46/furniture-rules";

/** One product a kind; the price shown is that of its default configuration, what is sold is always configured. */
export async function seedProducts(
  container: MedusaContainer,
  salesChannelId: string,
  shippingProfileId: string,
): Promise<void> {
  const handles = KINDS.map((kind) => DEFINITIONS[kind].product.handle);
  const present = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: handles }, { select: ["handle"] });
  const missing = KINDS.filter(
    (kind) => !present.some(({ handle }) => handle === DEFINITIONS[kind].product.handle),
  );
  if (missing.length === 0) return;
  await createProductsWorkflow(container).run({
    input: { products: missing.map((kind) => product(kind, salesChannelId, shippingProfileId)) },
  });
}

function product(kind: Kind, salesChannelId: string, shippingProfileId: string) {
  return {
    ...DEFINITIONS[kind].product,
    title: kindName(kind),
    status: ProductStatus.PUBLISHED,
    shipping_profile_id: shippingProfileId,
    metadata: { kind },
    sales_channels: [{ id: salesChannelId }],
    options: [{ title: "Ausführung", values: ["Nach Maß"] }],
    variants: [
      {
        title: "Nach Maß",
        sku: `FURNITURE-${kind.toUpperCase()}`,
        manage_inventory: false,
        options: { Ausführung: "Nach Maß" },
        metadata: { kind },
        prices: [{ currency_code: CURRENCY, amount: priceOf(kind, defaultConfiguration(kind)).price }],
      },
    ],
  };
}
