import { expect, type Page, test } from "@playwright/test";
import { rows } from "../shopper/shop";
import { putInCart } from "./cart";
import { shop } from "./shop";

const TABLE = "/configuratorTableDesktop?chosen=sofa&choosePlanks=yes";

const look = (page: Page) => page.getByRole("link", { name: /^Planke „.+“ groß ansehen$/ });
const closeUp = (page: Page) => page.getByRole("dialog").getByRole("region", { name: /von nah/ });
const at = (page: Page) =>
  closeUp(page).evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    left: scrollLeft,
    furthest: scrollWidth - clientWidth,
  }));

test("a plank is looked at from end to end by keyboard, with its measures, and taken", async ({ page }) => {
  // Planks of other tests lie in the same stock and have no photograph of their ends.
  const [plank] = await rows(
    `select title from furniture_plank where sample and list = 'table' and sold_at is null and held_until is null
       and retired_at is null and deleted_at is null order by title limit 1`,
  );
  const title = String(plank?.title);
  await page.goto(shop.storefront + TABLE);
  const opener = page.getByRole("link", { name: `Planke „${title}“ groß ansehen` });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByText(/^\d{2,3} × \d{2} × 4 cm$/)).toBeVisible();
  await expect(dialog.getByRole("img", { name: `Stirnseite der Planke „${title}“` })).toBeVisible();
  const picture = dialog.getByRole("img", { name: `Foto der Planke „${title}“` });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(2000);

  expect((await at(page)).left).toBe(0);
  await closeUp(page).press("ArrowRight");
  await expect.poll(async () => (await at(page)).left).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Rechtes Ende" }).press("Enter");
  await expect
    .poll(async () => {
      const { left, furthest } = await at(page);
      return furthest - left;
    })
    .toBeLessThan(2);
  await dialog.getByRole("button", { name: "Ganze Planke" }).press("Enter");
  await expect.poll(async () => (await at(page)).furthest).toBe(0);
  await dialog.getByRole("slider", { name: "Vergrößern" }).press("End");
  await expect.poll(async () => (await at(page)).furthest).toBeGreaterThan(500);

  await dialog.getByRole("button", { name: "Diese Planke nehmen" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(
    page.getByRole("combobox", { name: "Planke 1" }).getByRole("option", { name: title, selected: true }),
  ).toBeAttached();
});

test("from one plank on to the next, dragged with a mouse; Escape leads back", async ({ page }) => {
  await page.goto(shop.storefront + TABLE);
  await look(page).first().click();
  const first = await page.getByRole("dialog").getByRole("heading").textContent();
  await expect(page.getByRole("button", { name: "Vorherige", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Nächste", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("heading")).not.toHaveText(first ?? "");
  const box = await closeUp(page).boundingBox();
  if (!box) throw new Error("there is no window");
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect((await at(page)).left).toBeGreaterThan(box.width * 0.4);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(look(page).first()).toBeFocused();
});

test("the planks picked for a piece can be looked at in the cart, where none can be taken", async ({
  page,
}) => {
  const [plank] = await rows(
    `select id, title from furniture_plank where list = 'bench' and sold_at is null and held_until is null
     and retired_at is null and deleted_at is null order by name desc limit 1`,
  );
  await putInCart(page, "Bench", { chosen: "twoPerson", choosePlanks: "yes", plank1: String(plank?.id) });
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("link", { name: `Planke „${plank?.title}“ groß ansehen` }).click();
  const dialog = page.getByRole("dialog", { name: String(plank?.title) });
  await expect(dialog.getByText(/× 4 cm$/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Diese Planke nehmen" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way to a plank of the cart is a link to its picture", async ({ page }) => {
    const [plank] = await rows(
      "select id, title from furniture_plank where list = 'stool' and sold_at is null and retired_at is null limit 1",
    );
    await putInCart(page, "Stool", { choosePlanks: "yes", plank1: String(plank?.id) });
    await page.goto(`${shop.storefront}/cartDesktop`);
    const href = await page
      .getByRole("link", { name: `Planke „${plank?.title}“ groß ansehen` })
      .getAttribute("href");
    const picture = await page.request.get(shop.storefront + href);
    expect(picture.headers()["content-type"]).toBe("image/webp");
  });
});
