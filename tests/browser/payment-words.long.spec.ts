import { expect, test } from "@playwright/test";
import { putInCart } from "./cart";
import { forgetRequests, shop } from "./shop";

test.beforeEach(forgetRequests);

/** What the tests' shop takes: PAYMENT_METHODS=card,paypal,klarna,sepa_debit. */
const OFFERED = {
  de: "Karte, PayPal, Klarna oder SEPA-Lastschrift",
  en: "card, PayPal, Klarna or SEPA direct debit",
};

test("home, cart and help name every method that the payment page offers, in both languages", async ({
  page,
}) => {
  await putInCart(page, "Stool");
  for (const [language, words] of Object.entries(OFFERED)) {
    for (const path of ["/", "/cartDesktop", "/faq"]) {
      await page.goto(`${shop.storefront}${path}?lng=${language}`);
      await expect(page.locator("main"), `${path} in ${language}`).toContainText(words);
      await expect(page.locator("main"), `${path} in ${language}`).not.toContainText("{Zahlungsarten}");
    }
  }
});

test("the payment page offers what the shop names", async () => {
  const answer = await fetch(`${shop.medusa}/store/furniture/payment-methods`, {
    headers: { "x-publishable-api-key": shop.publishableKey },
  });
  expect(await answer.json()).toEqual({ methods: ["card", "paypal", "klarna", "sepa_debit"] });
});
