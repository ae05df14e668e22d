import type { Kind } from "@planke46/furniture-rules";
import { payOnPage } from "../../../../tests/shopper/payment-page";
import {
  type Answer,
  add,
  admin,
  checkout,
  complete,
  fromVienna,
  orderableCart,
  store,
  terms,
} from "../../../../tests/shopper/shop";
import { from, newPlank, type TestPlank } from "../plank-stock";

/** How an order came about. */
export type Way = "card" | "transfer" | "reservation" | "being paid";
export const WAYS: readonly Way[] = ["card", "transfer", "reservation", "being paid"];

/** What staff and a shopper are about: a cart with two pieces, one of them from a plank of its own, and the order of it. */
export interface Scene {
  way: Way;
  cart: string;
  plank: TestPlank;
  /** Empty until there is one. */
  order: string;
  /** The page the cart is paid at, for a card. */
  url: string;
}

export async function newScene(way: Way, second: Kind = "sample"): Promise<Scene> {
  const plank = await newPlank();
  const cart = await orderableCart(second);
  ok(await add(cart, "stool", from(plank)), "add");
  if (way === "transfer") ok(await terms(cart, { payment_method: "bank_transfer" }), "terms");
  if (way === "reservation") await fromVienna(cart);
  const { url = "" } = ok(await checkout(cart), "checkout");
  const scene: Scene = { way, cart, plank, order: "", url };
  if (way === "being paid") return scene;
  if (way === "card" && !(await payOnPage(url))) throw new Error("The page took no payment");
  scene.order = ok(await complete(cart), "complete").order.id;
  return scene;
}

/** The order of a cart, where it has become one meanwhile. */
export async function lookForOrder(scene: Scene): Promise<void> {
  if (scene.order) return;
  const { status, body } = await store("POST", `/carts/${scene.cart}/complete`);
  if (status === 200 && body.type === "order") scene.order = body.order.id;
}

/** What Medusa says of the order of a scene; undefined where there is none. */
// biome-ignore lint/suspicious/noExplicitAny: see Answer
export async function orderOf({ order }: Scene): Promise<any> {
  if (!order) return undefined;
  const fields =
    "id,status,total,summary,canceled_at,*items,*items.detail,*fulfillments,*returns,*returns.items,*payment_collections.payments,*payment_collections.payments.refunds,*payment_collections.payments.captures";
  return ok(await admin("GET", `/orders/${order}?fields=${fields}`), "order").order;
}

function ok({ status, body }: Answer, what: string): Answer["body"] {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 160)}`);
  return body;
}
