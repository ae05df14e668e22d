import { defaultConfiguration, priceOf } from "@planke46/furniture-rules";
import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../../long-run";
import { cards, eurosIn, openCartWith, putInCart, totalOf } from "../cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "../shop";
import { newPlank, newVoucher, orderOf, reservations } from "../staff";

const longTest = longOnly(test);

test.use({ javaScriptEnabled: false });

const update = (page: Page) =>
  page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();

test("a bench with a picked plank is configured by form, ordered with a voucher and paid", async ({
  page,
}) => {
  const plank = await newPlank("bench", "Ohne Skript");
  const code = await newVoucher(50);
  const { price } = priceOf("bench", {
    ...defaultConfiguration("bench"),
    dimensions: { chosen: "individual", length: 150, width: 40, height: 45 },
    frameType: "massive",
    choosePlanks: true,
    planks: [plank.id],
  });

  await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
  await page.getByRole("spinbutton", { name: "Länge" }).fill("150");
  await page.getByRole("radio", { name: /^massiv/ }).check();
  await page.getByRole("radio", { name: /^Ich suche selbst aus/ }).check();
  await update(page);
  await expect(page.getByRole("img", { name: /^Bank, 150 × 40 × 45 cm, Gestell massiv/ })).toBeVisible();
  await page.getByRole("combobox", { name: "Planke" }).selectOption({ label: plank.title });
  await update(page);
  await expect(page.getByRole("img", { name: `Foto der Planke „${plank.title}“` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`length=150&frameType=massive.*plank1=${plank.id}`));
  expect(eurosIn(await page.getByRole("status").filter({ hasText: "Preis:" }).textContent())).toBe(price);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();

  await page.getByRole("radio", { name: /abholen/ }).check();
  await page.getByRole("checkbox", { name: /Expressbau/ }).check();
  await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill(code);
  await introduce(page, "Ohneskript");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(`Gutschein ${code} ist angewendet.`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nachname" }).first()).toHaveValue("Ohneskript");
  // Terms are sent with whatever button; the sum follows them before anybody is obliged to pay it.
  if ((await totalOf(page)) !== price - 75 + 65 - 50) {
    await page.getByRole("button", { name: "Summe aktualisieren" }).click();
  }
  expect(await totalOf(page)).toBe(price - 75 + 65 - 50);
  await toPayment(page);
  await pay(page, CARDS.success);
  const { orderId, orderValue } = await completedOrder(page);
  expect(orderValue).toBe(price - 60);
  const { lines } = await orderOf(orderId);
  expect(lines).toMatchObject([{ kind: "bench", price, facts: { planks: [{ title: plank.title }] } }]);
});

longTest("from abroad one reserves by form", async ({ page }) => {
  const lastName = `Alpenblick ${Date.now().toString(36)}`;
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("checkbox", { name: /^Ich wohne außerhalb Deutschlands/ }).check();
  await introduce(page, lastName);
  await page.getByRole("button", { name: "Summe aktualisieren" }).click();
  await expect(page.getByRole("textbox", { name: "Nachname" }).first()).toHaveValue(lastName);
  await page.getByRole("combobox", { name: /^Land/ }).first().selectOption({ label: "Österreich" });
  await page
    .getByRole("textbox", { name: /^Postleitzahl/ })
    .first()
    .fill("1010");
  await page.getByRole("button", { name: "Unverbindlich reservieren" }).click();
  await expect(page).toHaveURL(/\/orderReserved/);
  expect((await reservations()).find(({ name }) => name === `Mia ${lastName}`)).toMatchObject({
    country: "at",
  });
});

longTest(
  "a piece that was taken out is brought back, also into a cart that is empty without it",
  async ({ page }) => {
    const undo = page.getByRole("button", { name: /wieder in den Warenkorb legen$/ });
    await putInCart(page, "Bench", { frameType: "massive", length: "150", chosen: "individual" });
    await openCartWith(page, "Stool");
    const total = await totalOf(page);
    const take = (kind: string) =>
      page.getByRole("button", { name: new RegExp(`^${kind}.*entfernen$`) }).click();
    await take("Bank");
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: /ist entfernt/ })).toBeVisible();
    await undo.click();
    await expect(cards(page)).toHaveCount(2);
    expect(await totalOf(page)).toBe(total);
    await expect(undo).toHaveCount(0);
    await take("Hocker");
    await take("Bank");
    await expect(
      page.getByRole("heading", { name: "Du hast noch keine Produkte im Warenkorb" }),
    ).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Warenkorb", exact: true }),
    ).toBeVisible();
    await undo.click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb, 1 Stück" })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("massiv");
  },
);

test("a faulty order comes back with its faults in words and everything that was typed", async ({ page }) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await introduce(page);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster");
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByText("Bitte eine gültige E-mail Adresse eingeben")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("mia.muster");
  await expect(page.getByRole("textbox", { name: "Ort" }).first()).toHaveValue("Berlin");
  await cards(page)
    .getByRole("button", { name: /entfernen/ })
    .click();
  await expect(page.getByText("Du hast noch keine Produkte im Warenkorb")).toBeVisible();
});

test("a size nobody can build is refused in words, and stays in the field", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await page.getByRole("spinbutton", { name: "Länge" }).fill("400");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByText("Länge: bitte 100 bis 220 cm angeben.")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Länge" })).toHaveValue("400");
});
