import { expect, type Page, test } from "@playwright/test";
import { inDays } from "../shopper/days";
import { checkout, complete, orderableCart, store } from "../shopper/shop";
import { payUnseen } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff, searchFor } from "./staff";

test.beforeEach(forgetRequests);

const EMAIL = "anna@example.test";

/** A paid order of two equal stools and a shelf, from which its customer has withdrawn. */
async function withdrawnOrder(name: string): Promise<{ id: string; number: string; withdrawal: string }> {
  const cart = await orderableCart("stool", "stool", "shelf");
  await payUnseen((await checkout(cart)).body.url);
  const { id, display_id } = (await complete(cart)).body.order;
  const form = { name, email: EMAIL, order_number: String(display_id) };
  const withdrawal = (await store("POST", "/withdrawals", form)).body.withdrawal.id;
  expect((await store("POST", `/withdrawals/${withdrawal}/confirm`, {})).status).toBe(200);
  return { id, number: String(display_id), withdrawal };
}

const opener = (page: Page, name: string) =>
  page.getByRole("row").filter({ hasText: name }).getByRole("button", { name });

test("staff tell equal pieces of a withdrawal apart, and what they type stays while they handle it", async ({
  page,
}) => {
  const name = `Anna Widerruf ${Date.now().toString(36)}`;
  const { number, withdrawal } = await withdrawnOrder(name);
  await enterAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.admin}/withdrawals`);
  await searchFor(page, name);
  await opener(page, name).press("Enter");
  const drawer = page.getByRole("dialog");
  const pieces = drawer.getByRole("listitem");
  await expect(pieces).toHaveCount(3);
  await expect(pieces.nth(0)).toContainText(`${number}.1 Hocker`);
  await expect(pieces.nth(1)).toContainText(`${number}.2 Hocker`);
  await expect(pieces.nth(2)).toContainText(/Böden: 6 · Stützen: 3/);
  for (const badge of await drawer.getByText(/Widerrufsrecht/).all())
    expect(await badge.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  const note = drawer.getByLabel("Notiz (nur für euch)");
  await note.fill("Holt die Ware selbst ab");
  await asStaff("POST", `/furniture/withdrawals/${withdrawal}`, { note: "Rief an" });
  await drawer.getByRole("button", { name: "Als bearbeitet markieren" }).click();
  // Nothing has gone back for the stools.
  const asked = page.getByRole("alertdialog", { name: "Ohne Erstattung abschließen?" });
  await asked.getByRole("button", { name: "Ja, abschließen" }).click();
  await expect(drawer.getByText(/^bearbeitet am/)).toBeVisible();
  await expect(note).toHaveValue("Holt die Ware selbst ab");
  await expect(drawer.getByText("Inzwischen steht hier: „Rief an“.", { exact: false })).toBeVisible();
  await drawer.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(drawer.getByText(/^Inzwischen steht hier/)).toHaveCount(0);
  const sheet = await asStaff<{ withdrawal: { note: string } }>(
    "GET",
    `/furniture/withdrawals/${withdrawal}`,
  );
  expect(sheet.withdrawal.note).toBe("Holt die Ware selbst ab");
});

test("while a withdrawal is open its order and its pieces in the workshop say so; who closes a drawer by key goes on where it was opened", async ({
  page,
}) => {
  const name = `Anna Widerruf ${Date.now().toString(36)}`;
  const { id, number } = await withdrawnOrder(name);
  await enterAdmin(page);
  for (const path of [`/orders/${id}`, `/workshop/${number}.1`]) {
    await page.goto(shop.admin + path);
    await expect(page.getByTestId("open-withdrawal"), path).toContainText("Widerruf offen");
  }
  await page.getByTestId("open-withdrawal").getByRole("link").click();
  await expect(page.getByLabel("Suche")).toHaveValue(number);
  await opener(page, name).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  // The drawer hears keys once it has the focus.
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page, name)).toBeFocused();
});

test("staff enter a withdrawal that came by letter on its order's page, for the pieces that it means", async ({
  page,
}) => {
  const cart = await orderableCart("stool", "shelf");
  await payUnseen((await checkout(cart)).body.url);
  const { id, display_id } = (await complete(cart)).body.order;
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  await page.getByRole("button", { name: "Widerruf eintragen" }).click();
  const form = page.getByRole("dialog");
  // A letter often names one piece: what staff have not ticked is not withdrawn.
  for (const box of await form.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await form.getByRole("button", { name: "Eintragen" }).click();
  await expect(form.getByRole("alert")).toHaveText("Hake an, was widerrufen ist.");
  const all = form.getByRole("checkbox", { name: "Alle: die ganze Bestellung" });
  await expect(all).toBeFocused();
  await page.keyboard.press("Space");
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByLabel(/nach Maß: kein Widerrufsrecht/).uncheck();
  await expect(all).toHaveAttribute("aria-checked", "mixed");
  await form.getByLabel("Eingegangen am").fill("2020-01-01");
  await form.getByRole("button", { name: "Eintragen" }).click();
  await expect(form.getByRole("alert")).toContainText("Der Tag des Eingangs muss in der Zeit");
  const today = inDays(0);
  await form.getByLabel("Eingegangen am").fill(today);
  await form.getByRole("button", { name: "Eintragen" }).click();
  await expect(form).toHaveCount(0);
  await page.getByTestId("open-withdrawal").getByRole("link").click();
  await expect(page.getByText("Brief, E-Mail oder am Telefon", { exact: false })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: String(display_id) });
  await row.getByRole("button", { name: "Anna Muster" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText(`${display_id}.1 Hocker`);
  await expect(drawer.getByTestId("withdrawal-periods")).toContainText(/Rechtzeitig.*Erstatten bis/);
  await expect(drawer.getByText(/^Bezahlt: 175\s€/)).toBeVisible();
});
