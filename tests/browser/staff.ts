import { expect, type Locator, type Page } from "@playwright/test";
import { shop } from "./shop";

let token: Promise<string> | undefined;

async function login(): Promise<string> {
  const answer = await fetch(`${shop.medusa}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.staff),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  token ??= login();
  return fetch(`${shop.medusa}/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Expects that one card of a page of the admin stands above another, as soon as the page is laid out. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
      return above && below && above.y < below.y;
    })
    .toBe(true);
}

/** The status of what staff try and the shop may refuse. */
export async function statusAsStaff(path: string, body?: unknown): Promise<number> {
  return (await ask("POST", path, body)).status;
}

/** What staff do, through the routes that their pages use. */
export async function asStaff<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text.slice(0, 300)}`).toBeLessThan(300);
  return JSON.parse(text) as Answer;
}

/** A mail to the customer as it is read, once it has left. */
export async function mailText(orderId: string, template: string): Promise<string> {
  let id = "";
  await expect
    .poll(
      async () => {
        const path = `/furniture/mails?order_id=${orderId}&template=${template}&status=sent`;
        const { mails } = await asStaff<{ mails: { id: string }[] }>("GET", path);
        id = mails[0]?.id ?? "";
        return mails.length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  const { content } = await asStaff<{ content: { text: string } }>("GET", `/furniture/mails/${id}`);
  return content.text;
}

/** A line of an order as the workshop reads it. Prices in whole EUR, before the cart's discount. */
export interface OrderedPiece {
  kind: string;
  configuration: Record<string, unknown>;
  price: number;
  facts: { planks?: { title: string }[] } | null;
}

/** An order as staff see it, found by the number the shopper was told. */
export async function orderOf(number: string) {
  const { orders } = await asStaff<{ orders: { id: string; display_id: number; total: number }[] }>(
    "GET",
    "/orders?order=-created_at&limit=20&fields=id,display_id,total",
  );
  const order = orders.find(({ display_id }) => String(display_id) === number);
  if (!order) throw new Error(`Staff see no order ${number}.`);
  const sheet = await asStaff<{ order: { lines: OrderedPiece[]; record: Record<string, unknown> } }>(
    "GET",
    `/furniture/orders/${order.id}`,
  );
  return { id: order.id, total: order.total, ...sheet.order };
}

export interface Plank {
  id: string;
  title: string;
  /** Takes it out of the stock again. */
  retire: () => Promise<void>;
}

/** The photograph of a plank of the sample stock. */
export async function photograph(): Promise<string> {
  const path = "/furniture/planks?limit=1&q=Letzte";
  const { planks } = await asStaff<{ planks: { image: string }[] }>("GET", path);
  return planks[0]?.image ?? "";
}

/** Puts a plank of its own for one test into a list of the stock. */
export async function newPlank(list: "table" | "bench" | "stool" | "shelf", word: string): Promise<Plank> {
  const title = `${word} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
  const { plank } = await asStaff<{ plank: { id: string } }>("POST", "/furniture/planks", {
    list,
    title,
    image: await photograph(),
  });
  const { id } = plank;
  const retire = async () => {
    await asStaff("POST", `/furniture/planks/${id}`, { retired: true });
  };
  return { id, title, retire };
}

/** A voucher of its own for one test, worth this many EUR; one worth nothing makes a transfer the payment. */
export async function newVoucher(value: number): Promise<string> {
  const { voucher } = await asStaff<{ voucher: { code: string } }>("POST", "/furniture/vouchers", { value });
  return voucher.code;
}

export interface Reservation {
  id: string;
  number: string | number;
  name: string;
  country: string;
  total: number;
  state: string;
}

/** Orders from abroad, which staff see on a page of their own. */
export async function reservations(): Promise<Reservation[]> {
  return (await asStaff<{ reservations: Reservation[] }>("GET", "/furniture/reservations?limit=100"))
    .reservations;
}

/** Quotes the delivery of a reservation (whole EUR); answers the path of the page where it is paid. */
export async function offer(reservationId: string, deliveryCost: number): Promise<string> {
  const { reservation } = await asStaff<{ reservation: { token: string } }>(
    "POST",
    `/furniture/reservations/${reservationId}/offer`,
    { delivery_cost: deliveryCost },
  );
  return `/pay/${reservation.token}`;
}

/** Turns the pages of a list of the admin until this is in sight: other tests may have filled the first ones. */
export async function turnTo(page: Page, target: Locator): Promise<void> {
  const next = page.getByRole("navigation", { name: "Seiten" }).getByRole("button", { name: "Weiter" });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  for (;;) {
    const shown = await page.getByRole("row").nth(1).textContent();
    if ((await target.count()) > 0 || !(await next.isVisible())) return;
    await next.click();
    await expect(page.getByRole("row").nth(1)).not.toHaveText(shown ?? "");
  }
}

/** Searches a list of the admin for this: other tests may have filled its first pages. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Suche" }).fill(words);
}
