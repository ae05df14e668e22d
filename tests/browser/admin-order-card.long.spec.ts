import { expect, test } from "@playwright/test";
import { rows } from "../shopper/shop";
import { violations } from "./access/examine";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { asStaff, mailText } from "./staff";

test.beforeEach(forgetRequests);

test("after „Link erneuern“ the customer's old link shows nothing, and the one in the mail the order", async ({
  page,
}) => {
  const { id, number } = await paidOrder("table");
  const [{ token } = {}] = await rows("select token from furniture_order_page where order_id = $1", id);
  const old = `${shop.storefront}/auftrag/${token}`;
  await page.goto(old);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Deine Bestellung ${number}`);

  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  await page.getByRole("button", { name: "Link des Kunden zur Bestellung erneuern" }).click();
  await page.getByRole("button", { name: "Ja, erneuern" }).click();
  await expect(page.getByText("Der neue Link ist unterwegs").first()).toBeVisible();

  const link = /https?:\/\/\S+\/auftrag\/\S+/.exec(await mailText(id, "order_page"))?.[0] ?? "";
  expect(link).not.toBe(old);
  await page.goto(old);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier ist keine Bestellung zu sehen");
  await expect(page.getByRole("main")).not.toContainText(/Deine Bestellung|Tisch/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Deine Bestellung ${number}`);
});

test("the card follows at once when the order is cancelled by Medusa's own menu", async ({ page }) => {
  const { id } = await paidOrder("table");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  const terms = page.getByTestId("furniture-terms");
  await expect(terms).toContainText("Online bezahlt");
  // Medusa gives the menu of an order no name; it is the first of its page.
  await page.getByRole("main").getByRole("button", { name: /^$/ }).first().click();
  await page.getByRole("menuitem", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(terms).toContainText("Storniert");
  await expect(page.getByRole("link", { name: "Auftrag ändern" })).toHaveCount(0);
});

test("what is refused about a shipment stands at its field, which has the focus, and what was typed stays", async ({
  page,
}) => {
  const { id, number } = await paidOrder("table");
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  const card = page.getByTestId("furniture-shipping");
  await card.getByRole("button", { name: "Versenden …" }).click();
  const send = card.getByRole("button", { name: "Versenden", exact: true });
  const address = card.getByLabel("Adresse der Sendungsverfolgung");
  const tracking = card.getByLabel("Sendungsnummer");
  await card.getByLabel("Spedition").fill("Heide & Söhne");
  await tracking.fill("0034-7");
  await address.fill("sendung 7");
  await send.click();
  await expect(address).toHaveAccessibleDescription("Bitte nenne eine Adresse, die mit https:// beginnt");
  await expect(address).toBeFocused();
  await expect(card.getByLabel("Spedition")).toHaveValue("Heide & Söhne");

  await address.fill("https://parcels.example/7");
  await tracking.fill("");
  await send.click();
  await expect(tracking).toHaveAccessibleDescription("Zur Adresse gehört eine Sendungsnummer");
  await expect(tracking).toBeFocused();
  await expect(address).toHaveAccessibleDescription("");

  const piece = card.getByRole("checkbox", { name: `${number}.1 Tisch` });
  await tracking.fill("0034-7");
  await piece.click();
  await send.click();
  await expect(piece).toHaveAccessibleDescription("Bitte wähle mindestens ein Stück");
  await expect(piece).toBeFocused();
  expect(await violations(page, '[data-testid="furniture-shipping"]')).toEqual([]);

  await piece.click();
  await send.click();
  await expect(card.getByRole("listitem").filter({ hasText: `${number}.1` })).toContainText("unterwegs");
});

test("a note with a day stands under „Heute“ until it is done, which is said; the author is not asked to have read it", async ({
  page,
}) => {
  const { id, number } = await paidOrder("table");
  const [{ day } = {}] = await rows(
    "select to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day",
  );
  await enterAdmin(page);
  await page.goto(`${shop.admin}/orders/${id}`);
  const notes = page.getByTestId("furniture-notes");
  await notes.getByRole("textbox", { name: /^Neue Notiz/ }).fill("Planke gerissen: zurückrufen");
  await notes.getByLabel("Wiedervorlage (freiwillig)").fill(String(day));
  await notes.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(page.getByText("Notiz gespeichert").first()).toBeVisible();
  const note = notes.getByRole("listitem");
  await expect(note).toContainText("Wiedervorlage: ");
  await expect(note.getByRole("button")).toHaveText(["Erledigt"]);
  expect(await violations(page, '[data-testid="furniture-notes"]')).toEqual([]);
  const waiting = page.getByTestId("today-notes_due");
  await page.goto(`${shop.admin}/order-list?notes_due=true`);
  await page.getByRole("link", { name: new RegExp(`^${number} `) }).click();
  await note.getByRole("button", { name: "Erledigt" }).press("Enter");
  await expect(page.getByText("Als erledigt vermerkt").first()).toBeVisible();
  await expect(note).toContainText("erledigt von");
  await expect(note).toBeFocused();
  await page.goto(`${shop.admin}/today`);
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole("link", { name: `Bestellung ${number}`, exact: true })).toHaveCount(0);
});

