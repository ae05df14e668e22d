import { expect, test } from "@playwright/test";
import { CARDS, completedOrder, enterAdmin, introduce, orderedTable, pay, shop, toPayment } from "./shop";

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

  await enterAdmin(page);
  const { orders } = await page.request
    .get(`${shop.medusa}/admin/orders?limit=200&fields=id,display_id,custom_display_id`)
    .then((answer) => answer.json());
  const order = orders.find(
    (one: { display_id: number; custom_display_id?: string }) =>
      (one.custom_display_id ?? String(one.display_id)) === orderId,
  );
  const answer = await page.request.get(`${shop.medusa}/admin/furniture/orders/${order.id}`);
  expect((await answer.json()).order.record.utm).toEqual({
    source: "brief",
    medium: "post",
    campaign: "Frühling",
  });
});
