import { expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";
import { openFromDesk, remembered } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("faqItem", "faqSection", "standardColor");
});
test.afterEach(() => putBack());

/** The entries of the list that can be dragged, from top to bottom. */
const entries = (page: Page) =>
  page
    .locator('main, [data-testid="pane"]')
    .getByRole("button")
    .filter({ has: page.getByRole("link") });

async function titles(page: Page): Promise<string[]> {
  return (await entries(page).allInnerTexts()).map((text) => text.split("\n")[0] ?? "");
}

/** What follows what on the shop's page. */
async function orderInShop(page: Page, path: string, texts: string[]): Promise<string[]> {
  await page.goto(shop.storefront + path);
  const html = await page.content();
  return [...texts].sort((one, other) => html.indexOf(one) - html.indexOf(other));
}

test("a question moved with the keyboard stands there in the shop, without being published again", async ({
  page,
  context,
}) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken");
  const entry = entries(page).filter({ hasText: "Woher kommen eure Planken?" });
  await entry.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/lifted an item/)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  const wanted = ["Kann ich meine Planken selbst aussuchen?", "Woher kommen eure Planken?"];
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(wanted);
  const visitor = await context.newPage();
  await expect.poll(() => orderInShop(visitor, "/faq", wanted)).toEqual(wanted);
});

test("sections are dragged with the mouse", async ({ page, context }) => {
  await openFromDesk(page, "Fragen und Antworten", "Abschnitte");
  await expect(entries(page)).toHaveCount(5);
  const [first, second] = [await centre(page, 0), await centre(page, 1)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y + 10, { steps: 3 });
  await page.mouse.move(second.x, second.y + 12, { steps: 12 });
  await page.mouse.up();
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(["Gestelle und Farben", "Planken"]);
  const visitor = await context.newPage();
  const headings = ["Gestelle und Farben", ">Planken<"];
  await expect.poll(() => orderInShop(visitor, "/faq", headings)).toEqual(headings);
});

async function centre(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await entries(page).nth(index).boundingBox();
  if (!box) throw new Error(`no entry ${index}`);
  return { x: box.x + 12, y: box.y + box.height / 2 };
}

test("a new question belongs to the section it was made in, and comes last there", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Gestelle und Farben");
  await expect(entries(page).getByText("Welche Gestelle gibt es?")).toBeVisible();
  const before = await titles(page);
  await page.getByRole("link", { name: "Neue Frage" }).click();
  await page.getByRole("textbox", { name: "Deutsch" }).first().fill("Gibt es Gestelle aus Holz?");
  await expect.poll(() => titles(page)).toEqual([...before, "Gibt es Gestelle aus Holz?"]);
  await expect(page.getByText("Gestelle und Farben").last()).toBeVisible();
});
