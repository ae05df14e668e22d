import { type Answer, admin } from "../../../../tests/shopper/shop";

/** A request of staff: method, path and body. */
export type Click = readonly [method: string, path: string, body?: unknown];

/** Ids of the settings that the shop sells with, as Medusa's own pages show them. */
// biome-ignore lint/suspicious/noExplicitAny: see Answer
type Found = any;

/** What the shop hangs on, read through the admin. */
export async function readSettings() {
  const [store] = (await read("/stores")).stores;
  const channel: string = store.default_sales_channel_id;
  const regions = (await read("/regions?fields=id,name,currency_code,*countries")).regions;
  const home = regions.find((region: Found) => codesOf(region).includes("de"));
  const abroad = regions.find((region: Found) => codesOf(region).includes("at"));
  const keys = (await read("/api-keys?type=publishable&fields=id,*sales_channels")).api_keys;
  const key = keys.find((one: Found) => idsOf(one.sales_channels).includes(channel));
  const products = (await read("/products?limit=50&fields=id,handle,metadata,*variants,*variants.prices"))
    .products;
  const [table, stool] = ["table", "stool"].map((kind) =>
    products.find((product: Found) => product.metadata?.kind === kind),
  );
  const fields = "id,name,provider_id,shipping_profile_id,*type,*service_zone,*service_zone.geo_zones";
  const options = (
    await read(`/shipping-options?fields=${fields},*service_zone.fulfillment_set&order=created_at`)
  ).shipping_options;
  const delivery = options.find(({ type }: Found) => type.code === "furniture-delivery");
  const [location] = (await read("/stock-locations?order=created_at")).stock_locations;
  const [tax] = (await read("/tax-regions?country_code=de&fields=id,*tax_rates")).tax_regions;
  const preferences = (await read("/price-preferences")).price_preferences;
  return {
    ...{ store, channel, home, abroad, key, table, stool, delivery, location, preferences },
    tax: { id: tax.id, rate: tax.tax_rates.find(({ is_default }: Found) => is_default).id },
  };
}
export type Settings = Awaited<ReturnType<typeof readSettings>>;

export async function read(path: string): Promise<Answer["body"]> {
  const { status, body } = await admin("GET", path);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const idsOf = (list: { id: string }[] | undefined) => (list ?? []).map(({ id }) => id);
const codesOf = ({ countries }: Found): string[] => countries.map(({ iso_2 }: Found) => iso_2);
