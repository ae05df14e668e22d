import { expect, test } from "@playwright/test";
import { shop } from "./shop";

test("an FAQ answer that staff publish in the Studio is on the shop's page within two seconds", async ({
  page,
  context,
}) => {
  const addition = ` Nachgetragen am ${new Date().toISOString()}.`;
  await page.goto(`${shop.storefront}/faq`);
  await page.getByText("Kann das Möbel draußen stehen?").click();
  await expect(page.getByText("Unsere Möbel sind für drinnen gebaut")).toBeVisible();

  const studio = await context.newPage();
  await studio.goto(shop.studio);
  for (const name of [
    "Fragen und Antworten",
    "Nach Abschnitt",
    "Planken",
    "Kann das Möbel draußen stehen?",
  ]) {
    await studio.getByRole("link", { name }).click();
  }
  await expect(async () => {
    await studio.getByText("Unsere Möbel sind für drinnen gebaut").click();
    await expect(studio.getByRole("button", { name: "Absatz" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await studio.keyboard.press("ControlOrMeta+End");
  await studio.keyboard.type(addition);
  const publish = studio.getByRole("button", { name: "Veröffentlichen", exact: true });
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(studio.getByRole("button", { name: /veröffentlicht/ })).toBeVisible();

  await expect
    .poll(async () => (await fetch(`${shop.storefront}/faq`)).text(), { timeout: 2000, intervals: [100] })
    .toContain(addition.trim());
});
