import { expect, test } from "@playwright/test";
import { violations } from "./access/examine";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff } from "./staff";

test.beforeEach(forgetRequests);

test("a list is turned by key, shows its last page to who stands behind it, and is loaded again when the server is back", async ({
  page,
}) => {
  const series = { name: `Seiten ${Date.now().toString(36)}`, prefix: "SEITE", count: 30, value: 5 };
  const { batch } = await asStaff<{ batch: { id: string } }>("POST", "/furniture/vouchers/batches", series);
  await enterAdmin(page);
  await page.goto(`${shop.admin}/vouchers?batch_id=${batch.id}&page=99`);
  const pages = page.getByRole("navigation", { name: "Seiten" });
  await expect(pages).toContainText("25 bis 30 von 30 · Seite 2 von 2");
  const back = pages.getByRole("button", { name: "Zurück" });
  await back.press("Enter");
  await expect(pages).toContainText("1 bis 24 von 30 · Seite 1 von 2");
  await expect(back).toBeFocused();
  await expect(back).toBeDisabled();
  expect(await violations(page, 'nav[aria-label="Seiten"]')).toEqual([]);

  let silent = true;
  await page.route("**/admin/furniture/vouchers?**", (route) => (silent ? route.abort() : route.fallback()));
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(
    "Das ließ sich nicht laden: Der Server ist gerade nicht zu erreichen.",
  );
  silent = false;
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await expect(pages).toContainText("von 30");
});
