import type { RunningShop } from "../../command/running-shop.mjs";
import { type Shopper, shopperOf } from "./shopper.ts";

/** One row of the table of ratios. */
export interface Contest {
  name: string;
  /** the ratio may not be above it */
  goal: number;
  /** what both need for one round; its time does not count */
  prepare: () => Promise<{ ours: () => Promise<unknown>; theirs: () => Promise<unknown> }>;
}

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
 * @param withdraw takes the orders that Medusa alone has placed out of the shop's sight
 */
export async function cartContests(
  { medusa, publishableKey }: RunningShop,
  stockAddress: string,
  withdraw: () => Promise<void>,
): Promise<Contest[]> {
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

const contest = (name: string, goal: number, prepare: Contest["prepare"]): Contest => ({
  name,
  goal,
  prepare,
});

type Regions = { home: string; abroad: string };

async function regionsOf(ask: Shopper): Promise<Regions> {
  const { regions } = await ask("GET", "/regions?fields=id,*countries");
  const all: { id: string; countries: { iso_2: string }[] }[] = regions;
  const home = all.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "de"))?.id ?? "";
  return { home, abroad: all.find(({ id }) => id !== home)?.id ?? "" };
}

/** The variant that Medusa sells as a plain product. */
async function variantOf(ask: Shopper): Promise<string> {
  const { products } = await ask("GET", "/products?limit=100&fields=id,metadata,variants.id");
  const all: { metadata?: { kind?: string }; variants: { id: string }[] }[] = products;
  return all.find(({ metadata }) => metadata?.kind === KIND)?.variants[0]?.id ?? "";
}

/** Carts of the shop, made by its own routes. */
export const cartsOf = async (ask: Shopper) => ourCarts(ask, await regionsOf(ask));

function ourCarts(ask: Shopper, { home }: Regions) {
  const empty = async (): Promise<string> => (await ask("POST", "/carts", { region_id: home })).cart.id;
  const add = (cart: string, piece: object = PIECE) => ask("POST", `/carts/${cart}/furniture`, piece);
  const filled = async (lines: number) => {
    const cart = await empty();
    for (let line = 0; line < lines; line++) await add(cart);
    return cart;
  };
  /** Makes it a reservation from abroad: prepared by the system provider. */
  const identify = async (cart: string, email: string = CONTACT.email) => {
    await ask("POST", `/carts/${cart}/terms`, { outside_germany: true, data_security: true });
    await ask("POST", `/carts/${cart}`, { ...CONTACT, email });
  };
  const orderable = async () => {
    const cart = await filled(1);
    await identify(cart);
    return cart;
  };
  const pay = (cart: string) => ask("POST", `/carts/${cart}/checkout`, {});
  return { empty, add, filled, identify, orderable, pay };
}

function theirCarts(ask: Shopper, { home, abroad }: Regions, variant_id: string) {
  const empty = async (region = home): Promise<string> =>
    (await ask("POST", "/carts", { region_id: region })).cart.id;
  const add = (cart: string) => ask("POST", `/carts/${cart}/line-items`, { variant_id, quantity: 1 });
  const filled = async (lines: number, region?: string) => {
    const cart = await empty(region);
    for (let line = 0; line < lines; line++) await add(cart);
    return cart;
  };
  const option = async (cart: string): Promise<string> =>
    (await ask("GET", `/shipping-options?cart_id=${cart}`)).shipping_options[0].id;
  const orderable = async () => {
    const cart = await filled(1, abroad);
    await ask("POST", `/carts/${cart}`, CONTACT);
    await ask("POST", `/carts/${cart}/shipping-methods`, { option_id: await option(cart) });
    const { payment_collection } = await ask("POST", "/payment-collections", { cart_id: cart });
    return { cart, collection: String(payment_collection.id) };
  };
  const pay = ({ collection }: { collection: string }) =>
    ask("POST", `/payment-collections/${collection}/payment-sessions`, { provider_id: "pp_system_default" });
  return { empty, add, filled, option, orderable, pay };
}
