import { expect, type Page, test } from "@playwright/test";
import { LONG, longOnly } from "../long-run";
import {
  CONTACT,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  store,
  terms,
} from "../shopper/shop";
import { openCartWith } from "./cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "./shop";
import { offer } from "./staff";

const longTest = longOnly(test);

/** Reserves a table, or other pieces, from a country, and is offered the delivery for 180 EUR: the page where it becomes an order. */
async function offered(
  country_code: string,
  wishes: object = {},
  kinds: Parameters<typeof orderableCart> = ["table"],
): Promise<string> {
  const cart = await orderableCart(...kinds);
  await terms(cart, { outside_germany: true, ...wishes });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code },
  });
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  return `${shop.storefront}${await offer(id, 180)}`;
}

const main = (page: Page) => page.getByRole("main");

const OFFERS = [
  { country: "at", tax: /19\s% Mehrwertsteuer \(266,80\s€\)/ },
  { country: "ch", tax: /Ohne Mehrwertsteuer, weil es eine Ausfuhr ist/ },
];

for (const { country, tax } of LONG ? OFFERS : OFFERS.slice(0, 1)) {
  test(`an offer to ${country} says above its button what must be known: tax, delivery, terms and withdrawal, its last day`, async ({
    page,
  }) => {
    await page.goto(await offered(country));
    const text = ((await main(page).textContent()) ?? "").replace(/\u00a0/g, " ");
    const button = text.indexOf("Zahlungspflichtig bestellen");
    for (const said of [
      tax,
      /Lieferung per Spedition zu dir, frei Bordsteinkante, innerhalb von 8 Wochen nach der Zahlung/,
      /Das Angebot gilt bis zum \d+\. \S+ 20\d\d/,
      /Es gelten unsere AGB und die Widerrufsbelehrung/,
    ]) {
      const at = text.search(said);
      expect(at, String(said)).toBeGreaterThan(-1);
      expect(at, String(said)).toBeLessThan(button);
    }
    await expect(main(page).getByRole("link", { name: "AGB" })).toHaveAttribute("href", /.+/);
  });
}

longTest(
  "an offer that a voucher pays for is accepted from the order's page, and nowhere asks for a payment",
  async ({ page }) => {
    const cart = await orderableCart("table");
    await terms(cart, { outside_germany: true });
    await store("POST", `/carts/${cart}`, {
      shipping_address: {
        ...CONTACT.shipping_address,
        postal_code: "1010",
        city: "Wien",
        country_code: "at",
      },
    });
    await enter(cart, await newVoucher(3000));
    await checkout(cart);
    const { id } = (await complete(cart)).body.order;
    await offer(id, 0);
    const [opened] = await rows("select token from furniture_order_page where order_id = $1", id);
    const orderPage = `${shop.storefront}/auftrag/${opened?.token}`;
    await page.goto(orderPage);
    await expect(page.getByRole("heading", { name: "Angeboten" })).toBeVisible();
    await expect(main(page)).toContainText("Zu bezahlen ist nichts.");
    await expect(main(page)).not.toContainText("Noch zu bezahlen");
    await page.getByRole("link", { name: "Zum Angebot" }).click();
    await expect(main(page)).toContainText("innerhalb von 8 Wochen nach deiner Bestellung");
    await expect(main(page)).not.toContainText("Zahlung");
    await page.getByRole("button", { name: "Kostenlos bestellen" }).click();
    await expect(page).toHaveTitle(/^Bestellt/);
    await page.goto(orderPage);
    await expect(page.getByRole("heading", { name: "Angenommen" })).toBeVisible();
  },
);

longTest("an offer that has run out is said on the order's page, with what to do", async ({ page }) => {
  const address = await offered("at");
  const [link] = await rows(
    "update furniture_payment_link set expires_at = now() - interval '1 day' where token = $1 returning order_id",
    address.split("/").at(-1),
  );
  const [opened] = await rows("select token from furniture_order_page where order_id = $1", link?.order_id);
  await page.goto(`${shop.storefront}/auftrag/${opened?.token}`);
  await expect(main(page)).toContainText(
    "Unser Angebot ist abgelaufen. Möchtest du die Stücke noch, schreib uns",
  );
  await expect(main(page)).not.toContainText("Wir rechnen die Lieferung");
});

longTest(
  "an offer says of samples that the post brings them, and promises no day for it: not alone, and not beside furniture",
  async ({ page }) => {
    for (const kinds of [["sample"], ["bench", "sample"]] as const) {
      await page.goto(await offered("ch", {}, [...kinds]));
      await expect(main(page)).toContainText("Muster schicken wir dir nach der Zahlung mit der Briefpost.");
      await expect(main(page)).not.toContainText("Werktag");
    }
  },
);

test("the cart says no tax of a delivery abroad, whose country decides about it; what is picked up has its own", async ({
  page,
}) => {
  await openCartWith(page, "Table");
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  await expect(summary).toContainText("19\u00a0% Mehrwertsteuer");
  await page.getByRole("checkbox", { name: /außerhalb Deutschlands/ }).check();
  await expect(summary).toContainText("hängt vom Land ab und steht im Angebot");
  await expect(summary).not.toContainText("19\u00a0%");
  await page.getByRole("radio", { name: /In der Werkstatt abholen/ }).check();
  await expect(summary).toContainText("19\u00a0% Mehrwertsteuer");
});

longTest(
  "a cart that was changed since it was sent to be paid is ordered by its own button again, which shows all of it",
  async ({ page }) => {
    await openCartWith(page, "Table");
    await introduce(page);
    await toPayment(page);
    const shortcut = page.getByRole("button", { name: /^Jetzt .* bezahlen$/ });
    await page.goto(`${shop.storefront}/cartDesktop`);
    await expect(shortcut).toBeVisible();
    await page.getByRole("radio", { name: /In der Werkstatt abholen/ }).check();
    await expect(page.getByRole("status").filter({ hasText: "Gesamt:" })).toContainText("1.416");
    await expect(shortcut).toHaveCount(0);
    await toPayment(page);
    await page.goto(`${shop.storefront}/cartDesktop`);
    await shortcut.click();
    await pay(page, CARDS.success);
    await completedOrder(page);
  },
);

for (const { language, heading, mail } of [
  { language: "de", heading: "Diesen Bezahllink kennen wir nicht", mail: /^E-Mail schreiben/ },
  { language: "en", heading: "We do not know this payment link", mail: /^Write an e-mail/ },
]) {
  const declare = language === "de" ? test : longOnly(test);
  declare(
    `a payment link that lost its end says so in ${language}, and how the workshop is reached`,
    async ({ page }) => {
      const answer = await page.goto(`${shop.storefront}/pay/cut-off?lng=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(main(page).getByRole("link", { name: mail })).toBeVisible();
    },
  );
}
