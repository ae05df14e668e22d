import { shopperOf } from "./shopper.mjs";

/** @typedef {import("./shopper.mjs").Shopper} Shopper */
/** @typedef {import("./cart-ratios.mjs").Contest} Contest */

const KIND = "stool";
const LINES = 3;
const PIECE = { kind: KIND, configuration: {} };
const TABLE = { kind: "table", configuration: {} };
const ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  address_1: "Musterstraße 1",
  postal_code: "1010",
  city: "Wien",
  country_code: "at",
};
/** What the storefront asks of a new order. */
const PLACED_ORDER = "id,display_id,custom_display_id,summary";
const CONTACT = { email: "bench@example.test", shipping_address: ADDRESS };

/**
 * The shop's own cart routes against what Medusa needs for the like, on one database: Medusa adds a plain product where we
 * add a configured piece. Payments are those of the system provider on both sides, so no other server has a part in it.
 * @param {{ medusa: string, publishableKey: string }} shop
 * @param {string} stockAddress
 * @param {() => Promise<void>} withdraw takes the orders that Medusa alone has placed out of the shop's sight
 * @returns {Promise<Contest[]>}
 */
export async function cartContests({ medusa, publishableKey }, stockAddress, withdraw) {
  const ours = shopperOf(medusa, publishableKey);
  const theirs = shopperOf(stockAddress, publishableKey);
  const regions = await regionsOf(theirs);
  const us = ourCarts(ours, regions);
  const them = theirCarts(theirs, regions, await variantOf(theirs));
  return [
    contest("furniture: first piece", 0.25, async () => {
      const [a, b] = [await us.empty(), await them.empty()];
      return { ours: () => us.add(a), theirs: () => them.add(b) };
    }),
    contest("furniture: further piece", 0.25, async () => {
      const [a, b] = [await us.filled(1), await them.filled(1)];
      return { ours: () => us.add(a), theirs: () => them.add(b) };
    }),
    contest("furniture: with shipping and payment", 0.55, async () => {
      const [a, b] = [await us.orderable(), await them.orderable()];
      await us.pay(a);
      await them.pay(b);
      return { ours: () => us.add(a), theirs: () => them.add(b.cart) };
    }),
    contest("terms against a shipping method", 0.15, async () => {
      const [a, b] = [await us.filled(1), await them.filled(1)];
      const option = await them.option(b);
      return {
        ours: () => ours("POST", `/carts/${a}/terms`, { express_build: true }),
        theirs: () => theirs("POST", `/carts/${b}/shipping-methods`, { option_id: option }),
      };
    }),
    contest("checkout and complete", 0.8, async () => {
      await withdraw();
      const [a, b] = [await us.orderable(), await them.orderable()];
      return {
        ours: async () => {
          await us.pay(a);
          await ours("POST", `/carts/${a}/complete?fields=${PLACED_ORDER}`);
        },
        theirs: async () => {
          await them.pay(b);
          await theirs("POST", `/carts/${b.cart}/complete`);
        },
      };
    }),
    contest("price against an empty route", 1.5, async () => ({
      ours: () => ours("POST", "/furniture/price", TABLE),
      theirs: () => theirs("POST", "/empty", TABLE),
    })),
    contest("summary against the cart", 0.5, async () => {
      const [a, b] = [await us.filled(LINES), await them.filled(LINES)];
      return { ours: () => ours("GET", `/carts/${a}/summary`), theirs: () => theirs("GET", `/carts/${b}`) };
    }),
  ];
}

/**
 * @param {string} name
 * @param {number} goal
 * @param {Contest["prepare"]} prepare
 * @returns {Contest}
 */
const contest = (name, goal, prepare) => ({ name, goal, prepare });

/** @typedef {{ home: string, abroad: string }} Regions */

/**
 * @param {Shopper} ask
 * @returns {Promise<Regions>}
 */
async function regionsOf(ask) {
  const { regions } = await ask("GET", "/regions?fields=id,*countries");
  /** @type {{ id: string, countries: { iso_2: string }[] }[]} */
  const all = regions;
  const home = all.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "de"))?.id ?? "";
  return { home, abroad: all.find(({ id }) => id !== home)?.id ?? "" };
}

/**
 * The variant that Medusa sells as a plain product.
 * @param {Shopper} ask
 * @returns {Promise<string>}
 */
async function variantOf(ask) {
  const { products } = await ask("GET", "/products?limit=100&fields=id,metadata,variants.id");
  /** @type {{ metadata?: { kind?: string }, variants: { id: string }[] }[]} */
  const all = products;
  return all.find(({ metadata }) => metadata?.kind === KIND)?.variants[0]?.id ?? "";
}

/**
 * Carts of the shop, made by its own routes.
 * @param {Shopper} ask
 */
export const cartsOf = async (ask) => ourCarts(ask, await regionsOf(ask));

/**
 * @param {Shopper} ask
 * @param {Regions} regions
 */
function ourCarts(ask, { home }) {
  /** @returns {Promise<string>} */
  const empty = async () => (await ask("POST", "/carts", { region_id: home })).cart.id;
  /**
   * @param {string} cart
   * @param {object} [piece]
   */
  const add = (cart, piece = PIECE) => ask("POST", `/carts/${cart}/furniture`, piece);
  /** @param {number} lines */
  const filled = async (lines) => {
    const cart = await empty();
    for (let line = 0; line < lines; line++) await add(cart);
    return cart;
  };
  /**
   * Makes it a reservation from abroad: prepared by the system provider.
   * @param {string} cart
   * @param {string} [email]
   */
  const identify = async (cart, email = CONTACT.email) => {
    await ask("POST", `/carts/${cart}/terms`, { outside_germany: true, data_security: true });
    await ask("POST", `/carts/${cart}`, { ...CONTACT, email });
  };
  const orderable = async () => {
    const cart = await filled(1);
    await identify(cart);
    return cart;
  };
  /** @param {string} cart */
  const pay = (cart) => ask("POST", `/carts/${cart}/checkout`, {});
  return { empty, add, filled, identify, orderable, pay };
}

/**
 * @param {Shopper} ask
 * @param {Regions} regions
 * @param {string} variant_id
 */
function theirCarts(ask, { home, abroad }, variant_id) {
  /** @returns {Promise<string>} */
  const empty = async (region = home) => (await ask("POST", "/carts", { region_id: region })).cart.id;
  /** @param {string} cart */
  const add = (cart) => ask("POST", `/carts/${cart}/line-items`, { variant_id, quantity: 1 });
  /**
   * @param {number} lines
   * @param {string} [region]
   */
  const filled = async (lines, region) => {
    const cart = await empty(region);
    for (let line = 0; line < lines; line++) await add(cart);
    return cart;
  };
  /**
   * @param {string} cart
   * @returns {Promise<string>}
   */
  const option = async (cart) =>
    (await ask("GET", `/shipping-options?cart_id=${cart}`)).shipping_options[0].id;
  const orderable = async () => {
    const cart = await filled(1, abroad);
    await ask("POST", `/carts/${cart}`, CONTACT);
    await ask("POST", `/carts/${cart}/shipping-methods`, { option_id: await option(cart) });
    const { payment_collection } = await ask("POST", "/payment-collections", { cart_id: cart });
    return { cart, collection: String(payment_collection.id) };
  };
  /** @param {{ collection: string }} cart */
  const pay = ({ collection }) =>
    ask("POST", `/payment-collections/${collection}/payment-sessions`, { provider_id: "pp_system_default" });
  return { empty, add, filled, option, orderable, pay };
}
