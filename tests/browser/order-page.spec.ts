import { expect, type Page, test } from "@playwright/test";
import { LONG, longOnly } from "../long-run";
import { admin, checkout, complete, fromVienna, orderableCart, rows, store } from "../shopper/shop";
import { examine } from "./access/examine";
import { unfoldAll } from "./access/states/state";
import { payUnseen } from "./cart";
import { hydrated, shop } from "./shop";
import { newPlank } from "./staff";

const longTest = longOnly(test);

const WORDS = {
  de: {
    path: "auftrag",
    heading: (number: string) => `Deine Bestellung ${number}`,
    accepted: "Angenommen",
    total: "1.694",
    change: "Lieferadresse ändern",
    street: "Straße und Hausnummer",
    zip: "Postleitzahl",
    city: "Ort",
    save: "Adresse speichern",
    wrongPostcode: /so aus: 10115/,
    changed: /Deine Lieferadresse ist geändert/,
    withdraw: "Vertrag widerrufen",
    orderNumber: /^Bestellnummer/,
    question: /^Deine Frage/,
    unknown: "Hier ist keine Bestellung zu sehen",
  },
  en: {
    path: "order",
    heading: (number: string) => `Your order ${number}`,
    accepted: "Accepted",
    total: "1,694",
    change: "Change the delivery address",
    street: "Street and number",
    zip: "Postcode",
    city: "City",
    save: "Save the address",
    wrongPostcode: /looks like 10115/,
    changed: /Your delivery address has been changed/,
    withdraw: "Withdraw from contract",
    orderNumber: /^Order number/,
    question: /^Your question/,
    unknown: "There is no order to see here",
  },
} as const;
type Language = keyof typeof WORDS;
const LANGUAGES: Language[] = ["de", "en"];

/** A table and a stool of a picked plank, paid; the key to the order's page. */
async function placed(): Promise<{ key: string; number: string; plank: string }> {
  const plank = await newPlank("stool", `Seite ${Math.random().toString(36).slice(2, 7)}`);
  const cart = await orderableCart("table");
  await store("POST", `/carts/${cart}/furniture`, {
    kind: "stool",
    configuration: { choosePlanks: true, planks: [plank.id] },
  });
  await payUnseen((await checkout(cart)).body.url);
  const { id, display_id } = (await complete(cart)).body.order;
  const [page] = await rows("select token from furniture_order_page where order_id = $1", id);
  return { key: String(page?.token), number: String(display_id), plank: plank.title };
}

const field = (page: Page, name: string) =>
  page.getByRole("main").getByRole("textbox", { name: new RegExp(`^${name}`) });

