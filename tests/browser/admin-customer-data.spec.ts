import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { store } from "../shopper/shop";
import { enterAdmin, forgetRequests, shop } from "./shop";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

longTest(
  "a person who has only written is found, and forgetting them is asked for in German",
  async ({ page }) => {
    const email = `frage.${Date.now().toString(36)}@example.test`;
    expect((await store("POST", "/messages", { name: "Anna", email, text: "Passt er?" })).status).toBe(200);
    await enterAdmin(page);
    await page.goto(`${shop.admin}/customer-data`);
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(page.getByText(/Nachrichten: 1 · Widerrufe: 0/)).toBeVisible();
    await page.getByRole("button", { name: "Anonymisieren" }).click();
    const asked = page.getByRole("alertdialog");
    await expect(asked).toContainText(`Zur Bestätigung ${email} eingeben:`);
    await expect(asked).not.toContainText(/please|confirm/i);
  },
);
