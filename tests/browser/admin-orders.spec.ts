import { expect, test } from "@playwright/test";
import { CARDS, completedOrder, enterAdmin, introduce, orderedTable, pay, shop, toPayment } from "./shop";
import { orderOf } from "./staff";

test("Medusa's own pages for edits, exchanges and claims say in German where an order is changed", async ({
  page,
}) => {
  await orderedTable(page, "/configuratorStoolDesktop");
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  const { id } = await orderOf((await completedOrder(page)).orderId);

  await enterAdmin(page);
  await page.goto(`${shop.medusa}/app/orders/${id}`);
  await expect(page.getByTestId("furniture-hints")).toContainText("„Auftrag ändern“");
  for (const [deed, sentence] of [
    ["edits", "Eine Bestellung wird hier nicht bearbeitet"],
    ["exchanges", "Umtausch wird hier nicht angelegt"],
    ["claims", "Reklamationen werden hier nicht angelegt"],
  ] as const) {
    await page.goto(`${shop.medusa}/app/orders/${id}/${deed}`);
    const said = page.getByRole("listitem").filter({ hasText: sentence });
    await expect(said, deed).toContainText("„Auftrag ändern“");
    await expect(page, deed).toHaveURL(new RegExp(`/app/orders/${id}$`));
  }
});
