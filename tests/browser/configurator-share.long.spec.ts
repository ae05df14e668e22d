import { expect, test } from "@playwright/test";
import { shop } from "./shop";

test("a piece is handed on as a link that shows it, in the other language too", async ({ browser }) => {
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    locale: "de-DE",
  });
  const page = await context.newPage();
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await expect(page.getByRole("slider").first()).toBeEnabled();
  await page.getByRole("spinbutton", { name: "Höhe" }).fill("63");
  await page.getByRole("button", { name: "Teilen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link kopiert" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();

  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const other = await elsewhere.newPage();
  await other.goto(`${link}&lng=en`);
  await expect(other.getByRole("spinbutton", { name: "Height" })).toHaveValue("63");
  await elsewhere.close();
});

test("a link that was cut off within a choice shows at the choice that it is to be made again", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining&frameType=diag`);
  const frame = page.getByRole("group", { name: "Gestell" });
  await expect(frame).toContainText("Gestell: Diese Angabe passt nicht.");
  await expect(page.getByRole("slider").first()).toBeEnabled();
  await frame.getByRole("radio", { name: /^diagonal/ }).check();
  await expect(frame).not.toContainText("Diese Angabe passt nicht");
});

test("a link that a mail program has changed on its way shows the piece that was shared", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratortabledesktop?chosen=sofa&amp;frametype=diagonal.`);
  await expect(page).toHaveURL(/configuratorTableDesktop\?chosen=sofa&frameType=diagonal$/);
  await expect(page.getByRole("radio", { name: /^diagonal/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^Couchtisch/ })).toBeChecked();
});

test("the price shows its bill one press away, and follows every change", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
  await expect(page.getByRole("slider").first()).toBeEnabled();
  const bill = page.getByRole("heading", { name: "So setzt sich der Preis zusammen" });
  await expect(bill).toBeHidden();
  await page.getByText("Aufschlüsselung").click();
  await expect(bill).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Gestell diagonal" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bill).toBeHidden();
  await page.getByRole("radio", { name: /^diagonal/ }).check();
  await page.getByText("Aufschlüsselung").click();
  await expect(page.getByRole("term").filter({ hasText: "Gestell diagonal" })).toBeVisible();
});

test("the price jumps to its new value where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${shop.storefront}/configuratorTableDesktop?chosen=dining`);
  await expect(page.getByRole("slider").first()).toBeEnabled();
  const shown = page.locator("summary .figures");
  await page.evaluate(() => {
    const seen: (string | null)[] = [];
    const figures = document.querySelector("summary .figures");
    if (!figures) throw new Error("no price");
    const note = () => seen.push(figures.textContent);
    new MutationObserver(note).observe(figures, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { seenPrices: seen });
  });
  await page.getByRole("radio", { name: /^durchgehend/ }).check();
  await expect(shown).toHaveText(/1\.692/);
  expect(await page.evaluate(() => Reflect.get(window, "seenPrices").length)).toBe(1);
});

test("on a slow machine nothing that is typed is lost while the address follows", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorFrameDesktop`);
  await expect(page.getByRole("radio").first()).toBeEnabled();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  const field = page.getByRole("spinbutton", { name: "Höhe" });
  // The address is written a quarter of a second after a change: each next one meets it on its way.
  await field.evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (let size = 40; size <= 60; size++) {
      set?.call(input, String(size));
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 240 + 4 * (size % 30)));
    }
  });
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(/height=60/);
  await expect(field).toHaveValue("60");
  await expect(page.getByRole("img", { name: /^Rahmen, 20 × 60 cm/ })).toBeVisible();
});
