import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { defaultConfiguration, KINDS, type Kind, priceOf } from "@planke46/furniture-rules";

const PRODUCTS: Record<Kind, { handle: string; title: string; description: string }> = {
  table: {
    handle: "table",
    title: "Tisch",
    description: "Esstisch aus gebrauchten Gerüstplanken, auf Maß gebaut.",
  },
  tableOffice: {
    handle: "table-office",
    title: "Schreibtisch",
    description: "Höhenverstellbarer Schreibtisch mit einer Platte aus Gerüstplanken.",
  },
  bench: { handle: "bench", title: "Bank", description: "Sitzbank aus einer Gerüstplanke, auf Maß gebaut." },
  stool: { handle: "stool", title: "Hocker", description: "Hocker aus einer Gerüstplanke." },
  shelf: { handle: "shelf", title: "Regal", description: "Regal aus Gerüstplanken, auf Maß gebaut." },
  frame: {
    handle: "frame",
    title: "Rahmen",
    description: "Bilderrahmen aus Gerüstplanken, leer oder gefüllt.",
  },
  sample: {
    handle: "sample",
    title: "Muster",
    description: "Ein Stück Gerüstplanke in der gewählten Farbe.",
  },
};

/** One product a kind; the price shown is that of its default configuration, what is sold is always configured. */
export async function seedProducts(
  container: MedusaContainer,
  salesChannelId: string,
  shippingProfileId: string,
): Promise<void> {
  const handles = KINDS.map((kind) => PRODUCTS[kind].handle);
  const present = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: handles }, { select: ["handle"] });
  const missing = KINDS.filter((kind) => !present.some(({ handle }) => handle === PRODUCTS[kind].handle));
  if (missing.length === 0) return;
  await createProductsWorkflow(container).run({
    input: { products: missing.map((kind) => product(kind, salesChannelId, shippingProfileId)) },
  });
}

function product(kind: Kind, salesChannelId: string, shippingProfileId: string) {
  return {
    ...PRODUCTS[kind],
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
        prices: [{ currency_code: "eur", amount: priceOf(kind, defaultConfiguration(kind)).price }],
      },
    ],
  };
}
