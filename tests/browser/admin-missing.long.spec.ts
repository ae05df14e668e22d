import { expect, test } from "@playwright/test";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";

test.beforeEach(forgetRequests);

test("each part of an order's card that cannot be loaded says so, and comes once it can", async ({
  page,
}) => {
  const { id } = await paidOrder("stool");
  await enterAdmin(page);
  let broken = true;
  await page.route(
    (url) =>
      /^\/admin\/(?:furniture\/|orders\/[^/]+\/change)/.test(url.pathname) &&
      url.pathname !== `/admin/furniture/orders/${id}` &&
      !url.pathname.endsWith("/market"),
    (route) => (broken ? route.fulfill({ status: 500, json: {} }) : route.continue()),
  );
  await page.goto(`${shop.admin}/orders/${id}`);
  const parts = [
    "Der zugesagte Tag",
    "Der Stand in der Werkstatt",
    "Der Versand",
    "Was noch offen ist,",
    "Was hier zu tun ist,",
    "Die Liste der Notizen",
    "Die Liste der Rechnungen",
    "Die Liste der E-Mails",
  ];
  for (const part of parts) {
    await expect(page.getByText(`${part} ließ sich nicht laden:`)).toHaveText(
      /Der Server antwortet nicht wie erwartet \(500\)$/,
    );
  }
  broken = false;
  for (const part of parts) {
    await page.getByRole("button", { name: `Noch einmal: ${part.replace(",", "")}` }).click();
    await expect(page.getByText(`${part} ließ sich nicht laden`)).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: "Versenden …" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Zugesagt bis/ })).toBeVisible();
  await expect(page.getByTestId("order-matters")).toHaveCount(0);
});
