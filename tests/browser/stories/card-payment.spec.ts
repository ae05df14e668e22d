import { expect, test } from "@playwright/test";
import { rows } from "../../shopper/shop";
import { putInCart } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";

test("a declined card costs nothing, and the next card pays the same order", async ({ page }) => {
  await putInCart(page, "Table");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.declined);
  await expect(page.getByRole("alert")).toContainText("Ihre Karte wurde abgelehnt");
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(1491);
});

test("a card that wants its bank's word is paid after the bank has given it", async ({ page }) => {
  await putInCart(page, "Table");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.authenticationRequired);
  await page.getByRole("button", { name: "Authentifizierung abschließen" }).click();
  expect((await completedOrder(page)).orderId).not.toBe("");
});

test("a double click on the order button leads to one payment and one order", async ({ page }) => {
  await putInCart(page, "Table");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).dblclick();
  await pay(page, CARDS.success);
  const { orderId } = await completedOrder(page);
  const [{ cart } = {}] = await rows(
    `select cart_id as cart from order_cart c join "order" o on o.id = c.order_id
      where coalesce(o.custom_display_id, o.display_id::text) = $1`,
    orderId,
  );
  const [counted] = await rows(
    `select (select count(*) from order_cart where cart_id = $1) as orders,
        (select count(*) from payment p join cart_payment_collection c
          on c.payment_collection_id = p.payment_collection_id where c.cart_id = $1) as payments,
        (select sum(p.amount) from payment p join cart_payment_collection c
          on c.payment_collection_id = p.payment_collection_id
          where c.cart_id = $1 and p.captured_at is not null) as captured`,
    cart,
  );
  expect(Object.values(counted ?? {}).map(Number)).toEqual([1, 1, 1491]);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(page.getByText("Du hast noch keine Produkte im Warenkorb")).toBeVisible();
});

test("without consent and with a wrong e-mail nothing is ordered, and what was typed stays", async ({
  page,
}) => {
  await putInCart(page, "Table");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster");
  await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).uncheck();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
  await expect(page.getByText("Ohne dein Einverständnis")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("mia.muster");
  await expect(page.getByRole("textbox", { name: "Ort" })).toHaveValue("Berlin");
});
