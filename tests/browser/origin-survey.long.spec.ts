import { expect, test } from "@playwright/test";
import { openCartWith } from "./cart";
import { CARDS, completedOrder, forgetRequests, introduce, pay, toPayment } from "./shop";

test.beforeEach(forgetRequests);

test("who has ordered says where they heard of the shop, and is thanked on the start page", async ({
  page,
}) => {
  await openCartWith(page, "Table");
  await expect(page.getByText("kein Widerrufsrecht", { exact: false })).toBeVisible();
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  await completedOrder(page);
  const send = page.getByRole("button", { name: "Antwort abschicken" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Bitte wähle etwas aus");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  const first = page.getByRole("radio", { name: "Facebook" });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/^Bitte wähle etwas aus/);
  await page.getByRole("radio", { name: "Freunde" }).check();
  await send.click();
  const thanks = page.getByText("Danke, deine Antwort ist angekommen.");
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const [words, picture] = await Promise.all([
    thanks.boundingBox(),
    page.getByRole("main").getByRole("img").first().boundingBox(),
  ]);
  const gap = (picture?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
  expect(gap, "the thanks keep clear of the picture below").toBeGreaterThanOrEqual(16);
});
