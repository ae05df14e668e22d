import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { cards, putInCart } from "./cart";
import { hold, SCRIPTS } from "./held";
import { CARDS, completedOrder, hydrated, introduce, pay, shop, toPayment } from "./shop";
import { asStaff, newPlank, newVoucher } from "./staff";
import { WORDS } from "./words";

const longTest = longOnly(test);

/** What a stool costs that nothing was changed on, and each further one less a tenth (whole EUR). */
const STOOL = 194;
const FURTHER_STOOL = 175;

/** Comes to the cart as shoppers do, by the link in the header. */
async function openCart(page: Page): Promise<void> {
  await page.goto(`${shop.storefront}/faq`, { waitUntil: "networkidle" });
  await page
    .getByRole("link", { name: /^(Warenkorb|Cart), / })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^(Warenkorb|Cart)$/ })).toBeVisible();
}

test("on a phone a cart of four pieces is ordered and paid by card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let piece = 0; piece < 4; piece++) await putInCart(page, "Stool");
  await openCart(page);
  // Equal pieces are one card with a number.
  await expect(page.getByRole("link", { name: "Warenkorb, 4 Stücke" }).first()).toBeVisible();
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  expect((await completedOrder(page)).orderValue).toBe(STOOL + 3 * FURTHER_STOOL);
});

longTest("a cart of twelve pieces is reserved from abroad, in English", async ({ page }) => {
  const words = WORDS.en;
  await page.request.post(`${shop.storefront}/language`, {
    form: { language: "en", page: "/" },
    headers: { origin: shop.storefront },
  });
  for (let piece = 0; piece < 12; piece++)
    await putInCart(page, "Stool", { chosen: "individual", height: String(50 + piece) });
  await openCart(page);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("checkbox", { name: words.abroad }).check();
  await introduce(page, "Muster", "en");
  await page.getByRole("combobox", { name: words.country }).first().selectOption({ label: words.austria });
  await page.getByRole("textbox", { name: words.zip }).first().fill("1010");
  await page.getByRole("button", { name: words.reserve }).click();
  await expect(page).toHaveURL(/\/orderReserved\?/, { timeout: 45_000 });
});

test("a field that is faulty gets the focus and its reason, and the button is never answered by silence", async ({
  page,
}) => {
  await putInCart(page, "Stool");
  await openCart(page);
  await introduce(page);
  const zip = page.getByRole("textbox", { name: "Postleitzahl" }).first();
  const message = page.getByRole("textbox", { name: /^Nachricht an die Werkstatt/ });
  await zip.fill("1011");
  await message.fill("x".repeat(2001));
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription(
    "Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: 10115.",
  );
  await expect(message).toHaveAccessibleDescription("Bitte höchstens 2000 Zeichen eingeben.");
});

test("Enter in a field orders nothing: it leads to the button that says what it does", async ({ page }) => {
  await putInCart(page, "Stool");
  await openCart(page);
  await introduce(page);
  await page.getByRole("textbox", { name: "Ort" }).first().press("Enter");
  const button = page.getByRole("button", { name: "Zahlungspflichtig bestellen" });
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await expect(page).toHaveURL(/\/cartDesktop$/);
});

test("a second press of the button while the first is under way sends no second order", async ({ page }) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
  await hydrated(page);
  await introduce(page);
  const orders: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("intent=order")) orders.push(request.method());
  });
  const come = await hold(page, /cartDesktop\.data/);
  await page
    .getByRole("button", { name: "Zahlungspflichtig bestellen" })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page.getByRole("button", { name: "Einen Moment …" })).toBeDisabled();
  come();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
  expect(orders).toEqual(["POST"]);
});

