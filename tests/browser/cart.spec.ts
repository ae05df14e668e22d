import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { cards, openCartWith, putInCart } from "./cart";
import { CARDS, completedOrder, hydrated, introduce, pay, shop, toPayment } from "./shop";
import { newPlank } from "./staff";

const longTest = longOnly(test);

const total = (page: Page) => page.getByRole("status").filter({ hasText: "Gesamt:" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).first();

longTest(
  "pieces removed in quick clicks are all gone, the focus stays with them, and one comes back",
  async ({ page }) => {
    await putInCart(page, "Table");
    await putInCart(page, "Table", { chosen: "sofa" });
    await openCartWith(page, "Stool");
    await expect(cards(page)).toHaveCount(3);
    await hydrated(page);
    await page.getByRole("button", { name: "Hocker 40 × 40 × 45 entfernen" }).click();
    await page.getByRole("button", { name: "Tisch 120 × 60 × 45 entfernen" }).click();
    const undo = page.getByRole("button", { name: "Tisch 120 × 60 × 45 wieder in den Warenkorb legen" });
    await expect(undo).toBeFocused();
    await expect(cards(page)).toHaveCount(1);
    await expect(total(page)).toContainText("1.491");
    await expect(page.getByRole("link", { name: "Warenkorb, 1 Stück" })).toBeVisible();

    await undo.click();
    await expect(cards(page)).toHaveCount(2);
    // 1491, and 974 less a tenth
    await expect(total(page)).toContainText("2.368");
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
  },
);

longTest("the last piece taken out can be brought back, too", async ({ page }) => {
  await openCartWith(page, "Stool");
  await hydrated(page);
  await page.getByRole("button", { name: /^Hocker.* entfernen$/ }).click();
  await expect(page.getByText("Du hast noch keine Produkte im Warenkorb")).toBeVisible();
  await page.getByRole("button", { name: /^Hocker.* wieder in den Warenkorb/ }).click();
  await expect(cards(page)).toHaveCount(1);
});

longTest(
  "with keys alone the focus stays with the piece that is taken out, brought back and counted",
  async ({ page }) => {
    await openCartWith(page, "Table");
    await openCartWith(page, "Stool");
    await hydrated(page);
    const named = (name: RegExp) => page.getByRole("button", { name });
    await named(/^Hocker.* entfernen$/).press("Enter");
    await expect(named(/^Hocker.* wieder in den Warenkorb/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cards(page)).toHaveCount(2);
    await expect(named(/^Hocker.* entfernen$/)).toBeFocused();
    await named(/^Eins mehr: Hocker/).press("Enter");
    await expect(named(/^2 × Hocker.* entfernen$/)).toBeVisible();
    await named(/^Eins weniger: Hocker/).press("Enter");
    await expect(named(/^Hocker.* entfernen$/)).toBeVisible();
    await expect(named(/^Eins weniger: Hocker/)).toBeDisabled();
    await expect(named(/^Eins weniger: Hocker/)).toBeFocused();
  },
);

test("a piece with a picked plank is changed in its place and keeps the plank, named on its card", async ({
  page,
}) => {
  const { id: plank, title, retire } = await newPlank("bench", "Eckplanke");
  try {
    await openCartWith(page, "Bench", { chosen: "twoPerson", choosePlanks: "yes", plank1: plank });
    await openCartWith(page, "Stool");
    await expect(cards(page).first()).toContainText(title);
    await page.getByRole("link", { name: "Bank 120 × 40 × 45 ändern" }).click();
    await expect(page.getByText("Du änderst ein Möbel aus deinem Warenkorb.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Planke" })).toHaveValue(plank);
    await page.getByRole("radio", { name: /^Für drei/ }).check();
    await expect(page).toHaveURL(/chosen=threePerson.*&line=/);
    await page.reload();
    await page.getByRole("button", { name: "Änderung übernehmen" }).click();

    await expect(page.getByText("Deine Änderung ist im Warenkorb.")).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText("170 × 40 × 45");
    await expect(cards(page).first()).toContainText(title);

    await retire();
    await page.reload();
    await expect(page.getByText(`nicht mehr zu haben: „${title}“`)).toBeVisible();
    await page.getByRole("link", { name: "Bank 170 × 40 × 45 ändern" }).click();
    await expect(page.getByText("ist nicht mehr zu haben", { exact: false })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Für drei/ })).toBeChecked();
    await page.getByRole("button", { name: "Änderung übernehmen" }).click();
    await expect(cards(page).first()).toContainText("170 × 40 × 45");
    await expect(page.getByText(/nicht mehr zu haben/)).toHaveCount(0);
  } finally {
    await retire();
  }
});

