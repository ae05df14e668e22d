import { expect, type Page, test } from "@playwright/test";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { searchFor } from "./staff";

test.beforeEach(forgetRequests);

const TABLE = `${shop.storefront}/configuratorTableDesktop?chosen=individual&length=199&width=80&height=75`;

async function ask(page: Page, question: string, email = "mia.muster@example.com"): Promise<void> {
  const form = page.getByRole("region", { name: "Eine Frage an die Werkstatt" });
  await form.getByRole("textbox", { name: "Dein Name" }).fill("Mia Muster");
  await form.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await form.getByRole("textbox", { name: "Deine Frage" }).fill(question);
  await form.getByRole("button", { name: "Frage abschicken" }).click();
}

test("a question about the table on the page reaches staff with its measures, who mark it as answered", async ({
  page,
}) => {
  const question = `Passt er durch die Tür? ${Date.now()}`;
  await page.goto(TABLE);
  await ask(page, question);
  await expect(page).toHaveURL(/\/messageSent\?sent/);
  await expect(page.getByRole("heading", { level: 1, name: "Deine Frage ist bei uns." })).toBeVisible();
  await enterAdmin(page);
  await page.goto(`${shop.admin}/messages`);
  await searchFor(page, question.slice(-13));
  await page
    .getByRole("row", { name: new RegExp(question.slice(-13)) })
    .getByRole("button")
    .click();
  const message = page.getByRole("dialog");
  await expect(message.getByText("199 × 80 × 75 cm", { exact: false })).toBeVisible();
  await message.getByRole("button", { name: "Als beantwortet markieren" }).click();
  await expect(message.getByText(/beantwortet am .* von /)).toBeVisible();
});

test("an address that is none is said at its field, and the question stays", async ({ page }) => {
  await page.goto(TABLE);
  await ask(page, "Geht es auch rund?", "mia.muster");
  await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Deine Frage" })).toHaveValue("Geht es auch rund?");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a faulty question comes back as it was typed, and is sent when it is mended", async ({ page }) => {
    await page.goto(TABLE);
    await ask(page, "Geht es auch rund?", "mia.muster");
    await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Deine Frage" })).toHaveValue("Geht es auch rund?");
    await page.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster@example.com");
    await page.getByRole("button", { name: "Frage abschicken" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deine Frage ist bei uns." })).toBeVisible();
  });
});

test("the maker and the safety notes stand on the table's page", async ({ page }) => {
  await page.goto(TABLE);
  const maker = page.getByRole("region", { name: "Hersteller und Produktangaben" });
  await expect(maker.getByText("P46-TI-1")).toBeVisible();
  await expect(maker.getByRole("link", { name: /@/ })).toBeVisible();
});
