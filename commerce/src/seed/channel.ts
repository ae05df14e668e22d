import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { CURRENCY } from "@planke46/furniture-rules";

const STORE_NAME = "Planke 46";
const CHANNEL_NAME = "Online-Shop";
const KEY_TITLE = "Storefront";
/** Medusa's default name of a new store. */
const UNNAMED_STORE = "Medusa Store";

/** The store's name and currency, its sales channel and the key the storefront sends. */
export async function seedChannel(
  container: MedusaContainer,
): Promise<{ salesChannelId: string; publishableKey: string }> {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const isNew = store?.name === UNNAMED_STORE;
  // Staff may rename the channel: the store knows its own.
  const known = isNew ? undefined : store?.default_sales_channel_id;
  const salesChannelId = known ?? (await findOrCreateChannel(container));
  if (store && isNew) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: STORE_NAME,
          supported_currencies: [{ currency_code: CURRENCY, is_default: true, is_tax_inclusive: true }],
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
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "api_key",
    fields: ["id", "title", "token", "revoked_at", "sales_channels_link.sales_channel_id"],
    filters: { type: "publishable" },
    pagination: { order: { created_at: "ASC" } },
  });
  // Staff may rename the key as well: whatever opens this channel is the storefront's.
  const valid = data.filter(({ revoked_at }: KeyRow) => !revoked_at || new Date(revoked_at) > new Date());
  const present = valid.find((key: KeyRow) => channelsOf(key).includes(salesChannelId));
  if (present) return present.token;
  // What a crash left of an earlier start opens no channel yet.
  const begun = valid.find((key: KeyRow) => key.title === KEY_TITLE && channelsOf(key).length === 0);
  const { id, token } = begun ?? (await createKey(container));
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } });
  return token;
}

async function createKey(container: MedusaContainer): Promise<{ id: string; token: string }> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: KEY_TITLE, type: "publishable", created_by: "" }] },
  });
  const [created] = result;
  if (!created) throw new Error("The publishable key could not be created");
  return created;
}

const channelsOf = ({ sales_channels_link }: KeyRow): string[] =>
  [sales_channels_link].flat().flatMap((link) => link?.sales_channel_id ?? []);

interface KeyRow {
  title: string;
  revoked_at?: string | Date | null;
  sales_channels_link?: Link | Link[] | null;
}
type Link = { sales_channel_id: string } | null;
