import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { forgetRequests, shop } from "./shop";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

async function declare(page: Page): Promise<void> {
  await page.goto(shop.storefront);
  await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" })).toBeVisible();
  await page.getByRole("textbox", { name: "Dein Name" }).fill("Mia Muster");
  await page.getByRole("textbox", { name: /Bestellnummer/ }).fill("999999");
  await page.getByRole("textbox", { name: /E-Mail/ }).fill("mia.muster@example.com");
  await page.getByRole("radio", { name: "Nur einzelne Stücke" }).check();
  await page.getByRole("textbox", { name: /Welche Stücke/ }).fill("Der Hocker");
  await page.getByRole("button", { name: "Weiter zur Bestätigung" }).click();
}

/** Goes back once to mend the name, confirms, and reads the receipt. */
async function confirm(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Stimmt alles so?" })).toBeVisible();
  await expect(page.getByText("Der Hocker")).toBeVisible();
  await page.getByRole("button", { name: "Angaben ändern" }).click();
  await expect(page.getByRole("textbox", { name: /Welche Stücke/ })).toHaveValue("Der Hocker");
  await page.getByRole("textbox", { name: "Dein Name" }).fill("Mia Mustermann");
  await page.getByRole("button", { name: "Weiter zur Bestätigung" }).click();
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Widerruf ist eingegangen." })).toBeVisible();
  await expect(page.getByText(/^\d{1,2}\. \S+ 20\d\d, \d\d:\d\d:\d\d MES?Z$/)).toBeVisible();
  for (const words of ["Mia Mustermann", "999999", "Nur einzelne Stücke", "Der Hocker"]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
}

test("a contract is withdrawn from in two steps, reloaded or not, and the receipt says when and what", async ({
  page,
}) => {
  await declare(page);
  await expect(page.getByText("Der Hocker")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: /Welche Stücke/ })).toHaveValue("Der Hocker");
  await page.getByRole("button", { name: "Weiter zur Bestätigung" }).click();
  await confirm(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Dein Name" })).toHaveValue("");
});

test("a review that is left for another language comes back as it was typed, over the number of the link", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/widerruf?order=12`);
  const name = page.getByRole("textbox", { name: "Dein Name" });
  for (const [typed, number, language] of [
    ["Mia Muster", "13", "English"],
    ["Mia Mustermann", "14", "Deutsch"],
  ] as const) {
    await name.or(page.getByRole("textbox", { name: "Your name" })).fill(typed);
    await page.getByRole("textbox", { name: /^(Bestellnummer|Order number)/ }).fill(number);
    await page.getByRole("textbox", { name: /^E-mail/i }).fill("mia.muster@example.com");
    await page.getByRole("button", { name: /^(Weiter zur Bestätigung|Continue to confirmation)/ }).click();
    await expect(page.getByText(typed, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: language }).first().click();
    await expect(page.getByRole("textbox", { name: /^(Bestellnummer|Order number)/ })).toHaveValue(number);
    await expect(name.or(page.getByRole("textbox", { name: "Your name" }))).toHaveValue(typed);
  }
  await page.goto(`${shop.storefront}/widerruf?order=15`);
  await expect(page.getByRole("textbox", { name: /^Bestellnummer/ })).toHaveValue("15");
});

longTest(
  "on a phone form, review and receipt keep a long name and address within the page",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.storefront}/widerruf`);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const name = "Anna-Magdalena Wilhelmine Leopoldine Freifrau von und zu Hohenfels-Waldburg-Zeil";
    const email = "anna-magdalena.wilhelmine.leopoldine@hohenfels-waldburg-zeil.example.com";
    await page.getByRole("textbox", { name: "Dein Name" }).fill(name);
    await page.getByRole("textbox", { name: /Bestellnummer/ }).fill("999999");
    await page.getByRole("textbox", { name: /E-Mail/ }).fill(email);
    await page.getByRole("button", { name: "Weiter zur Bestätigung" }).click();
    await expect(page.getByText(email)).toBeVisible();
    expect(await beyond()).toBe(0);
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await expect(page.getByText("auch an", { exact: false })).toContainText(email);
    expect(await beyond()).toBe(0);
  },
);

test("what is missing is said at its field, and what was typed stays", async ({ page }) => {
  await page.goto(`${shop.storefront}/widerruf`);
  await page.getByRole("textbox", { name: /Bestellnummer/ }).fill("12");
  await page.getByRole("textbox", { name: /E-Mail/ }).fill("mia.muster");
  await page.getByRole("button", { name: "Weiter zur Bestätigung" }).click();
  await expect(page.getByText("Bitte deinen Namen angeben.")).toBeVisible();
  await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /Bestellnummer/ })).toHaveValue("12");
  // The whole order is chosen to begin with.
  const pieces = page.getByRole("textbox", { name: /Welche Stücke/ });
  await pieces.fill("Der Hocker");
  await expect(pieces).toHaveAccessibleDescription(/^Bitte „Nur einzelne Stücke“ wählen/);
  await page.getByRole("radio", { name: "Nur einzelne Stücke" }).check();
  await expect(pieces).toHaveAccessibleDescription("");
  await expect(pieces).toHaveValue("Der Hocker");
});

test("in English it is called what the law calls it", async ({ page }) => {
  await page.goto(`${shop.storefront}/?lng=en`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" }).click();
  await expect(page).toHaveURL(/\/withdrawal$/);
  await page.getByRole("textbox", { name: "Your name" }).fill("Mia Muster");
  await page.getByRole("textbox", { name: /Order number/ }).fill("999999");
  await page.getByRole("textbox", { name: /E-mail/ }).fill("mia.muster@example.com");
  await page.getByRole("button", { name: "Continue to confirmation" }).click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "Your withdrawal has been received." })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a contract is withdrawn from all the same", async ({ page }) => {
    await declare(page);
    await confirm(page);
  });

  longTest("confirming again by reloading keeps the first moment", async ({ page }) => {
    await declare(page);
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    const moment = page.getByText(/^\d{1,2}\. \S+ 20\d\d, \d\d:\d\d:\d\d MES?Z$/);
    const first = await moment.textContent();
    await page.reload();
    await expect(moment).toHaveText(String(first));
  });
});