test("the list of orders is searched once the typing pauses, and a late answer replaces no newer one", async ({
  page,
}) => {
  const { id, number } = await paidOrder("table");
  await asStaff("POST", `/furniture/orders/${id}/notes`, { text: `Suchwort${number}` });
  await enterAdmin(page);
  await page.clock.install();
  await page.goto(`${shop.admin}/order-list`);
  await expect(page.getByRole("list", { name: "Aufträge" })).toBeVisible();
  const asked: string[] = [];
  let answerFirst = () => {};
  await page.route(/\/admin\/furniture\/orders\?/, async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    // Without words the list reads itself anew: that is no search.
    if (q) asked.push(q);
    if (q === "niemand")
      await new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
    await route.continue();
  });
  const search = page.getByRole("textbox", { name: "Suche" });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await search.pressSequentially("niemand");
  await expect(search).toHaveValue("niemand");
  expect(asked).toEqual([]);
  await page.clock.runFor(300);
  await page.clock.resume();
  await expect.poll(() => asked).toEqual(["niemand"]);
  // Typing goes on after a space: it stays in the field, and is no part of the search.
  await search.fill(`Suchwort${number} `);
  const found = page.getByTestId(`order-${number}`);
  await expect(page.getByRole("list", { name: "Aufträge" }).getByRole("link")).toHaveCount(1);
  await expect(found).toBeVisible();
  const late = page.waitForResponse(/q=niemand/);
  answerFirst();
  await late;
  await expect(found).toBeVisible();
  await expect(search).toHaveValue(`Suchwort${number} `);
  expect(asked).toEqual(["niemand", `Suchwort${number}`]);
});

test("staff who chose English on their profile read the hints beside Medusa's buttons in English, those of German in German", async ({
  page,
}) => {
  const { id } = await paidOrder("stool");
  await enterAdmin(page);
  const hints = page.getByTestId("furniture-hints");
  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(hints).toContainText("lehnt der Server ab");
  await page.goto(`${shop.admin}/settings/profile/edit`);
  await page.getByRole("combobox").click();
  await page.getByRole("option", { name: "English", exact: true }).click();
  await page.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${shop.admin}/orders/${id}`);
  await expect(hints).toContainText("The server refuses Medusa's own buttons");
  await expect(hints).not.toContainText("Der");
});

test("the menu tells stock that is kept for orders from orders from abroad", async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${shop.admin}/reservations`);
  await expect(page.getByRole("heading", { name: "Lagerreservierungen" })).toBeVisible();
  const menu = page.getByRole("link", { name: "Reservierungen", exact: true });
  await expect(menu).toHaveCount(1);
  await menu.click();
  await expect(page).toHaveURL(/\/furniture-reservations/);
});

test("the form of a refund asks for an amount, not for a number of pieces", async ({ page }) => {
  const { id } = await paidOrder("stool");
  const path = `/orders/${id}?fields=*payment_collections.payments`;
  const { order } = await asStaff<{ order: { payment_collections: { payments: { id: string }[] }[] } }>(
    "GET",
    path,
  );
  await enterAdmin(page);
  await page.goto(
    `${shop.admin}/orders/${id}/refund?paymentId=${order.payment_collections[0]?.payments[0]?.id}`,
  );
  await expect(page.getByRole("dialog").getByLabel("Betrag", { exact: true })).toHaveValue("194,00");
  await expect(page.getByRole("dialog")).not.toContainText("Menge");
});

test("what is longer than the window is printed whole: an order, a piece and a list", async ({ page }) => {
  const { id, number } = await paidOrder("table");
  await enterAdmin(page);
  await page.setViewportSize({ width: 1100, height: 300 });
  for (const path of [`/orders/${id}`, `/workshop/${number}.1`, "/order-list"]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(shop.admin + path);
    const main = page.getByRole("main");
    await expect(main).toContainText(number);
    await page.emulateMedia({ media: "print" });
    const cut = () =>
      main.evaluate((element) => element.scrollHeight - document.documentElement.scrollHeight);
    await expect.poll(() => main.evaluate(({ scrollHeight }) => scrollHeight), path).toBeGreaterThan(300);
    await expect.poll(cut, path).toBeLessThanOrEqual(0);
  }
});
