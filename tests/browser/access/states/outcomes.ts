import { expect, type Page } from "@playwright/test";
import { rows } from "../../../shopper/shop";
import { payUnseen, putInCart, sendCart } from "../../cart";
import { shop } from "../../shop";
import { newVoucher, offer, reservations } from "../../staff";
import { open, type State, unfoldAll } from "./state";

const lastName = () => `Ausland ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

/** A reservation from Austria; answers where its offer is paid. */
async function offered(page: Page): Promise<string> {
  const name = lastName();
  await putInCart(page, "Table");
  await sendCart(page, { intent: "terms", outsideGermany: "on" });
  await sendCart(page, { lastName: name, outsideGermany: "on", country: "AT", zip: "1010", city: "Wien" });
  const reserved = (await reservations()).find((reservation) => reservation.name === `Mia ${name}`);
  return offer(reserved?.id ?? "", 180);
}

/** A payment link whose customer has pressed the button; answers the hosted page. */
async function hostedPageOf(page: Page, link: string): Promise<string> {
  const answer = await page.request.post(shop.storefront + link, {
    headers: { origin: shop.storefront },
    maxRedirects: 0,
  });
  return answer.headers().location ?? "";
}

/** How ordering, reserving and paying can end. */
export const OUTCOMES: State[] = [
  {
    name: "order-completed",
    reach: async (page) => {
      await putInCart(page, "Table");
      const hosted = await sendCart(page);
      await payUnseen(hosted ?? "");
      await open(page, "/orderCompletedStripe");
      await expect(page).toHaveURL(/orderCompleted\?/);
    },
  },
  {
    name: "order-by-transfer",
    reach: async (page) => {
      await putInCart(page, "Table");
      await sendCart(page, { intent: "voucher", voucherCode: await newVoucher(0) });
      await page.goto((await sendCart(page)) ?? "");
      await expect(page.getByText(/^[A-Z]{2}\d\d/)).toBeVisible();
    },
  },
  {
    name: "order-payment-missing",
    reach: async (page) => {
      await putInCart(page, "Table");
      await sendCart(page);
      await open(page, "/orderCompletedStripe");
    },
  },
  {
    name: "order-payment-returned",
    reach: async (page) => {
      const code = await newVoucher(50);
      await putInCart(page, "Table");
      await sendCart(page, { intent: "voucher", voucherCode: code });
      const hosted = await sendCart(page);
      // Another cart has got the voucher meanwhile.
      await rows(
        `update furniture_voucher_hold set cart_id = 'cart_of_somebody_else', redeemed = true
         where promotion_id = (select id from promotion where code = $1)`,
        code,
      );
      await payUnseen(hosted ?? "");
      await open(page, "/orderCompletedStripe");
      await expect(page.getByRole("heading", { level: 1, name: /^Dein Geld|^Your money/ })).toBeVisible();
    },
  },
  {
    name: "order-reserved",
    reach: async (page) => {
      await putInCart(page, "Table");
      await sendCart(page, { intent: "terms", outsideGermany: "on" });
      const abroad = { outsideGermany: "on", country: "AT", zip: "1010", city: "Wien" };
      await page.goto((await sendCart(page, { lastName: lastName(), ...abroad })) ?? "");
      await expect(page).toHaveURL(/orderReserved/);
    },
  },
  {
    name: "order-page",
    reach: async (page, language) => {
      await putInCart(page, "Table");
      const hosted = await sendCart(page);
      await payUnseen(hosted ?? "");
      await open(page, "/orderCompletedStripe");
      const number = new URL(page.url()).searchParams.get("orderID");
      const [found] = await rows(
        `select p.token from furniture_order_page p join "order" o on o.id = p.order_id where o.display_id = $1`,
        Number(number),
      );
      await open(page, `/${language === "de" ? "auftrag" : "order"}/${found?.token}`);
      await unfoldAll(page);
    },
  },
  {
    name: "order-page-unknown",
    reach: async (page) => void (await open(page, `/auftrag/${"x".repeat(32)}`)),
  },
  { name: "pay-offer", reach: async (page) => void (await open(page, await offered(page))) },
  {
    name: "pay-offer-paid",
    reach: async (page) => {
      const link = await offered(page);
      const hosted = await hostedPageOf(page, link);
      await payUnseen(hosted);
      await open(page, `${link}?session_id=${new URL(hosted).pathname.split("/").at(-1)}`);
      await expect(page.getByRole("heading", { level: 1, name: /^Danke|^Thank/ })).toBeVisible();
    },
  },
];