longTest(
  "whoever orders with a number typed and not left yet reads its sum first, and orders that",
  async ({ page }) => {
    await putInCart(page, "Stool");
    await page.goto(`${shop.storefront}/cartDesktop`);
    await hydrated(page);
    await introduce(page);
    const number = page.getByRole("spinbutton", { name: /^Anzahl: Hocker/ });
    await number.fill("3");
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    const sum = STOOL + 2 * FURTHER_STOOL;
    await expect(page.getByText(`Die Summe beträgt jetzt ${sum} €.`).first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Gesamt:" })).toContainText(String(sum));
    await toPayment(page);
    await pay(page, CARDS.success);
    expect((await completedOrder(page)).orderValue).toBe(sum);
  },
);

longTest(
  "what a voucher pays for as a whole is ordered by a button that speaks of no payment",
  async ({ page }) => {
    const voucher = await newVoucher(500);
    await putInCart(page, "Stool");
    await openCart(page);
    await introduce(page);
    await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill(voucher);
    await page.getByRole("button", { name: "Einlösen" }).click();
    await page.getByRole("button", { name: "Kostenlos bestellen" }).click();
    await expect(page).toHaveURL(/\/orderCompleted\?/, { timeout: 45_000 });
  },
);

longTest(
  "a faulty form that was sent before the scripts came gets the focus on its fault when they have",
  async ({ page }) => {
    await putInCart(page, "Stool");
    const come = await hold(page, SCRIPTS);
    await page.goto(`${shop.storefront}/cartDesktop`, { waitUntil: "commit" });
    await introduce(page);
    const zip = page.getByRole("textbox", { name: "Postleitzahl" }).first();
    await zip.fill("1011");
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click({ noWaitAfter: true });
    await expect(page.getByText("markierten Angaben")).toBeVisible();
    await expect(zip).not.toBeFocused();
    come();
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription(
      "Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: 10115.",
    );
  },
);

longTest(
  "a voucher's code that was typed before the scripts came is redeemed when they have",
  async ({ page }) => {
    await putInCart(page, "Stool");
    const come = await hold(page, SCRIPTS);
    await page.goto(`${shop.storefront}/cartDesktop`, { waitUntil: "commit" });
    const code = await newVoucher(50);
    await page.getByRole("textbox", { name: /^Gutscheincode/ }).fill(code);
    come();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Einlösen" }).click();
    await expect(page.getByRole("button", { name: `Gutschein ${code} entfernen` })).toBeVisible();
  },
);

longTest(
  "what no field of the form shows is said in words right above the button, and no field is blamed",
  async ({ page }) => {
    const { id: plank, title, retire } = await newPlank("bench", "Weggekauft");
    try {
      await putInCart(page, "Bench", { chosen: "twoPerson", choosePlanks: "yes", plank1: plank });
      await openCart(page);
      await introduce(page);
      await retire();
      await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
      const reason = page.getByRole("alert").filter({ hasText: title });
      await expect(reason).toBeInViewport();
      await expect(page.getByText("markierten Angaben")).toHaveCount(0);
      const button = page.getByRole("button", { name: "Zahlungspflichtig bestellen" });
      const [above, below] = [await reason.boundingBox(), await button.boundingBox()];
      expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(40);
    } finally {
      await retire();
    }
  },
);

longTest(
  "who has read that a voucher counts no more orders without it, and is not refused for it once more",
  async ({ page }) => {
    const { voucher } = await asStaff<{ voucher: { id: string; code: string } }>(
      "POST",
      "/furniture/vouchers",
      { value: 50 },
    );
    await putInCart(page, "Stool");
    await page.goto(`${shop.storefront}/cartDesktop`);
    await page.getByRole("textbox", { name: "Gutscheincode" }).fill(voucher.code);
    await page.getByRole("button", { name: "Einlösen" }).click();
    await expect(page.getByText("ist angewendet")).toBeVisible();
    await introduce(page);
    await asStaff("POST", `/furniture/vouchers/${voucher.id}`, { active: false });

    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await expect(page.getByText("Der Gutschein gilt nicht mehr.")).toBeVisible();
    await expect(page.getByText(/Die Summe beträgt jetzt 194/)).toBeVisible();
    await toPayment(page);
  },
);
