import { expect, type Locator, type Page } from "@playwright/test";
import { payOnPage } from "../shopper/payment-page";
import { checkout, complete, orderableCart } from "../shopper/shop";
import { shop } from "./shop";

/** The words in a configurator's address. */
export type Configurator = "Table" | "TableOffice" | "Bench" | "Stool" | "Shelf" | "Frame";

/**
 * Brings a cart for tests whose story begins there: sends the configurator's own form, as a browser without scripts does.
 * @param fields what the form says, by the names in the address; nothing is the piece one meets on opening the page
 * @returns where the shop leads then; the next configurator's page says that the piece is in the cart
 */
export async function putInCart(
  page: Page,
  configurator: Configurator,
  fields: Record<string, string> = {},
): Promise<string> {
  const answer = await page.request.post(`${shop.storefront}/configurator${configurator}Desktop`, {
    form: fields,
    headers: { origin: shop.storefront },
    maxRedirects: 0,
  });
  expect(answer.status(), `${configurator} ${JSON.stringify(fields)} lies in the cart`).toBe(303);
  return new URL(answer.headers().location ?? "", shop.storefront).href;
}

/** Puts one more piece in the cart, as {@link putInCart} does, and opens the cart after the page that has said so. */
export async function openCartWith(...piece: Parameters<typeof putInCart>): Promise<void> {
  const [page] = piece;
  await page.request.get(await putInCart(...piece));
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
}

/** The pieces in the cart, as they are listed. */
export function cards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /entfernen$|^Remove / }) });
}

/** The total of the page's summary (whole EUR). */
export async function totalOf(page: Page): Promise<number> {
  const said = page.getByRole("status").filter({ hasText: /^(Gesamt|Total):/ });
  return eurosIn(await said.textContent());
}

/** The whole euros in a text such as "1.491 €" or "€1,491". */
export function eurosIn(text: string | null): number {
  const figures = /([\d.,]+)\s*€/.exec(text ?? "")?.[1] ?? /€\s*([\d.,]+)/.exec(text ?? "")?.[1];
  return Number(figures?.replace(/[.,](?=\d{3}\b)/g, ""));
}

/**
 * Sends the cart's own form, as a browser without scripts does, for tests whose story begins after the order.
 * @param fields beside the shopper's name and address in Germany; `intent` says which button, ordering unless told otherwise
 * @returns where the shop leads then: the payment page, the order, the reservation; null when it stays on the cart
 */
export async function sendCart(page: Page, fields: Record<string, string> = {}): Promise<string | null> {
  const shown = await (await page.request.get(`${shop.storefront}/cartDesktop`)).text();
  const answer = await page.request.post(`${shop.storefront}/cartDesktop`, {
    form: {
      intent: "order",
      firstName: "Mia",
      lastName: "Muster",
      email: "mia.muster@example.com",
      street: "Werkstattweg 46",
      zip: "10999",
      city: "Berlin",
      dataSecurity: "on",
      shownOffer: /name="shownOffer" value="([^"]+)"/.exec(shown)?.[1] ?? "",
      ...fields,
    },
    headers: { origin: shop.storefront },
    maxRedirects: 0,
  });
  const location = answer.headers().location;
  return location ? new URL(location, shop.storefront).href : null;
}

/** Pays a hosted payment page with a card that works, without looking at it. */
export async function payUnseen(paymentPage: string): Promise<void> {
  expect(await payOnPage(paymentPage)).toBe(true);
}

/** An order of these pieces that is paid by card, made without a browser. `number` is what the shopper is told. */
export async function paidOrder(
  ...kinds: Parameters<typeof orderableCart>
): Promise<{ id: string; number: string }> {
  const cart = await orderableCart(...kinds);
  await payUnseen((await checkout(cart)).body.url);
  const { id, display_id } = (await complete(cart)).body.order;
  return { id, number: String(display_id) };
}
