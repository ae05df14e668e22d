import { expect } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { admin, checkout, complete, orderableCart, store } from "../../../tests/shopper/shop";

/** An ordinary product with the option that delivers it; their ids. */
export interface Tin {
  product: string;
  variant: string;
  option: string;
}

/** A tin of wax, sent as a parcel; EUR, VAT included. */
export async function newTin(price: number, postage: number): Promise<Tin> {
  const { body: furniture } = await admin("GET", "/products?limit=1&fields=id,*sales_channels");
  const sales_channels = [{ id: furniture.products[0].sales_channels[0].id }];
  const { body: options } = await admin(
    "GET",
    "/shipping-options?fields=id,service_zone_id,provider_id,*type",
  );
  const own = options.shipping_options.find(
    ({ type }: { type: { code: string } }) => type.code === "furniture-delivery",
  );
  const name = `Kleines ${Date.now()}`;
  const { body: made } = await admin("POST", "/shipping-profiles", { name, type: name });
  const shipping_profile_id = made.shipping_profile.id;
  const { body: option } = await admin("POST", "/shipping-options", {
    name: "Paket",
    service_zone_id: own.service_zone_id,
    shipping_profile_id,
    provider_id: own.provider_id,
    price_type: "flat",
    type: { label: "Paket", description: "Mit der Post", code: "parcel" },
    prices: [{ currency_code: "eur", amount: postage }],
    rules: [],
  });
  const { body } = await admin("POST", "/products", {
    title: "Wachs",
    handle: `wachs-${Date.now()}`,
    status: "published",
    shipping_profile_id,
    sales_channels,
    options: [{ title: "Menge", values: ["250 ml"] }],
    variants: [
      {
        title: "250 ml",
        options: { Menge: "250 ml" },
        manage_inventory: false,
        prices: [{ currency_code: "eur", amount: price }],
      },
    ],
  });
  const { id: product, variants } = body.product;
  return { product, variant: variants[0].id, option: option.shipping_option.id };
}

export async function removeTin({ product, option }: Tin): Promise<void> {
  expect((await admin("DELETE", `/shipping-options/${option}`)).status).toBe(200);
  expect((await admin("DELETE", `/products/${product}`)).status).toBe(200);
}

export const addTins = ({ variant }: Tin, cart: string, quantity: number, more: object = {}) =>
  store("POST", `/carts/${cart}/line-items`, { variant_id: variant, quantity, ...more });
export const sendParcel = ({ option }: Tin, cart: string) =>
  store("POST", `/carts/${cart}/shipping-methods`, { option_id: option });

/** A piece of furniture and two tins, ordered and paid. */
export async function mixedOrder(
  tin: Tin,
  kind: "table" | "stool",
): Promise<{ id: string; url: string; total: number }> {
  const cart = await orderableCart(kind);
  expect((await addTins(tin, cart, 2)).status).toBe(200);
  expect((await sendParcel(tin, cart)).status).toBe(200);
  const { url } = (await checkout(cart)).body;
  expect(await payOnPage(url)).toBe(true);
  const { order } = (await complete(cart)).body;
  return { id: order.id, url, total: order.total };
}

/** Gives a tin the reduced rate of 7 % by its type. Returns what takes it back. */
export async function reduceRate({ product }: Tin): Promise<() => Promise<void>> {
  const { tax_regions } = (await admin("GET", "/tax-regions?country_code=de")).body;
  const { product_type } = (await admin("POST", "/product-types", { value: `Buch ${Date.now()}` })).body;
  const reduced = await admin("POST", "/tax-rates", {
    tax_region_id: tax_regions[0].id,
    name: "Ermäßigt",
    rate: 7,
    code: "de-7",
    rules: [{ reference: "product_type", reference_id: product_type.id }],
  });
  expect(reduced.status, JSON.stringify(reduced.body)).toBe(200);
  await admin("POST", `/products/${product}`, { type_id: product_type.id });
  return async () => {
    await admin("POST", `/products/${product}`, { type_id: null });
    await admin("DELETE", `/tax-rates/${reduced.body.tax_rate.id}`);
  };
}
