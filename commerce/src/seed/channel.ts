import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";

const STORE_NAME = "Planke 46";
const CHANNEL_NAME = "Online-Shop";
const KEY_TITLE = "Storefront";
/** Medusa's default name of a new store. */
const UNNAMED_STORE = "Medusa Store";

/** The store's name and currency, its sales channel and the key the storefront sends. */
export async function seedChannel(
  container: MedusaContainer,
): Promise<{ salesChannelId: string; publishableKey: string }> {
  const salesChannelId = await findOrCreateChannel(container);
  const [store] = await container.resolve(Modules.STORE).listStores();
  if (store?.name === UNNAMED_STORE) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: STORE_NAME,
          supported_currencies: [{ currency_code: "eur", is_default: true, is_tax_inclusive: true }],
          default_sales_channel_id: salesChannelId,
        },
      },
    });
  }
  return { salesChannelId, publishableKey: await findOrCreateKey(container, salesChannelId) };
}

async function findOrCreateChannel(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({ name: CHANNEL_NAME });
  if (existing) return existing.id;
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: CHANNEL_NAME, description: "Die Website" }] },
  });
  const [created] = result;
  if (!created) throw new Error("The sales channel could not be created");
  return created.id;
}

async function findOrCreateKey(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const keys = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ title: KEY_TITLE, type: "publishable" });
  const valid = keys.find(({ revoked_at }) => !revoked_at || revoked_at > new Date());
  if (valid) return valid.token;
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: KEY_TITLE, type: "publishable", created_by: "" }] },
  });
  const [created] = result;
  if (!created) throw new Error("The publishable key could not be created");
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: created.id, add: [salesChannelId] },
  });
  return created.token;
}
