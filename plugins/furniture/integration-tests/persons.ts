import { expect } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  enter,
  orderableCart,
  rows,
  store,
} from "../../../tests/shopper/shop";

export interface Person {
  email: string;
  lastName: string;
  phone: string;
  message: string;
}

export function newPerson(): Person {
  const mark = Math.random().toString(36).slice(2, 10);
  return {
    email: `zita.${mark}@example.test`,
    lastName: `Quax${mark}`,
    phone: `030${Math.random().toString().slice(2, 12)}`,
    message: `Bitte ${mark} hinten klingeln`,
  };
}

export async function cartOf(
  { email, lastName, phone, message }: Person,
  kind: "table" | "sample",
): Promise<string> {
  const cart = await orderableCart(kind);
  const address = { ...CONTACT.shipping_address, last_name: lastName, phone };
  const contact = { email, shipping_address: address, billing_address: address, metadata: { message } };
  expect((await store("POST", `/carts/${cart}`, contact)).status).toBe(200);
  return cart;
}

export async function order(person: Person, ...codes: string[]): Promise<{ id: string; display_id: number }> {
  const cart = await cartOf(person, "sample");
  if (codes.length > 0) expect((await enter(cart, ...codes)).status).toBe(200);
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  return (await complete(cart)).body.order;
}

export function ask(deed: "search" | "export" | "anonymise", email: string) {
  return admin("POST", `/furniture/customer-data/${deed}`, { email });
}

/** What staff do in Medusa when the piece has reached the shopper. */
export async function deliver(orderId: string): Promise<void> {
  const { status } = await admin("POST", `/orders/${orderId}/complete`, {});
  expect(status).toBe(200);
}

/** A paper is frozen: one of ten years ago takes its place. */
export async function agePapers(orderId: string): Promise<void> {
  const papers = await rows(
    "delete from furniture_paper where order_id = $1 returning to_jsonb(furniture_paper) as paper",
    orderId,
  );
  for (const { paper } of papers)
    await rows(
      `insert into furniture_paper select (jsonb_populate_record(null::furniture_paper,
         $1::jsonb || jsonb_build_object('issued_at', ($1::jsonb ->> 'issued_at')::timestamptz - interval '10 years'))).*`,
      JSON.stringify(paper),
    );
}

/** The tables in which a text stands, in any column. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { table_name } of tables) {
    const hits = await rows(
      `select 1 from "${table_name}" t where position($1 in lower(cast(t.* as text))) > 0`,
      text,
    );
    if (hits.length > 0) found.push(String(table_name));
  }
  return found.sort();
}
