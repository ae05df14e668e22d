import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { checkout, complete, orderableCart, rows } from "../shopper/shop";
import { payUnseen } from "./cart";
import { askQuestion, declineCounting, forgetRequests, hydrated, shop } from "./shop";

const longTest = longOnly(test);

test.beforeEach(async ({ page }) => {
  await forgetRequests();
  await declineCounting(page);
});

const lost = (page: Page) => page.getByRole("alert").filter({ hasText: "Das kam nicht bei uns an" });

/** The next form that the page sends gets lost on its way, and what it asks for until another is sent. */
async function loseNext(page: Page): Promise<void> {
  let sent = 0;
  await page.route(/.*/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === "POST") sent += 1;
    if (sent === 1 && (route.request().method() === "POST" || pathname.endsWith(".data")))
      await route.abort();
    else await route.continue();
  });
}

test("a question that gets lost on its way stays on the page beside the piece, and arrives when sent again", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?frameType=massive`);
  await hydrated(page);
  await loseNext(page);
  const form = await askQuestion(page);
  await expect(lost(page)).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Deine Frage" })).toHaveValue("Trägt er auch zwei?");
  await form.getByRole("button", { name: "Frage abschicken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deine Frage ist bei uns." })).toBeVisible();
});

test("of a withdrawal neither step loses what was typed when its form gets lost on its way", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/widerruf`);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Dein Name" }).fill("Mia Muster");
  await page.getByRole("textbox", { name: /Bestellnummer/ }).fill("999999");
  await page.getByRole("textbox", { name: /E-Mail/ }).fill("mia.muster@example.com");
  for (const button of ["Weiter zur Bestätigung", "Widerruf bestätigen"]) {
    await loseNext(page);
    await page.getByRole("button", { name: button }).click();
    await expect(lost(page)).toBeVisible();
    await page.getByRole("button", { name: button }).click();
    await expect(lost(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: "wait" });
  }
  await expect(page.getByRole("heading", { level: 1, name: "Dein Widerruf ist eingegangen." })).toBeVisible();
  await expect(page.getByText("Mia Muster", { exact: true })).toBeVisible();
});

longTest("an address that gets lost on its way to a design is kept", async ({ page }) => {
  await page.goto(`${shop.storefront}/entwurf-senden?kind=stool`);
  await hydrated(page);
  await loseNext(page);
  const email = page.getByRole("textbox", { name: /^E-Mail/ });
  await email.fill("mia.muster@example.com");
  await email.press("Enter");
  await expect(lost(page)).toBeVisible();
  await expect(email).toHaveValue("mia.muster@example.com");
  await email.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dein Entwurf ist unterwegs" })).toBeVisible();
});

longTest(
  "a changed delivery address that gets lost on its way is kept on the order's page",
  async ({ page }) => {
    const cart = await orderableCart("stool");
    await payUnseen((await checkout(cart)).body.url);
    const { id } = (await complete(cart)).body.order;
    const [found] = await rows("select token from furniture_order_page where order_id = $1", id);
    await page.goto(`${shop.storefront}/auftrag/${found?.token}`);
    await hydrated(page);
    await page.getByText("Lieferadresse ändern", { exact: true }).click();
    const street = page.getByRole("textbox", { name: /^Straße/ });
    await street.fill("Neuer Weg 9");
    await loseNext(page);
    await page.getByRole("button", { name: "Adresse speichern" }).click();
    await expect(lost(page)).toBeVisible();
    await expect(street).toHaveValue("Neuer Weg 9");
    await page.getByRole("button", { name: "Adresse speichern" }).click();
    await expect(page.getByText("Deine Lieferadresse ist geändert")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Neuer Weg 9");
  },
);
