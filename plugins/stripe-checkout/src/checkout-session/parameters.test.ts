import { expect, test } from "vitest";
import type { StripeCheckoutOptions } from "../stripe/options";
import { checkoutParameters, lineItems } from "./parameters";

const order = (amount: number) => ({ amount, currency: "eur", shopId: "shop_1" });
const wishes = (items: { name: string; description?: string; amount: number }[]) => ({
  session_id: "payses_1",
  items,
});
const shown = (lines: ReturnType<typeof lineItems>) =>
  lines.map(({ price_data }) => [price_data?.product_data?.name, price_data?.unit_amount]);

test("the payment page names every piece at what is charged for it", () => {
  const items = [
    { name: "Tisch", description: "220 × 80 × 75 cm", amount: 1491 },
    { name: "Hocker", amount: 175 },
    { name: "Expressbau", amount: 65 },
  ];
  const lines = lineItems(wishes(items), order(173100), "Ihre Bestellung");
  expect(shown(lines)).toEqual([
    ["Tisch", 149100],
    ["Hocker", 17500],
    ["Expressbau", 6500],
  ]);
  expect(lines[0]?.price_data?.product_data?.description).toBe("220 × 80 × 75 cm");
});

test("Stripe knows no line below 0: what is taken off is said in words on one line over the exact total", () => {
  const items = [
    { name: "Tisch", amount: 1491 },
    { name: "Gutschein", amount: -50 },
  ];
  const lines = lineItems(wishes(items), order(144100), "Ihre Bestellung");
  expect(shown(lines)).toEqual([["Ihre Bestellung", 144100]]);
  expect(lines[0]?.price_data?.product_data?.description).toBe("Tisch 1491 EUR, Gutschein -50 EUR");
});

test("more than a hundred pieces are one line, in as many words as anybody reads", () => {
  const items = Array.from({ length: 101 }, () => ({ name: "Muster", amount: 7 }));
  const lines = lineItems(wishes(items), order(70700), "Ihre Bestellung");
  expect(shown(lines)).toEqual([["Ihre Bestellung", 70700]]);
  expect(lines[0]?.price_data?.product_data?.description).toHaveLength(500);
});

test.each([
  ["add up to another sum", [{ name: "Tisch", amount: 1 }]],
  [
    "hold parts of a cent",
    [
      { name: "Tisch", amount: 1490.999 },
      { name: "Rest", amount: 0.001 },
    ],
  ],
  ["are none", []],
])("items that %s are not believed: the total is charged, and nothing is said of them", (_what, items) => {
  const [line, ...others] = lineItems(wishes(items), order(149100), "Ihre Bestellung");
  expect(others).toEqual([]);
  expect(line?.price_data).toMatchObject({ unit_amount: 149100, product_data: { name: "Ihre Bestellung" } });
  expect(line?.price_data?.product_data).not.toHaveProperty("description");
});

test("a hundred lines are shown one by one, of which some may cost nothing", () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ name: "Muster", amount: index === 0 ? 0 : 7 }));
  expect(lineItems(wishes(items), order(99 * 700), "Ihre Bestellung")).toHaveLength(100);
});

test("words of exactly five hundred characters are not cut, and what cannot be shown is described as the shop says", () => {
  const of = (length: number) => [
    { name: "x".repeat(length), amount: 2 },
    { name: "G", amount: -1 },
  ];
  const told = (length: number) =>
    lineItems(wishes(of(length)), order(100), "Ihre Bestellung")[0]?.price_data?.product_data?.description ??
    "";
  // " 2 EUR, G -1 EUR" takes sixteen of them.
  expect(told(484)).toMatch(/^x{484} 2 EUR, G -1 EUR$/);
  expect(told(485)).toMatch(/^x{485} 2 EUR, G -1 E…$/);
  const described = lineItems(
    { session_id: "payses_1", description: "Drei Stücke" },
    order(1),
    "Ihre Bestellung",
  );
  expect(described[0]?.price_data?.product_data?.description).toBe("Drei Stücke");
});