for (const language of LANGUAGES) {
  const words = WORDS[language];
  for (const width of LONG ? [390, 1440] : [language === "de" ? 390 : 1440]) {
    test(`the order's page in ${language} is whole and accessible at ${width} px`, async ({ page }) => {
      const { key, number, plank } = await placed();
      await page.setViewportSize({ width, height: 900 });
      // Whatever the visitor chose before, the path says the language.
      const other = language === "de" ? "en" : "de";
      await page.goto(`${shop.storefront}/faq?lng=${other}`);
      const answer = await page.goto(`${shop.storefront}/${words.path}/${key}`);
      expect(answer?.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading(number));
      await expect(page.getByRole("heading", { name: words.accepted })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(words.total);
      await expect(page.getByRole("main")).toContainText(`${number}.2`);
      await expect(page.getByRole("main").getByRole("img", { name: new RegExp(plank) })).toBeVisible();
      await unfoldAll(page);
      await examine(page, `${words.path} at ${width} px`);
      await page.goto(`${shop.storefront}/${words.path}/${"x".repeat(32)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unknown);
      await examine(page, `an unknown ${words.path} at ${width} px`);
    });
  }

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

    const declare = language === "de" ? test : longOnly(test);
    declare(
      "the address is changed, a withdrawal and a message begin with the order's number",
      async ({ page }) => {
        const { key, number } = await placed();
        const address = `${shop.storefront}/${words.path}/${key}`;
        await page.goto(address);
        await page.getByText(words.change, { exact: true }).click();
        await field(page, words.street).fill("Neuer Weg 9");
        await field(page, words.zip).fill("1010");
        await field(page, words.city).fill("Hamburg");
        await page.getByRole("button", { name: words.save }).click();
        await expect(page.getByText(words.wrongPostcode)).toBeVisible();
        await expect(field(page, words.street)).toHaveValue("Neuer Weg 9");
        await field(page, words.zip).fill("20095");
        await page.getByRole("button", { name: words.save }).click();
        await expect(page.getByText(words.changed)).toBeVisible();
        await expect(page.getByRole("main")).toContainText("20095 Hamburg");
        await expect(field(page, words.question.source.slice(1))).toHaveValue(new RegExp(number));

        await page.getByRole("main").getByRole("link", { name: words.withdraw }).click();
        await expect(page.getByRole("textbox", { name: words.orderNumber })).toHaveValue(number);
      },
    );
  });
}

longTest(
  "that an address is changed is in sight and has the focus, each time; its form is folded away",
  async ({ page }) => {
    const { key } = await placed();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.storefront}/auftrag/${key}`);
    await hydrated(page);
    const told = page.getByRole("status").filter({ hasText: WORDS.de.changed });
    for (const city of ["Hamburg", "Altona"]) {
      await page.getByText(WORDS.de.change, { exact: true }).click();
      await field(page, WORDS.de.zip).fill("20095");
      await field(page, WORDS.de.city).fill(city);
      await page.getByRole("button", { name: WORDS.de.save }).click();
      await expect(page.getByRole("main")).toContainText(`20095 ${city}`);
      await expect(told).toBeFocused();
      await expect(told).toBeInViewport();
      await expect(field(page, WORDS.de.city)).toBeHidden();
      await page.getByText(WORDS.de.change, { exact: true }).focus();
    }
  },
);

longTest("switching the language moves to the same order in the other language", async ({ page }) => {
  const { key, number } = await placed();
  await page.goto(`${shop.storefront}/auftrag/${key}`);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(`${shop.storefront}/order/${key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your order ${number}`);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${shop.storefront}/auftrag/${key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Deine Bestellung ${number}`);
});

longTest("a message to the workshop is sent from the order's page and names the order", async ({ page }) => {
  const { key, number } = await placed();
  await page.goto(`${shop.storefront}/auftrag/${key}`);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster@example.com");
  const question = page.getByRole("textbox", { name: /^Deine Frage/ });
  await expect(question).toHaveValue(new RegExp(`Bestellung ${number}`));
  const said = `Passt es durch die Tür? ${key.slice(0, 8)}`;
  await question.fill(`Zu meiner Bestellung ${number}:\n${said}`);
  await page.getByRole("button", { name: "Frage abschicken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deine Frage ist bei uns." })).toBeVisible();
  const [message] = await rows("select text from furniture_message where position($1 in text) > 0", said);
  expect(message?.text).toContain(`Bestellung ${number}`);
});

longTest(
  "the page of a reservation says since when it is reserved, also once it is cancelled",
  async ({ page }) => {
    const cart = await orderableCart("table");
    await fromVienna(cart);
    await checkout(cart);
    const { id } = (await complete(cart)).body.order;
    const [found] = await rows("select token from furniture_order_page where order_id = $1", id);
    await page.goto(`${shop.storefront}/auftrag/${found?.token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Deine Reservierung/);
    await expect(page.getByRole("main")).toContainText(/Reserviert am \d/);
    await expect(page.getByRole("main")).not.toContainText("Bestellt am");
    await page.goto(`${shop.storefront}/order/${found?.token}`);
    await expect(page.getByRole("main")).toContainText(/Reserved on \d/);
    expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
    await page.reload();
    await expect(page.getByRole("main")).toContainText(/Reserved on \d/);
    await expect(page.getByRole("main")).not.toContainText("Ordered on");
  },
);
