import { expect, type Page, test } from "@playwright/test";
import { newVoucher as newPromotion } from "../shopper/shop";
import { openCartWith, putInCart } from "./cart";
import { hydrated, introduce, shop, toPayment } from "./shop";
import { asStaff, newVoucher } from "./staff";

const total = (page: Page) => page.getByRole("region", { name: "Zusammenfassung" });
const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/cart/contact") && response.status() === 204);

test("an accepted voucher can be taken off and redeemed again", async ({ page }) => {
  const code = await newVoucher(50);
  await openCartWith(page, "Table");
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(total(page)).toContainText("1.441");
  const off = page.getByRole("button", { name: `Gutschein ${code} entfernen` });
  await expect(off, "the focus is where the field was").toBeFocused();
  await off.click();
  await expect(total(page)).toContainText("1.491");
  await expect(page.getByRole("textbox", { name: "Gutscheincode" })).toBeFocused();
  await expect(page.getByText("Der Gutschein ist entfernt")).toBeVisible();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(total(page)).toContainText("1.441");
});

test("a voucher for stools says that it does not count once the stool has left, and counts again when it is back", async ({
  page,
}) => {
  const { products } = await asStaff<{ products: { id: string }[] }>(
    "GET",
    "/products?handle=stool&fields=id",
  );
  const code = await newPromotion(0, {
    application_method: {
      ...{ type: "percentage", target_type: "items", allocation: "across", value: 20, currency_code: "eur" },
      target_rules: [{ attribute: "items.product.id", operator: "in", values: [products[0]?.id] }],
    },
  });
  await putInCart(page, "Table");
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(`  ${code} `);
  await page.getByRole("button", { name: "Einlösen" }).click();
  // 1,491 and 194 less 10 % as the second piece, less 20 % of 194 by the voucher; whole EUR.
  await expect(total(page)).toContainText("1.627");
  await page.getByRole("button", { name: /^Hocker.* entfernen$/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "gilt nicht für diesen Warenkorb" })).toBeVisible();
  await expect(page.getByText(`Gutschein ${code} ist angewendet.`)).toHaveCount(0);
  await page.getByRole("button", { name: /^Hocker.* wieder in den Warenkorb legen$/ }).click();
  await expect(page.getByText(`Gutschein ${code} ist angewendet.`)).toBeVisible();
  await expect(total(page)).toContainText("1.627");
});

test("a voucher redeemed by Enter leaves the page as it is, with what is typed", async ({ page }) => {
  const code = await newVoucher(50);
  await openCartWith(page, "Table");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Vorname" }).first().fill("Mia");
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.method()));
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(code);
  await page.keyboard.press("Enter");
  await expect(total(page)).toContainText("1.441");
  await expect(page.getByRole("button", { name: `Gutschein ${code} entfernen` })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Vorname" }).first()).toHaveValue("Mia");
  expect(loads).toEqual([]);
});

test("why a voucher does not count is seen also where its button stands at the screen's lower edge", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCartWith(page, "Table");
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("GIBT-ES-NICHT");
  const redeem = page.getByRole("button", { name: "Einlösen" });
  const fault = page.getByRole("alert").filter({ hasText: "Diesen Gutschein gibt es nicht" });
  for (const time of ["first", "again"]) {
    await redeem.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    await redeem.click();
    await expect(fault, time).toBeInViewport({ ratio: 1 });
  }
});

test("picking up says by how much it is cheaper before it is chosen, and the bill agrees", async ({
  page,
}) => {
  await openCartWith(page, "Table");
  const pickup = page.getByRole("radio", { name: /abholen/ });
  await expect(pickup).toHaveAccessibleName(/75\s€ günstiger/);
  await pickup.check();
  await expect(total(page)).toContainText("1.416");
  await expect(pickup).toHaveAccessibleName(/75\s€ günstiger/);
});

test("what is typed, half an address too, is there again when the window was closed", async ({
  page,
  context,
}) => {
  await openCartWith(page, "Table");
  const saved = kept(page);
  await page.locator("[autocomplete='family-name']").fill("Halbfertig");
  await page.getByRole("textbox", { name: "Postleitzahl" }).first().fill("101");
  await saved;
  await page.getByRole("textbox", { name: "Ort" }).first().fill("Berl");
  const last = kept(page);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await last;
  await page.close();
  const later = await context.newPage();
  await later.goto(`${shop.storefront}/cartDesktop`);
  await expect(later.locator("[autocomplete='family-name']")).toHaveValue("Halbfertig");
  await expect(later.getByRole("textbox", { name: "Postleitzahl" }).first()).toHaveValue("101");
  await expect(later.getByRole("textbox", { name: "Ort" }).first()).toHaveValue("Berl");
});

test("an unfinished payment can be paid from the head of the cart", async ({ page, context }) => {
  await openCartWith(page, "Table");
  await introduce(page);
  await toPayment(page);
  const opened = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${shop.storefront}/cartDesktop`);
  await later.getByRole("button", { name: /^Jetzt 1\.491\s€ bezahlen$/ }).click();
  await expect(later).toHaveURL(opened);
});

test("a notice that is still there speaks the language that was chosen meanwhile", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await expect(page.getByRole("slider").first()).toBeEnabled();
  const notices = page.getByRole("region", { name: /^(Hinweise|Meldungen|Notices|Messages)$/ });
  await page
    .getByRole("button", { name: /^(Nein|Ablehnen)/ })
    .first()
    .click();
  const notice = notices.getByRole("listitem");
  await expect(notice).toHaveCount(1);
  const german = (await notice.textContent()) ?? "";
  await notice.hover();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your table");
  await expect(notice).not.toHaveText(german);
});

test("the cart shows a piece just added by the picture that its notice has brought already", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  const answered = page.waitForResponse((response) => response.url().includes("/photo/stool.webp"));
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await answered;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/photo/")) asked.push(request.url());
  });
  const first = await page.getByRole("dialog").locator("img").getAttribute("src");
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("main").locator(`img[src="${first}"]`)).toBeVisible();
  expect(asked).toEqual([]);
});
