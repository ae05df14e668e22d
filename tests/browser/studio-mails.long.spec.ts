import { expect, test } from "@playwright/test";
import { emptyStudio } from "./empty-studio";
import { isInDraft, openAction, openFromDesk, publish, published, remembered } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("mailRefund");
});
test.afterEach(() => putBack());

const germanSubject = () => published<string>(`*[_id == "mailRefund"][0].subject.de`);

test("staff change a subject, see the mail with it before it is published, and publish it", async ({
  page,
  context,
}) => {
  await openFromDesk(page, "E-Mails an Kunden", "Erstattung");
  await page.getByRole("textbox", { name: "Deutsch" }).first().fill("Geld zurück: {Bestellnummer}");
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  await expect.poll(() => isInDraft("Geld zurück: {Bestellnummer}")).toBe(true);
  const opened = context.waitForEvent("page");
  await openAction(page, "Vorschau im Shop");
  const mail = await opened;
  await expect(mail.getByText("Geld zurück: 1012")).toBeVisible();
  await expect(mail.getByRole("heading", { name: "Du bekommst Geld zurück" })).toBeVisible();
  await expect(mail.getByText(/Hallo Anna,/)).toBeVisible();
  await mail.close();
  expect(await germanSubject()).toMatch(/^Erstattung/);
  await publish(page);
  expect(await germanSubject()).toBe("Geld zurück: {Bestellnummer}");
});

test("an unknown placeholder is named beside the field, and the text cannot be published", async ({
  page,
}) => {
  await openFromDesk(page, "E-Mails an Kunden", "Erstattung");
  await page.getByRole("textbox", { name: "Deutsch" }).first().fill("Geld zurück: {Nummer}");
  await page.getByRole("button", { name: "Validierung" }).click();
  await expect(page.getByText(/Den Platzhalter \{Nummer\} gibt es nicht/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeDisabled();
  expect(await germanSubject()).toMatch(/^Erstattung/);
});

test("where the CMS has no texts of a mail yet, staff begin with our own words and publish theirs", async ({
  page,
}) => {
  const studio = await emptyStudio();
  try {
    await page.goto(studio.url);
    for (const name of ["E-Mails an Kunden", "Erstattung"])
      await page.getByRole("link", { name }).first().click();
    const subject = page.getByRole("textbox", { name: "Deutsch" }).first();
    await expect(subject).toHaveValue("Erstattung zur Bestellung {Bestellnummer}");
    await subject.fill("Geld zurück: {Bestellnummer}");
    await publish(page);
    await expect
      .poll(() => studio.published("mailRefund"))
      .toMatchObject({
        subject: { de: "Geld zurück: {Bestellnummer}", en: "Refund for order {Bestellnummer}" },
        heading: { de: "Du bekommst Geld zurück", en: "Money is coming back to you" },
      });
  } finally {
    await studio.end();
  }
});
