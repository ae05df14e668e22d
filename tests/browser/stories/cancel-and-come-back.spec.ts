import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards, putInCart, totalOf } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";

const longTest = longOnly(test);

/** A cart with everything a shopper can type and choose. */
async function everythingTyped(page: Page): Promise<void> {
  await putInCart(page, "Table");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("radio", { name: /abholen/ }).check();
  await page.getByRole("checkbox", { name: /Expressbau/ }).check();
  await introduce(page, "Zögerlich");
  await page.getByRole("textbox", { name: /^Telefon/ }).fill("030 123456");
  await page.getByRole("textbox", { name: /^Nachricht/ }).fill("Bitte abends klingeln.");
  await page.getByRole("checkbox", { name: /^Die Rechnung geht an eine andere Adresse/ }).check();
  const bill = page.getByRole("group", { name: "Rechnungsadresse" });
  await bill.getByRole("textbox", { name: "Vorname" }).fill("Paula");
  await bill.getByRole("textbox", { name: "Nachname" }).fill("Zahlemann");
  await bill.getByRole("textbox", { name: "Straße und Hausnummer" }).fill("Kontorgasse 3");
  await bill.getByRole("textbox", { name: "Postleitzahl" }).fill("20095");
  await bill.getByRole("textbox", { name: "Ort" }).fill("Hamburg");
}

async function everythingThere(page: Page): Promise<void> {
  const field = (name: RegExp) => page.getByRole("textbox", { name }).first();
  await expect(field(/^Vorname/)).toHaveValue("Mia");
  await expect(field(/^Nachname/)).toHaveValue("Zögerlich");
  await expect(field(/^E-Mail/)).toHaveValue("mia.muster@example.com");
  await expect(field(/^Telefon/)).toHaveValue("030 123456");
  await expect(field(/^Nachricht/)).toHaveValue("Bitte abends klingeln.");
  const bill = page.getByRole("group", { name: "Rechnungsadresse" });
  await expect(bill.getByRole("textbox", { name: "Nachname" })).toHaveValue("Zahlemann");
  await expect(bill.getByRole("textbox", { name: "Ort" })).toHaveValue("Hamburg");
  await expect(page.getByRole("radio", { name: /abholen/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Expressbau/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Datenschutzerklärung/ })).toBeChecked();
  await expect(cards(page)).toHaveCount(1);
  expect(await totalOf(page)).toBe(1491 - 75 + 65);
}

test("who cancels the payment finds the cart and everything typed as it was, and can pay then", async ({
  page,
}) => {
  await everythingTyped(page);
  await toPayment(page);
  await page.getByRole("link", { name: /Zurück zum Shop/ }).click();
  await expect(page).toHaveURL(/\/orderCancelled/);
  await expect(page.getByText("Leider hat etwas mit der Zahlung nicht funktioniert")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zum Warenkorb" }).click();
  await everythingThere(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(1481);
});

longTest(
  "who leaves the payment page and opens the cart later finds the payment offered again, with everything typed",
  async ({ page, context }) => {
    await everythingTyped(page);
    await toPayment(page);
    await page.close();
    const later = await context.newPage();
    await later.goto(`${shop.storefront}/cartDesktop`);
    await expect(later.getByText("Deine Zahlung wurde noch nicht abgeschlossen")).toBeVisible();
    await everythingThere(later);
    await toPayment(later);
    await pay(later, CARDS.success);
    await completedOrder(later);
  },
);