longTest(
  "a change of what another window has taken out is not lost: it can be put in as a new piece",
  async ({ page, context }) => {
    await openCartWith(page, "Stool");
    await page.getByRole("link", { name: /^Hocker.* ändern$/ }).click();
    await expect(page.getByRole("button", { name: "Änderung übernehmen" })).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${shop.storefront}/cartDesktop`);
    await other.getByRole("button", { name: /^Hocker.* entfernen$/ }).click();
    await expect(other.getByText("Du hast noch keine Produkte im Warenkorb")).toBeVisible();

    await page.getByRole("radio", { name: /^Barhöhe/ }).check();
    await page.getByRole("button", { name: "Änderung übernehmen" }).click();
    await expect(page.getByRole("alert")).toContainText("liegt nicht mehr im Warenkorb");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(cards(page)).toContainText("40 × 40 × 75");
  },
);

test("a window learns what another one has done to the cart; an outdated total is not ordered", async ({
  page,
  context,
}) => {
  await openCartWith(page, "Table");
  await introduce(page);
  const other = await context.newPage();
  await openCartWith(other, "Stool");

  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  // 1491 and 194 less a tenth
  await expect(page.getByRole("alert").first()).toContainText("1.666");
  await expect(total(page)).toContainText("1.666");
  await expect(field(page, "Nachname")).toHaveValue("Muster");

  await other.getByRole("button", { name: /^Hocker.* entfernen$/ }).click();
  await expect(total(other)).toContainText("1.491");
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("in einem anderen Fenster geändert")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await toPayment(page);
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(1491);
});

longTest(
  "what was typed survives a reload, a way back and the other language, and goes when it is ordered",
  async ({ page }) => {
    await openCartWith(page, "Table");
    await introduce(page, "Behalten");
    await page.getByRole("checkbox", { name: "Die Rechnung geht an eine andere Adresse" }).check();
    const billing = page.getByRole("group", { name: "Rechnungsadresse" });
    await billing.getByRole("textbox", { name: "Nachname" }).fill("Buchhaltung");
    await billing.getByRole("combobox", { name: "Land" }).selectOption({ label: "Österreich" });
    const kept = async () => {
      await expect(page.locator("[autocomplete='family-name']")).toHaveValue("Behalten");
      await expect(page.locator("[autocomplete='billing family-name']")).toHaveValue("Buchhaltung");
      await expect(page.locator("[autocomplete='billing country']")).toHaveValue("at");
    };
    await page.reload();
    await kept();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    await kept();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.getByRole("link", { name: "Noch ein Möbel gestalten" }).click();
    await expect(page).toHaveURL(/configurator/);
    await page.goBack();
    await kept();
    await page.getByRole("checkbox", { name: "Die Rechnung geht an eine andere Adresse" }).uncheck();
    await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).check();
    await toPayment(page);
    await pay(page, CARDS.success);
    await completedOrder(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("order-draft"))).toBeNull();
  },
);

longTest("address books of browsers know every field", async ({ page }) => {
  await openCartWith(page, "Table");
  const known = await page
    .locator("form[action='/cartDesktop'] :is(input, textarea, select)[autocomplete]")
    .evaluateAll((fields) => fields.map((one) => one.getAttribute("autocomplete")));
  expect(known.filter((token) => token !== "off")).toEqual([
    "given-name",
    "family-name",
    "organization",
    "email",
    "tel",
    "address-line1",
    "address-line2",
    "postal-code",
    "address-level2",
    // Kept out of sight while the delivery stays in Germany.
    "country",
    "billing given-name",
    "billing family-name",
    "billing organization",
    "billing address-line1",
    "billing address-line2",
    "billing postal-code",
    "billing address-level2",
    "billing country",
  ]);
  await expect(field(page, "Postleitzahl")).toHaveAttribute("inputmode", "numeric");
  await expect(field(page, "E-Mail")).toHaveAttribute("type", "email");
});

test("above the button stand the pieces, the sum, the time, the terms and the withdrawal; below it nothing", async ({
  page,
}) => {
  await openCartWith(page, "Table");
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  await expect(summary).toContainText("220 × 80 × 75 cm, Gestell offen");
  await expect(summary).toContainText("19 % Mehrwertsteuer");
  await expect(summary).toContainText("innerhalb von 8 Wochen");
  const form = page.locator("form[action='/cartDesktop']");
  await expect(form.getByRole("link", { name: "AGB" })).toHaveAttribute("href", "/agb");
  await expect(form.getByRole("link", { name: "Widerrufsbelehrung" })).toHaveAttribute(
    "href",
    "/widerrufsbelehrung",
  );
  await expect(form.getByText("Nach Maß Gefertigtes ist vom Widerruf ausgenommen")).toBeVisible();
  await expect(form.getByRole("button").last()).toHaveAccessibleName("Zahlungspflichtig bestellen");
  expect((await form.textContent())?.trim()).toMatch(/Zahlungspflichtig bestellen$/);
});

longTest("on paper the cart is a bill: pieces and sums, no navigation and no form", async ({ page }) => {
  await openCartWith(page, "Table");
  await page.emulateMedia({ media: "print" });
  await expect(
    cards(page)
      .or(page.getByRole("listitem").filter({ hasText: "220 × 80 × 75" }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText("Gesamt", { exact: true })).toBeVisible();
  await expect(page.getByText("noch keine Bestellung")).toBeVisible();
  for (const hidden of [
    page.getByRole("navigation"),
    page.getByRole("textbox"),
    page.getByRole("button"),
    page.getByRole("contentinfo"),
  ]) {
    await expect(hidden).toHaveCount(0);
  }
});

longTest(
  "a postcode that no German place has is marked, and no longer once one lives abroad",
  async ({ page }) => {
    await openCartWith(page, "Table");
    await hydrated(page);
    // Two faults: one of them holds abroad as well.
    await field(page, "Vorname").fill("A");
    await field(page, "Vorname").fill("");
    await field(page, "Postleitzahl").fill("8001");
    await field(page, "Ort").focus();
    const fault = page
      .getByText("Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: 10115.")
      .first();
    await expect(fault).toBeVisible();
    const abroad = page.getByRole("checkbox", { name: /außerhalb Deutschlands/ });
    await abroad.check();
    await expect(
      page.getByText("Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: 10115."),
    ).toHaveCount(0);
    await expect(field(page, "Postleitzahl")).toHaveValue("8001");
    await expect(field(page, "Vorname")).toHaveAttribute("aria-invalid", "true");
    await abroad.uncheck();
    await expect(fault).toBeVisible();
  },
);

longTest(
  "a country that was chosen stays chosen while the cart goes to Germany for a moment",
  async ({ page }) => {
    await openCartWith(page, "Stool");
    await hydrated(page);
    const abroad = page.getByRole("checkbox", { name: /außerhalb Deutschlands/ });
    const country = page.getByRole("combobox", { name: "Land" });
    await abroad.check();
    await country.selectOption({ label: "Österreich" });
    await abroad.uncheck();
    await expect(country).toHaveCount(0);
    await abroad.check();
    await expect(country).toHaveValue("at");
    await field(page, "Postleitzahl").fill("10827");
    await field(page, "Ort").focus();
    await expect(page.getByText("So sieht dort eine aus: 1010.").first()).toBeVisible();
  },
);
