import { expect, type Page, test } from "@playwright/test";
import { asStaff, openAction, openFromDesk, publish, published, remembered, shopPage } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("faqItem", "faqSection", "homePage", "legalPage", "kindInfo");
});
test.afterEach(() => putBack());

const QUESTION = "Wie pflege ich das Holz?";
const german = (page: Page) => page.getByRole("textbox", { name: "Deutsch" }).first();
const english = (page: Page) => page.getByRole("textbox", { name: "Englisch" }).first();
const isPublished = (id: string) => published<boolean>(`count(*[_id == "${id}"]) == 1`);

/** Agrees to what a dialog asks. */
async function confirm(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

test("a draft is discarded, and what was published stands there again", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", QUESTION);
  await german(page).fill("Wie pflege ich gar nichts?");
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  await openAction(page, "Änderungen verwerfen");
  await confirm(page, /verwerfen|bestätigen/i);
  await expect(german(page)).toHaveValue(QUESTION);
});

test("a question taken back is gone from the shop, and comes back when it is published again", async ({
  page,
}) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", QUESTION);
  await page.getByRole("button", { name: "Veröffentlicht", exact: true }).click();
  await page.getByRole("button", { name: "Unveröffentlichen" }).click();
  await confirm(page, /zurückziehen/i);
  await expect.poll(() => shopPage("/faq")).not.toContain(QUESTION);
  await page.getByRole("button", { name: "Entwurf", exact: true }).click();
  await expect(german(page)).toHaveValue(QUESTION);
  await publish(page);
  await expect.poll(() => shopPage("/faq")).toContain(QUESTION);
});

test("a copy stands right behind its original, as a draft; deleted it is gone", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", QUESTION);
  await expect(german(page)).toHaveValue(QUESTION);
  const original = page.url();
  await openAction(page, "Duplizieren");
  await expect(page).not.toHaveURL(original);
  await german(page).fill("Wie pflege ich die Kopie?");
  const list = page.getByRole("link", { name: /pflege ich/ });
  await expect(list).toHaveText([new RegExp(QUESTION.replace("?", "\\?")), /Wie pflege ich die Kopie\?/]);
  expect(await shopPage("/faq")).not.toContain("die Kopie");
  await openAction(page, "Löschen");
  await confirm(page, /löschen/i);
  await expect(list).toHaveCount(1);
});

test("a section with questions cannot be deleted, and staff are told which questions hold it", async ({
  page,
}) => {
  await openFromDesk(page, "Fragen und Antworten", "Abschnitte");
  await page.getByRole("link", { name: /Gestelle und Farben Frames/ }).click();
  await openAction(page, "Löschen");
  await expect(page.getByRole("dialog")).toContainText("Welche Gestelle gibt es?");
  expect(await isPublished("faqSection-frames")).toBe(true);
});

test("of what there is only one, there is nothing to copy, take back or delete", async ({ page }) => {
  await openFromDesk(page, "Startseite");
  await german(page).fill("Ein Entwurf");
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Dokumentaktionen öffnen" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Vorschau im Shop",
    "Vorschau auf Englisch",
    "Änderungen verwerfen",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Neues Dokument erstellen" }).click();
  await expect(page.getByRole("link", { name: "Bewertung", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Startseite", exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Eintrag der Liste" })).toHaveCount(0);
});

test("a legal text or a text about a kind that the CMS has not got yet can be written: it belongs to its page from the first letter", async ({
  page,
}) => {
  // The sample has them. With a history they would be deleted ones, which staff restore.
  await page.route(/\/data\/history\//, (route) =>
    route.fulfill({ contentType: "application/x-ndjson", body: "" }),
  );
  for (const [names, id, belongs] of [
    [["Rechtstexte", "Erklärung zur Barrierefreiheit"], "legalPage-accessibility", { key: "accessibility" }],
    [["Mehr über unsere", "Rahmen"], "kindInfo-frame", { kind: "frame" }],
  ] as const) {
    await asStaff("mutate", { mutations: [{ delete: { id } }] });
    await openFromDesk(page, ...names);
    await german(page).fill("Neu geschrieben");
    const draft = { query: "*[_id == $id][0]", params: { id: `drafts.${id}` } };
    await expect
      .poll(async () => (await asStaff<{ result: unknown }>("query?perspective=raw", draft)).result)
      .toMatchObject({ title: { de: "Neu geschrieben" }, ...belongs });
  }
});

test("a missing translation is told in the editor, in its list and in a list of its own", async ({
  page,
}) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", QUESTION);
  await english(page).fill("");
  await expect(page.getByText("Englisch fehlt", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Englisch fehlt · Planken/ })).toBeVisible();
  await openFromDesk(page, "Übersetzung fehlt", QUESTION);
  await english(page).fill("How do I care for the wood?");
  await expect(page.getByRole("option", { name: new RegExp(QUESTION) })).toHaveCount(0);
});

test("two tabs write into one document at once, each into a field of its own", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await openFromDesk(page, "Fragen und Antworten", "Planken", QUESTION);
    await expect(german(page)).toHaveValue(QUESTION);
  }
  await Promise.all([
    german(one).pressSequentially(" Ganz genau?", { delay: 20 }),
    english(other).pressSequentially(" Exactly?", { delay: 20 }),
  ]);
  for (const page of [one, other]) {
    await expect(german(page)).toHaveValue(/Ganz genau\?/);
    await expect(english(page)).toHaveValue(/Exactly\?/);
  }
});
