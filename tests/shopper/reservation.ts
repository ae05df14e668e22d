import type { Kind } from "@planke46/furniture-rules";
import { payOnPage } from "./payment-page";
import { admin, checkout, complete, fromVienna, orderableCart, store } from "./shop";

/** Reserves these pieces from Vienna; the id of the order. */
export async function reservation(...kinds: Kind[]): Promise<string> {
  const cart = await orderableCart(...kinds);
  await fromVienna(cart);
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

/** Staff quote the delivery of a reservation, EUR; the token of its payment link. */
export async function offer(orderId: string, delivery_cost: number): Promise<string> {
  const { body } = await admin("POST", `/furniture/reservations/${orderId}/offer`, { delivery_cost });
  if (body.reservation?.state !== "offered") throw new Error(`Not offered: ${JSON.stringify(body)}`);
  return body.reservation.token;
}

/** The payment page that a link opens, which is given by its token or its address. */
export async function pageOfLink(link: string): Promise<string> {
  const answer = await store("POST", `/furniture/payment-links/${link.split("/").at(-1)}`, { locale: "de" });
  if (answer.status !== 200) throw new Error(`Not payable: ${JSON.stringify(answer.body)}`);
  return answer.body.url;
}

/** Pays what a link asks for; the page it was paid at. */
export async function payLink(link: string): Promise<string> {
  const page = await pageOfLink(link);
  if (!(await payOnPage(page))) throw new Error("The page took no payment");
  return page;
}
