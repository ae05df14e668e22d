import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { openCartWith, putInCart, sendCart } from "./cart";
import { CARDS, completedOrder, introduce, pay, shop, toPayment } from "./shop";
import { newVoucher } from "./staff";

const longTest = longOnly(test);

/** Each code pays one order: every run issues its own, as staff do. */
async function byTransfer(page: Page): Promise<void> {
  const code = await newVoucher(0);
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText("ist angewendet")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Gutscheincode" })).toHaveCount(0);
}

test("an order by transfer says how much goes where, with a code for the banking app, and again after a reload", async ({
  page,
  browser,
}) => {
  await openCartWith(page, "Table");
  await byTransfer(page);
  await introduce(page);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  const { orderId } = await completedOrder(page);
  const transfer = page.getByRole("region", { name: "Bitte überweise den Betrag" });
  const ordered = page.getByRole("region", { name: "Deine Stücke" });
  for (const visit of ["first", "reloaded"]) {
    await expect(transfer, visit).toContainText("1.491");
    await expect(transfer).toContainText(orderId);
    await expect(transfer).toContainText("IBAN");
    await expect(transfer.getByRole("img", { name: /^QR-Code/ })).toBeVisible();
    await expect(ordered).toContainText("220 × 80 × 75 cm");
    await expect(ordered.locator("img")).toBeVisible();
    await page.reload();
  }
  const heading = await transfer.getByRole("heading").boundingBox();
  const amount = await transfer.getByText("Betrag", { exact: true }).boundingBox();
  expect(amount?.x, "the account stands below its heading, and begins where it does").toBe(heading?.x);
  expect(amount?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { name: "Hier ist keine Bestellung zu sehen" })).toBeVisible();
  await expect(stranger.getByRole("region", { name: "Deine Stücke" })).toHaveCount(0);
  await expect(stranger.getByRole("region", { name: "Bitte überweise den Betrag" })).toHaveCount(0);
  await expect(stranger.getByRole("group", { name: /von uns/ })).toHaveCount(0);
  await stranger.close();
});

test("a paid order shows its pieces and what happens next; on paper it is a bill", async ({ page }) => {
  await openCartWith(page, "Table");
  await openCartWith(page, "Stool");
  await introduce(page);
  await toPayment(page);
  await pay(page, CARDS.success);
  await completedOrder(page);
  await expect(page.getByRole("region", { name: "Wie es weitergeht" })).toContainText("8 Wochen");
  const ordered = page.getByRole("region", { name: "Deine Stücke" });
  await expect(ordered.getByRole("listitem")).toHaveCount(2);
  await expect(ordered).toContainText("−19");
  await page.emulateMedia({ media: "print" });
  await expect(ordered).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
});

longTest("who reserves reads that nothing is paid yet and what happens next", async ({ page }) => {
  await openCartWith(page, "Table");
  await introduce(page);
  await page.getByRole("checkbox", { name: /außerhalb Deutschlands/ }).check();
  await page.getByRole("combobox", { name: "Land" }).first().selectOption({ label: "Österreich" });
  await page.getByRole("textbox", { name: "Postleitzahl" }).first().fill("1010");
  await page.getByRole("button", { name: "Unverbindlich reservieren" }).click();
  await expect(page).toHaveURL(/\/orderReserved\?/);
  await expect(page.getByRole("main")).toContainText(/Reservierungsnummer\s*\d+/);
  await expect(page.getByRole("main")).not.toContainText("Bestellnummer");
  await expect(page.getByText("Deine Bestellung wurde erfolgreich reserviert")).toBeVisible();
  await expect(page.getByRole("region", { name: "Wie es weitergeht" })).toContainText("Angebot");
  await expect(page.getByRole("region", { name: "Deine Stücke" })).toContainText("220 × 80 × 75 cm");
});

longTest(
  "who reserves a sample from abroad reads that it goes by letter post, and of no furniture being built",
  async ({ page }) => {
    await putInCart(page, "Stool", { intent: "sample", color: "ffffff" });
    await sendCart(page, { intent: "terms", outsideGermany: "on" });
    const reserved = await sendCart(page, { outsideGermany: "on", country: "AT", zip: "1010", city: "Wien" });
    expect(reserved).toContain("/orderReserved?");
    await page.goto(reserved ?? "");
    const next = page.getByRole("region", { name: "Wie es weitergeht" });
    await expect(next).toContainText("Muster mit der Briefpost");
    await expect(next).not.toContainText("bauen");
  },
);

longTest("on a phone the name of a colour stands beside its swatch, also a long one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putInCart(page, "Stool", { color: "own", ownColor: "RAL 9023" });
  await sendCart(page, { intent: "terms", outsideGermany: "on" });
  const abroad = { outsideGermany: "on", country: "AT", zip: "1010", city: "Wien" };
  await page.goto((await sendCart(page, abroad)) ?? "");
  const name = page.getByRole("region", { name: "Deine Stücke" }).getByText("RAL 9023 Perldunkelgrau");
  const swatch = name.locator("xpath=ancestor::dd").locator("svg");
  const [words, patch] = await Promise.all([name.boundingBox(), swatch.boundingBox()]);
  expect(words?.x).toBeGreaterThanOrEqual((patch?.x ?? 0) + (patch?.width ?? 0));
  expect(patch?.y).toBeLessThanOrEqual((words?.y ?? 0) + 20);
});

for (const [address, said] of [
  ["/orderFailed", "Leider hat etwas mit der Zahlung nicht funktioniert"],
  ["/orderCancelled", "Hier wurde keine Zahlung abgebrochen"],
  ["/orderCompleted", "Hier ist keine Bestellung zu sehen"],
  ["/orderReserved", "Hier ist keine Reservierung zu sehen"],
  ["/orderReserved?orderID=7&orderValue=1491", "Hier ist keine Reservierung zu sehen"],
  ["/messageSent", "Von hier ging keine Nachricht ab"],
] as const) {
  test(`${address} opened by somebody who has done nothing claims nothing and says what to do`, async ({
    page,
  }) => {
    await page.goto(shop.storefront + address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Anrufen/ })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await expect(page.getByRole("main").getByRole("link", { name: /^E-Mail schreiben/ })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(page.getByRole("main").getByRole("link", { name: /Warenkorb/ })).toBeVisible();
  });
}
