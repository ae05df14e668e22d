import { expect, type Locator, type Page, test } from "@playwright/test";
import { openCartWith, putInCart, sendCart } from "./cart";
import { shop } from "./shop";
import { newPlank, newVoucher } from "./staff";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const open = (page: Page, path: string) => page.goto(shop.storefront + path);

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error("is not in sight");
  return box;
}

/** Where the words themselves begin and end, without what surrounds them, px. */
function wordsOf(found: Locator): Promise<{ left: number; right: number; lines: number }> {
  return found.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return {
      left,
      right,
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });
}

test("a quiet button's words stand on the edge of what is above them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/configuratorDesktop");
  const heading = await wordsOf(page.getByRole("heading", { level: 1 }));
  const drafts = page.getByRole("main").getByRole("link", { name: "Meine Entwürfe" });
  expect(Math.abs((await wordsOf(drafts)).left - heading.left)).toBeLessThan(1.5);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/configuratorTableDesktop");
  const add = await boxOf(page.getByRole("button", { name: "In den Warenkorb" }));
  const sample = await wordsOf(page.getByRole("button", { name: /^Muster in dieser Farbe/ }));
  expect(Math.abs(sample.right - (add.x + add.width))).toBeLessThan(1.5);
});

test("no two things to press of a piece in the cart overlap, on the smallest phone either", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openCartWith(page, "Table");
  const card = page.getByRole("main").getByRole("listitem").first();
  const edit = await boxOf(card.getByRole("link", { name: /ändern$/ }));
  const remove = await boxOf(card.getByRole("button", { name: /entfernen$/ }));
  expect(edit.x + edit.width).toBeLessThanOrEqual(remove.x);
});

test("the measures of a piece stay in one line beside its price, on a small desktop too", async ({
  page,
}) => {
  for (const kind of ["Table", "Stool", "Shelf"] as const)
    await page.request.get(await putInCart(page, kind));
  for (const width of [820, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/cartDesktop");
    const measures = page.getByRole("main").getByRole("listitem").getByText("220 × 80 × 75 cm");
    expect((await wordsOf(measures)).lines, `at ${width}`).toBe(1);
  }
});

test("on the smallest desktop no entry of the menu breaks, and nothing in the cart's form runs out of its frame", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await openCartWith(page, "Table");
  const about = page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Über uns" });
  expect((await wordsOf(about)).lines).toBe(1);
  const delivery = page
    .getByRole("main")
    .locator("label")
    .filter({ hasText: /^Per Spedition/ });
  const frame = await boxOf(delivery);
  expect((await wordsOf(delivery)).right).toBeLessThan(frame.x + frame.width - 4);
  for (const width of [820, 1024, 1179]) {
    await page.setViewportSize({ width, height: 800 });
    const summary = await boxOf(page.locator(".paper").filter({ hasText: "Zusammenfassung" }).last());
    const heading = await wordsOf(page.getByRole("heading", { name: "Zusammenfassung" }));
    const button = await boxOf(page.getByRole("button", { name: "Zahlungspflichtig bestellen" }));
    const edge = summary.x + summary.width - 16;
    expect(Math.max(heading.right, button.x + button.width), `at ${width}`).toBeLessThanOrEqual(edge);
  }
});

test("a plank's title of 60 signs without a blank makes no cart and no order wider than a phone", async ({
  page,
}) => {
  const plank = await newPlank("bench", `${"Gerüstbohlen".repeat(4)}🪵`);
  await page.setViewportSize({ width: 390, height: 844 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await openCartWith(page, "Bench", { choosePlanks: "yes", plank1: plank.id });
  const facts = page.getByRole("main").getByRole("listitem").getByRole("definition");
  await expect(facts.filter({ hasText: plank.title })).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
  await sendCart(page, { intent: "voucher", voucherCode: await newVoucher(0) });
  await page.goto((await sendCart(page)) ?? "");
  await expect(facts.filter({ hasText: plank.title })).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
});

test("a colour's name and RAL number are whole words on the smallest phone, and at four times the size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/configuratorShelfDesktop");
  const colors = page.getByRole("group", { name: "Farbe des Stahls" });
  for (const words of ["Graphit", "RAL 9011", "Weiß", "RAL 9016"]) {
    const text = colors.getByText(words, { exact: false }).first();
    const lines = await text.evaluate((element, sought) => {
      const node = [...element.childNodes].find(({ textContent }) => textContent === sought);
      if (!node) return 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    }, words);
    expect(lines, words).toBe(1);
  }
});

test("the sums of an order begin where the facts of its pieces do", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await putInCart(page, "Table");
  await sendCart(page, { intent: "voucher", voucherCode: await newVoucher(0) });
  await page.goto((await sendCart(page)) ?? "");
  const pieces = page.getByRole("region", { name: "Deine Stücke" });
  const kind = await boxOf(pieces.getByRole("heading", { name: "Tisch" }));
  const sum = await boxOf(pieces.getByText("Möbel", { exact: true }));
  expect(Math.abs(sum.x - kind.x)).toBeLessThan(1);
});

test("no line breaks a suggestion's measures, and a dialog is written in the page's own ink", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const added = await putInCart(page, "Table");
  await page.goto(added);
  const dialog = page.getByRole("dialog");
  const size = dialog.getByText(/220.×.40.×.45.cm/);
  const lines = await size.evaluate((element) => {
    const text = element.firstChild;
    if (!text) return 0;
    const range = document.createRange();
    range.setStart(text, (text.textContent ?? "").indexOf("220"));
    range.setEnd(text, (text.textContent ?? "").length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  const graphite = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(dialog.getByRole("heading", { level: 2 }).first()).toHaveCSS("color", graphite);
});

test("a page of which nothing is known has no heading of its foot without anything below", async ({
  page,
}) => {
  // No page is sent to this way: the shop answers as it does when something broke.
  await page.route("**/about", (route) => route.continue({ method: "POST" }));
  await open(page, "/about");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("heading").first()).toBeVisible();
  for (const list of await foot.getByRole("list").all())
    expect(await list.getByRole("listitem").count()).toBeGreaterThan(0);
});

test.describe("on an Android phone", () => {
  test.use({ userAgent: ANDROID, viewport: { width: 390, height: 844 } });

  test("the way to one's room is whole beside the drawing before the scene is there", async ({ page }) => {
    // The scene's code never comes.
    await page.route(/\/assets\/view-[^/]*\.js$/, () => new Promise<void>(() => {}));
    await open(page, "/configuratorTableMobile");
    const link = page.getByRole("link", { name: "In deinem Zimmer ansehen" });
    await expect(link).toBeVisible();
    const { x, width } = await boxOf(link);
    expect(x + width).toBeLessThanOrEqual(390);
    const wider = await link.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
