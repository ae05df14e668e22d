import { expect, test } from "@playwright/test";
import { CARDS, completedOrder, introduce, orderedTable, pay, shop, toPayment } from "./shop";
import { orderOf } from "./staff";

test("the advertisement somebody came from stands on their order, and nowhere in its addresses", async ({
  page,
}) => {
  await page.goto(
    `${shop.storefront}/tisch?utm_source=brief&utm_medium=post&utm_campaign=Fr%C3%BChling&ref=7`,
  );
  await orderedTable(page);
  expect(page.url()).not.toContain("utm");
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId } = await completedOrder(page);

  expect((await orderOf(orderId)).record.utm).toEqual({
    source: "brief",
    medium: "post",
    campaign: "Frühling",
  });
});