const OPTIONS: StripeCheckoutOptions = {
  ...{ apiKey: "sk_test_1", webhookSecret: "whsec_1", unknownPaymentHours: 72, finalRefusals: [] },
  successUrl: "https://planke.example/done?session_id={CHECKOUT_SESSION_ID}&cart={CART_ID}",
  cancelUrl: "https://planke.example/cancelled?cart={CART_ID}",
  linkUrl: "https://planke.example/pay/{LINK}",
  otherOrigins: ["https://planks.example"],
  paymentMethods: ["card", "sepa_debit", "paypal"],
};
const NOW = new Date("2026-11-29T12:00:00.900Z");
const LINK = "a-link-of-a-payment";
const asked = (wish: object, options: object = {}, of: object = {}) =>
  checkoutParameters(
    { ...OPTIONS, ...options },
    { session_id: "payses_1", ...wish },
    { ...order(149_100), ...of },
    NOW,
  );

test("a page is over the exact total in the cart's currency alone, names its payment, and can be paid for 31 minutes", () => {
  expect(
    asked({ cart_id: "cart 1&x", locale: "de-AT", email: "a@example.test" }, {}, { currency: "EUR" }),
  ).toEqual({
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "eur", unit_amount: 149_100, product_data: { name: "Ihre Bestellung" } },
      },
    ],
    success_url: "https://planke.example/done?session_id={CHECKOUT_SESSION_ID}&cart=cart%201%26x",
    cancel_url: "https://planke.example/cancelled?cart=cart%201%26x",
    locale: "de",
    submit_type: "pay",
    allowed_payment_method_types: ["card", "sepa_debit", "paypal"],
    adaptive_pricing: { enabled: false },
    metadata: { shop_id: "shop_1", session_id: "payses_1", cart_id: "cart 1&x" },
    payment_intent_data: { metadata: { shop_id: "shop_1", session_id: "payses_1", cart_id: "cart 1&x" } },
    customer_email: "a@example.test",
    // 2026-11-29T12:31:00Z
    expires_at: 1_795_955_460,
  });
});

test.each([
  ["en", "en", "Your order"],
  ["EN-us", "en", "Your order"],
  ["fr", "auto", "Your order"],
  [undefined, "auto", "Your order"],
])("for a shopper of the language %s the page speaks %s", (locale, expected, title) => {
  const { locale: said, line_items } = asked({ cart_id: "cart_1", locale });
  expect([said, line_items?.[0]?.price_data?.product_data?.name]).toEqual([expected, title]);
});

test("the shop's own e-mail address wins over the one that Medusa knows, and without either Stripe asks", () => {
  const known = { customerEmail: "known@example.test" };
  expect(asked({ email: "own@example.test" }, {}, known).customer_email).toBe("own@example.test");
  expect(asked({}, {}, known).customer_email).toBe("known@example.test");
  expect(asked({})).not.toHaveProperty("customer_email");
});

test("a payment link leads back to its page and takes nothing that makes its order wait again", () => {
  const linked = asked({ cart_id: "cart_1", link: LINK });
  expect(linked).toMatchObject({
    success_url: `https://planke.example/pay/${LINK}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `https://planke.example/pay/${LINK}`,
    allowed_payment_method_types: ["card", "paypal"],
  });
  expect(asked({ link: LINK }, { paymentMethods: ["sepa_debit"] }).allowed_payment_method_types).toEqual([
    "card",
  ]);
  // A payment without a cart is of an order as well.
  expect(asked({}).allowed_payment_method_types).toEqual(["card", "paypal"]);
  expect(asked({}).success_url).toBe("https://planke.example/done?session_id={CHECKOUT_SESSION_ID}&cart=");
});

test("who came from another host of the shop goes back there, who came from a stranger's does not", () => {
  const there = { cart_id: "cart_1", return_origin: "https://planks.example" };
  expect(asked(there)).toMatchObject({
    success_url: "https://planks.example/done?session_id={CHECKOUT_SESSION_ID}&cart=cart_1",
    cancel_url: "https://planks.example/cancelled?cart=cart_1",
  });
  expect(asked({ ...there, link: LINK }).cancel_url).toBe(`https://planks.example/pay/${LINK}`);
  expect(asked({ ...there, return_origin: "https://evil.example" }).cancel_url).toBe(
    "https://planke.example/cancelled?cart=cart_1",
  );
});
