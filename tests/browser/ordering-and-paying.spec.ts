import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { putInCart, sendCart } from "./cart";
import { CARDS, completedOrder, forgetRequests, introduce, pay, shop, toPayment } from "./shop";
import { asStaff as asShopStaff, orderOf } from "./staff";
import { asStaff, remembered } from "./studio";

const longTest = longOnly(test);

const summary = (page: Page) => page.getByRole("region", { name: "Zusammenfassung" });
const order = (page: Page) => page.getByRole("button", { name: "Zahlungspflichtig bestellen" });

async function openCart(page: Page): Promise<void> {
  await page.goto(`${shop.storefront}/cartDesktop`);
}

test.beforeEach(forgetRequests);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("total and way to the order button stay under the thumb in one line, until the button itself is in sight", async ({
    page,
  }) => {
    await putInCart(page, "Table");
    await openCart(page);
    const bar = page.getByRole("navigation", { name: "Summe und Bestellung" });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/1\.491\s€/);
    const way = bar.getByRole("link", { name: "Zur Zusammenfassung" });
    expect((await way.boundingBox())?.height, "one line of words").toBeLessThan(52);
    await page.getByRole("checkbox", { name: /^Expressbau/ }).check();
    await expect(bar).toContainText(/1\.556\s€/);
    await way.click();
    await expect(summary(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);
    await order(page).scrollIntoViewIfNeeded();
    await expect(order(page)).toBeInViewport({ ratio: 1 });
  });

  longTest("postcode and city stand on one line, with delivery and with pick-up", async ({ page }) => {
    await putInCart(page, "Stool");
    await openCart(page);
    const top = async (name: string) => (await page.getByRole("textbox", { name }).first().boundingBox())?.y;
    expect(await top("Postleitzahl")).toBe(await top("Ort"));
    await page.getByRole("radio", { name: /abholen/ }).check();
    await expect(
      page.getByText("Für die Abholung brauchen wir keine Adresse", { exact: false }),
    ).toBeVisible();
    expect(await top("Postleitzahl")).toBe(await top("Ort"));
  });
});

longTest(
  "a transfer is chosen without any code where the shop's settings offer it, and nowhere else",
  async ({ page }) => {
    const putBack = await remembered("shopSettings");
    const offer = (bankTransfer: boolean) =>
      asStaff("mutate", { mutations: [{ patch: { id: "shopSettings", set: { bankTransfer } } }] });
    const strip = async () => {
      await page.goto(shop.storefront);
      return page.getByRole("region", { name: "Gut zu wissen" }).textContent();
    };
    const cart = async () => (await page.request.get(`${shop.storefront}/cartDesktop`)).text();
    try {
      await putInCart(page, "Stool");
      await offer(false);
      await expect.poll(strip).not.toContain("oder per Überweisung");
      await expect.poll(cart).not.toContain('value="bank_transfer"');
      await openCart(page);
      await expect(page.getByRole("group", { name: "Bezahlung" })).toHaveCount(0);
      await offer(true);
      await expect.poll(strip).toContain("oder per Überweisung");
      await expect.poll(cart).toContain('value="bank_transfer"');
      await openCart(page);
      await page.getByRole("radio", { name: /^Per Überweisung/ }).check();
      await expect(page.getByText("Du überweist nach der Bestellung", { exact: false })).toBeVisible();
      await introduce(page);
      await order(page).click();
      const { orderId } = await completedOrder(page);
      await expect(page.getByRole("region", { name: "Bitte überweise den Betrag" })).toBeVisible();
      expect(await orderOf(orderId)).toMatchObject({ total: 194, record: { pay_by: "bank_transfer" } });
    } finally {
      await putBack();
    }
  },
);

longTest("a transfer for a sample promises to send it, not to build it", async ({ page }) => {
  await putInCart(page, "Stool", { intent: "sample", color: "ffffff" });
  await openCart(page);
  const transfer = page.getByRole("radio", { name: /^Per Überweisung/ });
  await expect(transfer).toHaveAccessibleName(/verschickt wird/);
  await expect(transfer).not.toHaveAccessibleName(/gebaut/);
});

