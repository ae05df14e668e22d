import { expect, test } from "@playwright/test";
import { checkout, complete, orderableCart } from "../shopper/shop";
import { violations } from "./access/examine";
import { payUnseen } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";

test.beforeEach(forgetRequests);

test("while the shop's market cannot be read, pages offer to try again and the order's card stays away", async ({
  page,
}) => {
  const cart = await orderableCart("sample");
  await payUnseen((await checkout(cart)).body.url);
  const { id, display_id } = (await complete(cart)).body.order;
  await enterAdmin(page);
  let failing = true;
  await page.route("**/admin/furniture/market", (route) =>
    failing ? route.fulfill({ status: 503, json: { message: "Gerade nicht" } }) : route.fallback(),
  );

  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(page.getByRole("heading", { name: `#${display_id}` })).toBeVisible();
  await expect(page.getByTestId("furniture-order")).toHaveCount(0);
  await expect(page.getByText("Gerade nicht")).toHaveCount(0);

  await page.goto(`${shop.admin}/papers`);
  await expect(page.getByRole("alert")).toContainText("Das ließ sich nicht laden: Gerade nicht");
  expect(await violations(page, "main")).toEqual([]);
  failing = false;
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await expect(page.getByRole("heading", { name: "Rechnungen" })).toBeVisible();
  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(page.getByTestId("furniture-order")).toContainText(/Summe5\s€/);
});
