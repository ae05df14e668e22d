import { expect } from "@playwright/test";
import { eurosIn } from "../cart";
import { CARDS, shop } from "../shop";
import { asStaff } from "../staff";
import { type Language, WORDS } from "../words";
import type { Name, Role, Shopper } from "./shopper";

/** The words on the way to a configured table, in each language. */
const STORY = {
  de: {
    design: /^Tisch gestalten/,
    yourTable: "Dein Tisch",
    length: "Länge",
    white: /^Weiß/,
    drawn: (length: number, color: string) => new RegExp(`^Tisch, ${length} × 80 × 75 cm.*${color}`),
    colors: ["Graphit", "Weiß"],
    price: /^Preis/,
    total: /^Gesamt:/,
    cardNumber: "Kartennummer",
    expiry: /Ablaufdatum/,
    securityCode: /Prüfziffer/,
    nameOnCard: "Name auf der Karte",
    pay: /^Bezahlen/,
    thanks: /Danke/,
  },
  en: {
    design: /^Design your table/,
    yourTable: "Your table",
    length: "Length",
    white: /^White/,
    drawn: (length: number, color: string) => new RegExp(`^Table, ${length} × 80 × 75 cm.*${color}`),
    colors: ["Graphite", "White"],
    price: /^Price/,
    total: /^Total:/,
    cardNumber: "Card number",
    expiry: /Expiry/,
    securityCode: /Security code/,
    nameOnCard: "Name on card",
    pay: /^Pay/,
    thanks: /Thank/,
  },
} as const;

/** Whole EUR, counted by hand from the specification: 1.3 · (599 + 2.5 · (80 + 30 + 30) + 75), and 30 for own measures. */
const PRICE_OF_180_CM = 1361;

interface Purchase {
  shopper: Shopper;
  language: Language;
  /** Where pictures of the pages go, for people to look at. */
  pictures: (name: string) => string;
}

/** The whole purchase of one table, from the start page to the paid order that staff see. */
export async function buyTable({ shopper, language, pictures }: Purchase): Promise<void> {
  const words = WORDS[language];
  const story = STORY[language];
  const email = `mia.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const appears = (role: Role, name: Name) =>
    expect.poll(() => shopper.sees(role, name), `${role} ${name} appears`).toBe(true);
  const looksWhole = async (page: string) => {
    await shopper.picture(pictures(page));
    expect.soft(await shopper.overflow(), `${page} does not scroll sideways`).toBeLessThanOrEqual(0);
    expect.soft(await shopper.errors(), `errors on ${page}`).toEqual([]);
  };

  await shopper.visit(shop.storefront);
  if (language === "en") await shopper.press("button", "English");
  await appears("link", story.design);
  await looksWhole("home");

  await shopper.press("link", story.design);
  await appears("heading", story.yourTable);
  await appears("img", story.drawn(220, story.colors[0]));
  const before = await priceShown(shopper, story.price);
  await shopper.write("spinbutton", story.length, "180");
  await shopper.choose("radio", story.white);
  await appears("img", story.drawn(180, story.colors[1]));
  await expect.poll(() => priceShown(shopper, story.price)).toBe(PRICE_OF_180_CM);
  expect(before).not.toBe(PRICE_OF_180_CM);
  await looksWhole("configurator");

  await shopper.press("button", words.addToCart);
  await shopper.press("link", words.toCart);
  await appears("heading", words.cart);
  await expect.poll(async () => (await shopper.read("listitem")).join("\n")).toContain("180 × 80 × 75");
  await expect.poll(() => priceShown(shopper, story.total)).toBe(PRICE_OF_180_CM);
  await looksWhole("cart");

  await shopper.write("textbox", startsWith(words.firstName), "Mia");
  await shopper.write("textbox", startsWith(words.lastName), "Muster");
  await shopper.write("textbox", startsWith(words.email), email);
  await shopper.write("textbox", startsWith(words.street), "Werkstattweg 46");
  await shopper.write("textbox", startsWith(words.zip), "10999");
  await shopper.write("textbox", startsWith(words.city), "Berlin");
  await shopper.choose("checkbox", words.dataSecurity);
  await shopper.press("button", words.order);

  await shopper.write("textbox", story.cardNumber, CARDS.success);
  await shopper.write("textbox", story.expiry, "12 / 34");
  await shopper.write("textbox", story.securityCode, "123");
  await shopper.write("textbox", story.nameOnCard, "Mia Muster");
  await looksWhole("payment");
  await shopper.press("button", story.pay);

  await appears("heading", story.thanks);
  await looksWhole("completion");
  const address = await shopper.address();
  expect(address.pathname).toBe("/orderCompleted");
  expect(Number(address.searchParams.get("orderValue"))).toBe(PRICE_OF_180_CM);
  expect(await ordersOf(email)).toEqual([
    {
      number: address.searchParams.get("orderID"),
      total: PRICE_OF_180_CM,
      paid: PRICE_OF_180_CM,
      status: "captured",
    },
  ]);
}

/** The whole euros of the first status that begins so; NaN before it is shown. */
async function priceShown(shopper: Shopper, label: RegExp): Promise<number> {
  const said = (await shopper.read("status")).find((text) => label.test(text.trim()));
  return eurosIn(said ?? null);
}

/** Every order of this address, as Medusa tells staff. Sums in EUR. */
async function ordersOf(email: string) {
  const { orders } = await asStaff<{
    orders: {
      display_id: number;
      email: string;
      total: number;
      payment_status: string;
      payment_collections: { captured_amount: number }[];
    }[];
  }>(
    "GET",
    "/orders?order=-created_at&limit=100&fields=id,display_id,email,total,payment_status,payment_collections.captured_amount",
  );
  return orders
    .filter((order) => order.email === email)
    .map((order) => ({
      number: String(order.display_id),
      total: order.total,
      paid: order.payment_collections.reduce((sum, { captured_amount }) => sum + captured_amount, 0),
      status: order.payment_status,
    }));
}

function startsWith(word: string): RegExp {
  return new RegExp(`^${word}( freiwillig| optional)?$`);
}
