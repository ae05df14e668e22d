import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { readShop, rows, SHOP } from "../shopper/shop";
import { type Language, WORDS } from "./words";

/** The running shop under test, with what only a browser needs of it. */
export const shop = readShop(
  SHOP.extend({
    storefront: z.url(),
    admin: z.url(),
    studio: z.url(),
    contentLake: z.url(),
    vouchers: z.object({ friends: z.string(), bankTransfer: z.string() }),
  }),
);

/** Other tests ask from this address too: each begins as one who has asked nothing yet. */
export async function forgetRequests(): Promise<void> {
  await rows("delete from furniture_rate_limit");
}

/** Answers the consent banner beforehand, which otherwise takes space on the page. */
export async function declineCounting(page: Page): Promise<void> {
  const { origin } = new URL(shop.storefront);
  const form = { decision: "no", page: "/datasecurity" };
  const answer = await page.request.post(`${shop.storefront}/consent`, { form, headers: { origin } });
  expect(answer.status()).toBe(200);
}

/** Stripe's own test cards, see https://docs.stripe.com/testing */
export const CARDS = {
  success: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  authenticationRequired: "4000 0025 0000 3155",
} as const;

/** Puts a table in the cart, as the shopper does who likes the first one; leaves the page on the cart. */
export async function orderedTable(page: Page, address = "/configuratorTableDesktop"): Promise<void> {
  await page.goto(new URL(address, shop.storefront).href);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
}

/** Until React has taken the page over, what is pressed is sent as a form, as without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** Where one plank of several is chosen; its name ends with the plank's title, which may be the name of another place. */
export const placeOfPlank = (page: Page, position: number) =>
  page
    .getByRole("group", { name: "Plätze der Planken" })
    .getByRole("radio", { name: new RegExp(`^Planke ${position}(?!\\d)`) });

/** Fills in who the shopper is, and agrees to the privacy statement. */
export async function introduce(page: Page, lastName = "Muster", language: Language = "de"): Promise<void> {
  const words = WORDS[language];
  // Without scripts the fields of a billing address stand open below, with the same names.
  const field = (name: string) =>
    page.getByRole("textbox", { name: new RegExp(`^${name}( freiwillig| optional)?$`) }).first();
  await field(words.firstName).fill("Mia");
  await field(words.lastName).fill(lastName);
  await field(words.email).fill("mia.muster@example.com");
  await field(words.street).fill("Werkstattweg 46");
  await field(words.zip).fill("10999");
  await field(words.city).fill("Berlin");
  await page.getByRole("checkbox", { name: words.dataSecurity }).check();
}

/** Presses the button that obliges to pay and waits for the hosted payment page. */
export async function toPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
}

/** Fills the hosted payment page and pays. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole("textbox", { name: "Kartennummer" }).fill(card);
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("mia.muster@example.com");
  await page.getByRole("textbox", { name: /Ablaufdatum/ }).fill("12 / 34");
  await page.getByRole("textbox", { name: /Prüfziffer/ }).fill("123");
  await page.getByRole("textbox", { name: "Name auf der Karte" }).fill("Mia Muster");
  await page.getByRole("button", { name: /^Bezahlen/ }).click();
}

/** The order number on the completion page, which is also in its address. */
export async function completedOrder(page: Page): Promise<{ orderId: string; orderValue: number }> {
  await expect(page).toHaveURL(/\/orderCompleted\?/);
  await expect(page.getByRole("heading", { level: 1, name: /Danke/ })).toBeVisible();
  const query = new URL(page.url()).searchParams;
  return { orderId: query.get("orderID") ?? "", orderValue: Number(query.get("orderValue")) };
}

/** Signs staff in to the Medusa admin, as its login page does; a page of the admin is opened by who calls this. */
export async function enterAdmin(page: Page): Promise<void> {
  const login = await page.request.post(`${shop.medusa}/auth/user/emailpass`, { data: shop.staff });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const session = await page.request.post(`${shop.medusa}/auth/session`, { headers });
  expect(session.status(), "staff are signed in").toBe(200);
}

/** Fills in the admin's login page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "E-Mail" }).fill(shop.staff.email);
  await page.getByPlaceholder("Passwort").fill(shop.staff.password);
  await page.getByRole("button", { name: "Mit E-Mail fortfahren" }).click();
}

/** Fills in and sends the question below a configurator that is open in German; answers the form. */
export async function askQuestion(page: Page): Promise<Locator> {
  const form = page.getByRole("region", { name: "Eine Frage an die Werkstatt" });
  await form.getByRole("textbox", { name: "Dein Name" }).fill("Mia Muster");
  await form.getByRole("textbox", { name: "E-Mail" }).fill("mia.muster@example.com");
  await form.getByRole("textbox", { name: "Deine Frage" }).fill("Trägt er auch zwei?");
  await form.getByRole("button", { name: "Frage abschicken" }).click();
  return form;
}
