import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { store } from "../shopper/shop";
import { paidOrder } from "./cart";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { newPlank, searchFor } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

const question = (page: Page) => page.getByRole("alertdialog", { name: "Seite verlassen?" });

longTest(
  "who leaves a change of an order that is not made yet is asked, by the menu, by going back and by closing the tab",
  async ({ page }) => {
    const { id } = await paidOrder("table");
    await enterAdmin(page);
    await page.goto(`${shop.admin}/orders/${id}`);
    await page.getByRole("link", { name: "Auftrag ändern" }).click();
    const changing = `${shop.admin}/order-change/${id}`;
    const menu = page.getByRole("link", { name: "Werkstatt", exact: true });
    const express = page.getByRole("checkbox", { name: /^Expressbau/ });

    // Nothing is changed: nothing is asked.
    await menu.click();
    await expect(page).toHaveURL(`${shop.admin}/workshop`);
    await page.goBack();
    await express.click();
    await expect(page.getByRole("button", { name: "Auftrag verbindlich ändern" })).toBeVisible();
    for (const leave of [() => menu.click(), () => page.evaluate(() => history.back())]) {
      await leave();
      await question(page).getByRole("button", { name: "Bleiben" }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(changing);
      await expect(express).toBeChecked();
    }
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(express).toBeChecked();

    await menu.click();
    await question(page).getByRole("button", { name: "Verlassen" }).click();
    await expect(page).toHaveURL(`${shop.admin}/workshop`);

    // Making the change asks nothing.
    await page.goto(changing);
    await express.click();
    await page.getByLabel(/^Grund/).fill("Am Telefon besprochen");
    await page.getByRole("button", { name: "Auftrag verbindlich ändern" }).click();
    await expect(page).toHaveURL(`${shop.admin}/orders/${id}`);
    await expect(question(page)).toHaveCount(0);
  },
);

longTest(
  "a note in a drawer outlives Escape, a click beside it and going back; what is typed while it is saved stays",
  async ({ page }) => {
    const name = `Tippende ${Date.now().toString(36)}`;
    const { status } = await store("POST", "/messages", { name, email: "t@example.com", text: "Wie lange?" });
    expect(status).toBe(200);
    await enterAdmin(page);
    const messages = `${shop.admin}/messages`;
    await page.goto(`${shop.admin}/today`);
    const tile = page.getByTestId("today-messages_open");
    const waiting = Number(await tile.getByRole("link").first().locator("span").first().textContent());
    await tile.getByRole("link").first().click();
    await searchFor(page, name);
    const opener = page.getByRole("button", { name: new RegExp(name) });
    await opener.click();
    const drawer = page.getByRole("dialog", { name });
    const note = drawer.getByLabel(/^Notiz/);
    await note.fill("Ruft morgen an");
    const asked = page.getByRole("alertdialog", { name: "Schließen, ohne zu speichern?" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 400),
      () => page.evaluate(() => history.back()),
      () => page.keyboard.press("Escape"),
    ]) {
      await leave();
      await asked.getByRole("button", { name: "Bleiben" }).click();
      await expect(asked).toHaveCount(0);
      await expect(note).toHaveValue("Ruft morgen an");
      await expect(note).toBeFocused();
    }
    expect(page.url()).toContain(messages);

    // The server takes its time, and the clerk writes on.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/admin\/furniture\/messages\/[^/?]+$/, async (route) => {
      if (route.request().method() === "POST") await answered;
      await route.continue();
    });
    await drawer.getByRole("button", { name: "Notiz speichern" }).click();
    await note.press("End");
    await note.pressSequentially(", nach 10 Uhr");
    answer();
    await expect(page.getByText("Notiz gespeichert", { exact: true })).toBeVisible();
    await expect(note).toHaveValue("Ruft morgen an, nach 10 Uhr");
    await drawer.getByRole("button", { name: "Notiz speichern" }).click();
    await expect(drawer.getByRole("button", { name: "Notiz speichern" })).toBeDisabled();
    await drawer.getByRole("button", { name: "Als beantwortet markieren" }).click();
    await expect(drawer.getByText(/^beantwortet am/)).toBeVisible();

    // Nothing is unsaved: nothing is asked, and the focus is back where it was.
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await page.getByRole("link", { name: "Heute", exact: true }).click();
    await expect(tile).toContainText(new RegExp(`^${waiting - 1}`), { timeout: 5000 });
  },
);

longTest(
  "the reason to retire a plank and another address for a mail outlive Escape, until something is done with them",
  async ({ page }) => {
    const plank = await newPlank("stool", "Eingerissen");
    await enterAdmin(page);
    await page.goto(`${shop.admin}/planks`);
    await page.getByRole("textbox", { name: "Nummer, Name oder Käufer" }).fill(plank.title);
    const edit = page.getByRole("button", { name: / bearbeiten$/ });
    await expect(edit).toHaveCount(1);
    await edit.click();
    const drawer = page.getByRole("dialog", { name: new RegExp(plank.title) });
    const reason = drawer.getByLabel("Grund");
    const asked = page.getByRole("alertdialog", { name: "Schließen, ohne zu speichern?" });
    await reason.fill("Riss am Ende");
    await page.keyboard.press("Escape");
    await asked.getByRole("button", { name: "Bleiben" }).click();
    await expect(reason).toHaveValue("Riss am Ende");
    await drawer.getByRole("button", { name: "Aussortieren" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(asked).toHaveCount(0);

    const email = `falsch-${Date.now().toString(36)}@example.com`;
    const { status } = await store("POST", "/messages", {
      name: "Falsche Adresse",
      email,
      text: "Wie lange?",
    });
    expect(status).toBe(200);
    await page.goto(`${shop.admin}/mails`);
    await page.getByRole("textbox", { name: "An wen oder zu welcher Bestellung" }).fill(email);
    await page
      .getByRole("button", { name: new RegExp(email) })
      .first()
      .click();
    const mail = page.getByRole("dialog");
    const address = mail.getByLabel("Noch einmal an");
    await address.fill("richtig@example.com");
    await page.keyboard.press("Escape");
    await asked.getByRole("button", { name: "Bleiben" }).click();
    await expect(address).toHaveValue("richtig@example.com");
    await mail.getByRole("button", { name: "Noch einmal senden" }).click();
    await page.getByRole("button", { name: "Ja, senden" }).click();
    await expect(mail).toHaveCount(0);
    await expect(asked).toHaveCount(0);
  },
);
