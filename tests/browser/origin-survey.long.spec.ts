import { expect, test } from "@playwright/test";
import { rows } from "../shopper/shop";
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

test("of two orders in one browser each page keeps its order, and its answer", async ({ page, context }) => {
  const order = async (tab: typeof page, piece: "Stool" | "Bench") => {
    await openCartWith(tab, piece);
    await introduce(tab);
    await toPayment(tab);
    await pay(tab, CARDS.success);
    return (await completedOrder(tab)).orderId;
  };
  const first = await order(page, "Stool");
  const newer = await context.newPage();
  const second = await order(newer, "Bench");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("40 × 40 × 45 cm");
  await page.getByRole("radio", { name: "Freunde" }).check();
  await page.getByRole("button", { name: "Antwort abschicken" }).click();
  await expect(page.getByText("Danke, deine Antwort ist angekommen.")).toBeVisible();
  const answered = await rows(
    `select o.display_id::text as number from furniture_origin_survey s join "order" o on o.id = s.order_id
     where o.display_id::text = any($1)`,
    [first, second],
  );
  expect(answered).toEqual([{ number: first }]);
});
