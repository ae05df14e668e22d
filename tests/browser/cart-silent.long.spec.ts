import { expect, type Page, test } from "@playwright/test";
import { examine } from "./access/examine";
import { payUnseen } from "./cart";
import { introduce } from "./shop";
import { SilencableShop } from "./silencable";

let own: SilencableShop;
test.beforeAll(async () => {
  own = await SilencableShop.start();
});
test.beforeEach(() => own.mend());
test.afterAll(() => own.end());

async function filledCart(page: Page): Promise<void> {
  await page.goto(`${own.url}/configuratorTableDesktop`);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await introduce(page, "Geduldig");
}
const lastName = (page: Page) => page.getByRole("textbox", { name: "Nachname", exact: true }).first();
const order = (page: Page) => page.getByRole("button", { name: "Zahlungspflichtig bestellen" });

test("while Medusa is dead the cart stays, says so, and orders on the next try", async ({ page }) => {
  await filledCart(page);
  own.silence();
  await order(page).click();
  await expect(page.getByRole("alert").first()).toContainText("antwortet gerade nicht");
  await expect(lastName(page)).toHaveValue("Geduldig");
  await expect(page.getByText("1.491").first()).toBeVisible();

  await page.getByRole("button", { name: /^Tisch.* entfernen$/ }).click();
  await expect(page.getByRole("button", { name: /^Tisch.* entfernen$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("alert")).toContainText("nicht verloren");
  own.mend();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(lastName(page)).toHaveValue("Geduldig");
  await page.getByRole("checkbox", { name: /Datenschutzerklärung/ }).check();
  await order(page).click();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
});

test("while the connection is down the form stays as it is and says so", async ({ page, context }) => {
  await filledCart(page);
  await context.setOffline(true);
  await order(page).click();
  await expect(page.getByText("Das geht erst wieder mit Verbindung.")).toBeVisible();
  await expect(lastName(page)).toHaveValue("Geduldig");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await context.setOffline(false);
  await expect(page.getByText("Die Verbindung ist wieder da.")).toBeVisible();
  await order(page).click();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
});

test("when the order does not reach the shop the form stays as it is and says so", async ({ page }) => {
  await filledCart(page);
  const sent = (url: URL) => url.pathname.startsWith("/cartDesktop");
  await page.route(sent, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await order(page).click();
  await expect(page.getByText("Das kam nicht bei uns an")).toBeVisible();
  await expect(lastName(page)).toHaveValue("Geduldig");
  await page.unroute(sent);
  await order(page).click();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
});

test("while Medusa is dead after paying, the page waits, says after a minute what to do meanwhile, and finds the order by itself", async ({
  page,
}) => {
  await filledCart(page);
  await order(page).click();
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
  const hosted = page.url();
  await payUnseen(hosted);
  own.silence();
  await page.clock.install();
  await page.goto(`${own.url}/orderCompletedStripe`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Deine Zahlung wird gerade bestätigt" }),
  ).toBeVisible();
  await examine(page, "the page that waits");
  const back = page.getByRole("main").getByRole("link", { name: "Zum Warenkorb" });
  await expect(back).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("status").filter({ hasText: "Das dauert länger als sonst" })).toBeVisible();
  await expect(back).toHaveAttribute("href", "/cartDesktop");
  await examine(page, "the page that waits long");
  own.mend();
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(/\/orderCompleted\?/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Danke! Deine Bestellung ist da." }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what was typed goes along with the next try", async ({ page }) => {
    await filledCart(page);
    own.silence();
    await order(page).click();
    await expect(page.getByRole("alert")).toContainText("antwortet gerade nicht");
    own.mend();
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(lastName(page)).toHaveValue("Geduldig");
    await expect(page.getByText("1.491").first()).toBeVisible();
    await order(page).click();
    await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
  });
});
