import { expect, type Page, test } from "@playwright/test";
import { hydrated, placeOfPlank, shop } from "./shop";

const TABLE = "/configuratorTableDesktop?chosen=sofa&choosePlanks=yes";

const strip = (page: Page, number: number) =>
  page.getByRole("group", { name: `Planke ${number}: was noch im Lager liegt` });
const list = (page: Page, number: number) => page.getByRole("combobox", { name: `Planke ${number}` });

test("planks are picked from their pictures, position by position, and none lies in two", async ({
  page,
}) => {
  await page.goto(shop.storefront + TABLE);
  await expect(placeOfPlank(page, 1)).toBeChecked();
  const cards = strip(page, 1).getByRole("radio");
  const before = await cards.count();
  expect(before).toBeGreaterThan(2);
  const title = (await strip(page, 1).locator("label").nth(1).textContent()) ?? "";
  await strip(page, 1).getByText(title, { exact: true }).click();
  await expect(list(page, 1).getByRole("option", { name: title, selected: true })).toBeAttached();
  for (const heard of [list(page, 1), strip(page, 1).getByRole("radio", { name: title })])
    await expect(heard).toHaveAccessibleDescription(/^\d{3} × \d\d × 4 cm$/);
  await expect(page.getByRole("img", { name: `Foto der Planke „${title}“` })).toBeVisible();

  await page.getByRole("group", { name: "Plätze der Planken" }).locator("label").nth(1).click();
  await expect(placeOfPlank(page, 2)).toBeChecked();
  await expect(list(page, 1)).toBeHidden();
  await expect(strip(page, 2).getByRole("radio")).toHaveCount(before - 1);
  await expect(strip(page, 2).getByText(title, { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Planke 2: nächste" }).click();
  await expect(page.getByRole("button", { name: "Planke 2: vorherige" })).toBeDisabled();
  await page.getByRole("button", { name: "Planke 2: nächste" }).click();
  // The second of the store lies in the first place: the arrow has skipped it.
  await expect(strip(page, 2).getByRole("radio").nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Planke 2 leeren" }).click();
  await expect(list(page, 2)).toHaveValue("");
});

test("picked planks survive reload and a change of language", async ({ page }) => {
  await page.goto(shop.storefront + TABLE);
  await strip(page, 1).locator("label").first().click();
  await expect(page).toHaveURL(/plank1=plank_/);
  await page.reload();
  await expect(strip(page, 1).getByRole("radio").first()).toBeChecked();
  const picked = await list(page, 1).inputValue();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("combobox", { name: "Plank 1" })).toHaveValue(picked);
});

test("arrow keys walk along the pictures and along the positions", async ({ page }) => {
  await page.goto(shop.storefront + TABLE);
  await hydrated(page);
  await strip(page, 1).getByRole("radio").first().press("Space");
  await expect(strip(page, 1).getByRole("radio").first()).toBeChecked();
  await strip(page, 1).getByRole("radio").first().press("ArrowRight");
  await expect(strip(page, 1).getByRole("radio").nth(1)).toBeChecked();
  await placeOfPlank(page, 1).press("ArrowDown");
  await expect(placeOfPlank(page, 2)).toBeChecked();
});
