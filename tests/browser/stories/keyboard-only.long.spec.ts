import { expect, type Locator, type Page, test } from "@playwright/test";
import { CARDS, completedOrder, shop } from "../shop";
import { newPlank, orderOf } from "../staff";

/** A shopper presses Tab no more often than this to get from one decision to the next. */
const MOST_TABS = 60;

/** Goes on with Tab (or back) until the focus is where it should be: what cannot be reached this way is not found. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_TABS} times Tab, and the focus is not on ${target}.`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field as it is reached: the browser selects what stands in it. */
async function type(page: Page, name: RegExp | string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name }).first());
  await page.keyboard.type(text);
}

/** Within a group of radio buttons the arrows go on; Tab enters and leaves it. */
async function arrowTo(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await tabTo(page, page.getByRole("radio", { name: from }));
  const target = page.getByRole("radio", { name: to });
  for (let step = 0; step < 6 && !(await target.isChecked()); step++) await page.keyboard.press("ArrowDown");
  await expect(target).toBeChecked();
}

/** Goes back to the boards as they lie in the piece, and on to the next of them. */
async function openNextPlace(page: Page): Promise<void> {
  const open = page.getByRole("group", { name: "Plätze der Planken" }).getByRole("radio", { checked: true });
  await tabTo(page, open, "Shift+Tab");
  await page.keyboard.press("ArrowDown");
}

/** From the cart to the thanks: fields, consent, order, the hosted page. */
async function orderAndPay(page: Page): Promise<string> {
  await type(page, /^Vorname/, "Mia");
  await type(page, /^Nachname/, "Tastatur");
  await type(page, /^E-Mail/, "mia.muster@example.com");
  await type(page, /^Straße/, "Werkstattweg 46");
  await type(page, /^Postleitzahl/, "10999");
  await type(page, /^Ort/, "Berlin");
  await press(page, page.getByRole("checkbox", { name: /Datenschutzerklärung/ }), "Space");
  await press(page, page.getByRole("button", { name: "Zahlungspflichtig bestellen" }));
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
  await type(page, "Kartennummer", CARDS.success);
  await type(page, /Ablaufdatum/, "12 / 34");
  await type(page, /Prüfziffer/, "123");
  await type(page, "Name auf der Karte", "Mia Tastatur");
  await press(page, page.getByRole("button", { name: /^Bezahlen/ }));
  return (await completedOrder(page)).orderId;
}

test("a table with picked planks goes from the start page to the paid order without a mouse", async ({
  page,
}) => {
  const planks = [await newPlank("table", "Tastatur eins"), await newPlank("table", "Tastatur zwei")];
  await page.goto(shop.storefront);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(
    page,
    page
      .getByRole("main")
      .getByRole("link", { name: /Tisch gestalten/ })
      .first(),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Dein Tisch" })).toBeVisible();

  const slider = page.getByRole("slider", { name: /^Länge/ });
  await expect(slider).toBeEnabled();
  await press(page, slider, "ArrowLeft");
  await expect(page.getByRole("spinbutton", { name: "Länge" })).toHaveValue("219");
  await arrowTo(page, /^offen/, /^diagonal/);
  await arrowTo(page, /^Die Werkstatt sucht aus/, /^Ich suche selbst aus/);
  // A list is opened and searched by typing what one looks for.
  await tabTo(page, page.getByRole("combobox", { name: "Planke 1" }));
  await page.keyboard.type(planks[0]?.title ?? "");
  await expect(page).toHaveURL(new RegExp(`plank1=${planks[0]?.id}`));
  // Of all planks that there are, Tab stops at the chosen one's large picture alone.
  await tabTo(page, page.getByRole("link", { name: `Planke „${planks[0]?.title}“ groß ansehen` }));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /groß ansehen$/ }).and(page.locator(":focus"))).toHaveCount(0);
  await openNextPlace(page);
  await press(page, page.getByRole("button", { name: "Planke 2: nächste" }));
  await expect(page).toHaveURL(/plank2=/);
  await press(page, page.getByRole("button", { name: "Planke 2 leeren" }));
  await expect(page).not.toHaveURL(/plank2=[^&]/);
  await openNextPlace(page);
  await tabTo(page, page.getByRole("combobox", { name: "Planke 3" }));
  await page.keyboard.type(planks[1]?.title ?? "");
  await expect(page).toHaveURL(new RegExp(`plank3=${planks[1]?.id}`));

  await press(page, page.getByRole("button", { name: "In den Warenkorb" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Liegt im Warenkorb");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, dialog.getByRole("link", { name: "Zum Warenkorb" }));
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  const { lines } = await orderOf(await orderAndPay(page));
  expect(lines).toMatchObject([
    {
      kind: "table",
      configuration: { frameType: "diagonal", planks: [planks[0]?.id, null, planks[1]?.id] },
      facts: { planks: planks.map(({ title }) => ({ title })) },
    },
  ]);
});

test("a shelf is hung board by board and paid without a mouse", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorShelfDesktop`);
  await expect(page.getByRole("slider", { name: /^Breite/ })).toBeEnabled();
  await tabTo(page, page.getByRole("spinbutton", { name: "Breite" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("160");
  await expect(page).toHaveURL(/width=160/);
  await arrowTo(page, /^3 Stützen/, /^2 Stützen/);
  await press(page, page.getByText("Jeder Boden einzeln"));
  await press(page, page.getByRole("checkbox", { name: "Boden 1 links kurz" }), "Space");
  await press(page, page.getByRole("button", { name: "Boden 6 entfernen" }));
  await expect(page.getByRole("spinbutton", { name: "Anzahl der Böden" })).toHaveValue("5");
  await press(page, page.getByRole("button", { name: "Boden hinzufügen" }));
  await expect(page.getByRole("spinbutton", { name: "Anzahl der Böden" })).toHaveValue("6");
  await press(page, page.getByRole("button", { name: "In den Warenkorb" }));
  await press(page, page.getByRole("dialog").getByRole("link", { name: "Zum Warenkorb" }));
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  const { lines } = await orderOf(await orderAndPay(page));
  expect(lines).toMatchObject([
    { kind: "shelf", configuration: { dimensions: { width: 160 }, numberOfPillars: 2, numberOfPlanks: 6 } },
  ]);
});

test("closing the popup gives the focus back to where one was", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorFrameDesktop`);
  await press(page, page.getByRole("button", { name: "In den Warenkorb" }));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeFocused();
});
