import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { rows } from "../shopper/shop";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { newPlank } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

test("a voucher is worth what is written in German, and half an amount is refused at its field", async ({
  page,
}) => {
  const note = `Geschrieben ${Date.now().toString(36)}`;
  await enterAdmin(page);
  await page.goto(`${shop.admin}/vouchers`);
  const drawer = page.getByRole("dialog", { name: "Neuer Gutschein" });
  const value = drawer.getByLabel(/^Wert/);
  const send = drawer.getByRole("button", { name: "Gutschein erstellen" });
  for (const [written, worth] of [
    ["12,00", 12],
    ["1.000", 1000],
  ] as const) {
    await page.getByRole("button", { name: "Neuer Gutschein" }).click();
    await value.fill("");
    await value.pressSequentially(written);
    await drawer.getByLabel("Notiz").fill(`${note} ${worth}`);
    await send.click();
    await expect(drawer).toHaveCount(0);
    const made = await rows(
      "select m.value::int from promotion p join promotion_application_method m on m.promotion_id = p.id where p.metadata::text like $1",
      `%${note} ${worth}%`,
    );
    expect(made, written).toEqual([{ value: worth }]);
  }
  await page.getByRole("button", { name: "Neuer Gutschein" }).click();
  await value.fill("");
  await value.pressSequentially("1,5");
  await send.click();
  await expect(drawer.getByRole("alert")).toHaveText("Der Wert muss eine ganze Zahl sein");
  await expect(value).toHaveValue("1,5");
});

longTest("who says no to a question is where they were, and keys work on", async ({ page }) => {
  const { id } = await paidOrder("stool");
  const plank = await newPlank("stool", "Doch nicht gelöscht");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  const renew = page.getByRole("button", { name: "Link des Kunden zur Bestellung erneuern" });
  const asked = page.getByRole("alertdialog");
  for (const refuse of [
    () => page.keyboard.press("Escape"),
    () => asked.getByRole("button", { name: "Abbrechen" }).click(),
  ]) {
    await renew.press("Enter");
    await expect(asked).toBeVisible();
    await refuse();
    await expect(asked).toHaveCount(0);
    await expect(renew).toBeFocused();
  }
  try {
    await page.goto(`${shop.admin}/planks`);
    await page.getByLabel("Nummer, Name oder Käufer").fill(plank.title);
    const card = page.getByRole("listitem").filter({ hasText: plank.title });
    await card.getByRole("button", { name: /bearbeiten$/ }).click();
    const drawer = page.getByRole("dialog", { name: new RegExp(plank.title) });
    await drawer.getByRole("button", { name: "Löschen" }).press("Enter");
    await asked.getByRole("button", { name: "Behalten" }).press("Enter");
    await expect(asked).toHaveCount(0);
    await expect(drawer.getByRole("button", { name: "Löschen" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
  } finally {
    await plank.retire();
  }
});

longTest(
  "while another month's invoices are on their way, no sum of the month before stands below its name",
  async ({ page }) => {
    await paidOrder("stool");
    await enterAdmin(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/admin\/furniture\/papers\?month=2020-01/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${shop.admin}/papers`);
    const sum = page.getByText(/^Summe: netto/);
    // The invoice comes a moment after the payment.
    await expect(async () => {
      if (!(await sum.isVisible())) await page.reload();
      await expect(sum).toBeVisible({ timeout: 3000 });
    }).toPass();
    const month = page.getByLabel("Monat", { exact: true });
    await month.fill("2020-01");
    await expect(page.getByText("Wird geladen …")).toBeVisible();
    await expect(sum).toHaveCount(0);
    answer();
    await expect(page.getByText("Keine Rechnungen.")).toBeVisible();
    await month.fill("");
    await expect(page.getByText("Wähle einen Monat.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Monat als ZIP" })).toHaveCount(0);
  },
);
