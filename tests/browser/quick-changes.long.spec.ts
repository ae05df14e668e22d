import { expect, type Page, test } from "@playwright/test";
import { putInCart } from "./cart";
import { shop } from "./shop";

const ABROAD = /^Ich wohne außerhalb Deutschlands/;
const ELSEWHERE = /in einem anderen Fenster/;
const EXPRESS = /^Expressbau/;

/** The first change of the cart is long on its way. @returns how many changes were sent, and lets the first one come */
async function slowFirstChange(page: Page) {
  let come = () => {};
  const called = new Promise<void>((resolve) => {
    come = resolve;
  });
  let sent = 0;
  await page.route(/\/cartDesktop/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    if (sent > 1) return route.continue();
    await called;
    // The sender may have hung up; a shop on the net carries it out all the same.
    const response = await route.fetch();
    await route.fulfill({ response }).catch(() => {});
  });
  return { sent: () => sent, come };
}

/** One round trip after which everything the page has sent before has been seen. */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => await (await fetch("/cart/offer")).text());
}

test.beforeEach(async ({ page }) => {
  await putInCart(page, "Stool");
  await page.goto(`${shop.storefront}/cartDesktop`);
});

test("a choice that is taken back at once stays taken back, however slow the first one was", async ({
  page,
}) => {
  const first = await slowFirstChange(page);
  await page.getByRole("checkbox", { name: ABROAD }).check();
  await expect(page.getByRole("button", { name: "Unverbindlich reservieren" })).toBeVisible();
  await page.getByRole("checkbox", { name: ABROAD }).uncheck();
  const order = page.getByRole("button", { name: "Zahlungspflichtig bestellen" });
  await expect(order).toBeDisabled();
  await roundTrip(page);
  expect(first.sent()).toBe(1);

  first.come();
  await expect(order).toBeEnabled();
  // A press in the moment in which the page comes to life may be heard twice: it is the same choice.
  expect(first.sent()).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: ABROAD })).not.toBeChecked();
  await expect(order).toBeVisible();
});

test("a choice that is taken back in the very moment in which the answer to it comes is not shown again", async ({
  page,
}) => {
  const first = await slowFirstChange(page);
  await page.getByRole("checkbox", { name: ABROAD }).check();
  const reserve = page.getByRole("button", { name: "Unverbindlich reservieren" });
  await expect(reserve).toBeDisabled();
  const box = await page.getByRole("checkbox", { name: ABROAD }).elementHandle();
  const taken = reserve.evaluate(
    (button, box) =>
      new Promise<boolean[]>((resolve) => {
        const answered = new MutationObserver(() => {
          if (!(box instanceof HTMLInputElement) || (button as HTMLButtonElement).disabled) return;
          answered.disconnect();
          box.click();
          // Until the page has been painted twice: by then all that follows from the answer has been done.
          const seen: boolean[] = [];
          const look = (times: number) => {
            seen.push(box.checked);
            if (times === 0) resolve(seen);
            else requestAnimationFrame(() => look(times - 1));
          };
          requestAnimationFrame(() => look(1));
        });
        answered.observe(button, { attributeFilter: ["disabled"] });
      }),
    box,
  );
  first.come();
  expect(await taken).toEqual([false, false]);
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: ABROAD })).not.toBeChecked();
});

test("of three quick choices all count, also when the shopper has left the page meanwhile", async ({
  page,
}) => {
  const first = await slowFirstChange(page);
  await page.getByRole("checkbox", { name: ABROAD }).check();
  await page.getByRole("checkbox", { name: EXPRESS }).check();
  await page.getByRole("radio", { name: /^In der Werkstatt abholen/ }).check();
  await page.getByRole("link", { name: "Noch ein Möbel gestalten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toHaveCount(0);

  const last = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("pickup") === true && answer.ok(),
  );
  first.come();
  await last;
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(page.getByRole("checkbox", { name: ABROAD })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: EXPRESS })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^In der Werkstatt abholen/ })).toBeChecked();
});

test("a change of one's own is not taken for another window's, when the page is returned to meanwhile", async ({
  page,
}) => {
  let come = () => {};
  const called = new Promise<void>((resolve) => {
    come = resolve;
  });
  const saved = new Promise<void>((resolve) => {
    page.route(/\/cartDesktop/, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const response = await route.fetch();
      resolve();
      await called;
      await route.fulfill({ response });
    });
  });
  await page.getByRole("checkbox", { name: EXPRESS }).check();
  await saved;
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await roundTrip(page);
  come();
  await expect(page.getByRole("status").filter({ hasText: "Gesamt:" })).toContainText("259");
  await expect(page.getByText(ELSEWHERE)).toHaveCount(0);
});