longTest(
  "cart and order need no more than 320 px, the IBAN stands in one line there, and its button copies it without spaces and says so",
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 320, height: 700 });
    await putInCart(page, "Frame", { width: "150", height: "150", filling: "passepartout" });
    await sendCart(page, { intent: "terms", paymentMethod: "bank_transfer" });
    await openCart(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto((await sendCart(page, { paymentMethod: "bank_transfer" })) ?? "");
    const transfer = page.getByRole("region", { name: "Bitte überweise den Betrag" });
    const iban = transfer.getByText(/^[A-Z]{2}\d{2} [\d ]+$/);
    const lines = await iban.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await transfer.getByRole("button", { name: "IBAN kopieren" }).click();
    await expect(page.getByText("IBAN ist kopiert.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await iban.textContent())?.replaceAll(" ", ""));
    expect(copied).toMatch(/^[A-Z]{2}\d{20}$/);
  },
);

test("the payment page names each piece with its size, what is added, and in its button what will be charged", async ({
  page,
}) => {
  await putInCart(page, "Table");
  await putInCart(page, "Stool");
  await sendCart(page, { intent: "terms", expressBuild: "on" });
  await openCart(page);
  await introduce(page);
  await toPayment(page);
  for (const named of ["220 × 80 × 75 cm", "40 × 40 × 45 cm", "Expressbau"])
    await expect(page.getByText(named, { exact: true })).toBeVisible();
  // 1491 + 194 − 19 + 65
  await expect(page.getByRole("button", { name: /^Bezahlen/ })).toContainText(/1\.731,00\s€/);
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(1731);
});

longTest(
  "Austria and Switzerland stand first among the countries, in both languages and both lists",
  async ({ page }) => {
    await putInCart(page, "Stool");
    for (const [language, near, home] of [
      ["de", ["Österreich", "Schweiz"], "Deutschland"],
      ["en", ["Austria", "Switzerland"], "Germany"],
    ] as const) {
      await page.goto(`${shop.storefront}/cartDesktop?lng=${language}`);
      await page.getByRole("checkbox", { name: /außerhalb Deutschlands|outside Germany/ }).check();
      await page.getByRole("checkbox", { name: /^Die Rechnung geht|^The invoice goes/ }).check();
      const lists = page.getByRole("combobox", { name: /^(Land|Country)/ });
      await expect(lists).toHaveCount(2);
      const names = async (index: number) =>
        (await lists.nth(index).getByRole("option").allTextContents()).filter((name) => name !== "");
      expect((await names(0)).slice(0, 2)).toEqual(near);
      expect(await names(0)).not.toContain(home);
      expect((await names(1)).slice(0, 3)).toEqual([home, ...near]);
      await page.getByRole("checkbox", { name: /außerhalb Deutschlands|outside Germany/ }).uncheck();
      await page.getByRole("checkbox", { name: /^Die Rechnung geht|^The invoice goes/ }).uncheck();
    }
  },
);

longTest(
  "with pick-up, and no address to deliver to, the invoice can go to a company elsewhere",
  async ({ page }) => {
    await putInCart(page, "Stool");
    await openCart(page);
    await page.getByRole("radio", { name: /abholen/ }).check();
    await expect(summary(page)).toContainText(/159\s€/);
    const field = (name: RegExp) => page.getByRole("textbox", { name }).first();
    await field(/^Vorname/).fill("Mia");
    await field(/^Nachname/).fill("Muster");
    await field(/^E-Mail/).fill("mia.muster@example.com");
    await page.getByRole("checkbox", { name: /^Die Rechnung geht/ }).check();
    const billing = page.getByRole("group", { name: "Rechnungsadresse" });
    for (const [name, text] of [
      ["Vorname", "Ida"],
      ["Nachname", "Buch"],
      [/^Firma/, "Buch & Haltung GmbH"],
      ["Straße und Hausnummer", "Kontorgasse 7"],
      ["Postleitzahl", "1010"],
      ["Ort", "Wien"],
    ] as const)
      await billing.getByRole("textbox", { name }).fill(text);
    await billing.getByRole("combobox", { name: "Land" }).selectOption({ label: "Österreich" });
    await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).check();
    await toPayment(page);
    await pay(page, CARDS.success);
    const { id } = await orderOf((await completedOrder(page)).orderId);
    const { order: placed } = await asShopStaff<{ order: { billing_address: unknown } }>(
      "GET",
      `/orders/${id}?fields=id,*billing_address`,
    );
    expect(placed.billing_address).toMatchObject({
      first_name: "Ida",
      last_name: "Buch",
      company: "Buch & Haltung GmbH",
      address_1: "Kontorgasse 7",
      postal_code: "1010",
      city: "Wien",
      country_code: "at",
    });
  },
);

test("a VAT id that cannot be one is said at its field, which gets the focus; company and id then reach staff", async ({
  page,
}) => {
  await putInCart(page, "Stool");
  await openCart(page);
  await introduce(page);
  await page
    .getByRole("textbox", { name: /^Firma/ })
    .first()
    .fill("Holz & Söhne GmbH");
  const vatId = page.getByRole("textbox", { name: /^Umsatzsteuer-ID/ });
  await vatId.fill("12345");
  await order(page).click();
  await expect(vatId).toBeFocused();
  await expect(vatId).toHaveAttribute("aria-invalid", "true");
  await expect(vatId).toHaveAccessibleDescription(/mit dem Land davor/);
  await vatId.fill("de 136 695 976");
  await toPayment(page);
  await pay(page, CARDS.success);
  const { id } = await orderOf((await completedOrder(page)).orderId);
  const { order: placed } = await asShopStaff<{ order: Record<string, unknown> }>(
    "GET",
    `/orders/${id}?fields=id,metadata,*shipping_address`,
  );
  expect(JSON.stringify(placed)).toContain("Holz & Söhne GmbH");
  expect(JSON.stringify([placed, await orderOf((await completedOrder(page)).orderId)])).toContain(
    "DE136695976",
  );
});
