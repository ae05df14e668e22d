import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { cards, putInCart, totalOf } from "./cart";
import { hold } from "./held";
import { shop } from "./shop";
import { newPlank } from "./staff";

const longTest = longOnly(test);

// A bench of 220 cm costs 935 EUR, with two or more every further one 94 less.
const BENCHES = (count: number) => count * 935 - (count - 1) * 94;
const number = (page: Page) => page.getByRole("spinbutton", { name: /^Anzahl: Bank/ });

test("several pieces go into the cart at once, lie there as one card, and its number changes them", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
  await page.getByRole("combobox", { name: "Anzahl" }).selectOption("3");
  await expect(page.getByText("3 × 935 € = 2.805 €")).toBeVisible();
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("dialog")).toContainText("3 × Bank für zusammen 2.805 €");
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();

  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("3 × 935");
  await expect(cards(page)).toContainText("auf 2 von 3");
  await expect(page.getByRole("link", { name: "Warenkorb, 3 Stücke" })).toBeVisible();
  expect(await totalOf(page)).toBe(BENCHES(3));

  await page.getByRole("button", { name: /^Eins mehr: Bank/ }).click();
  await expect(number(page)).toHaveValue("4");
  await expect.poll(() => totalOf(page)).toBe(BENCHES(4));
  await number(page).fill("12");
  await number(page).press("Enter");
  await expect.poll(() => totalOf(page)).toBe(BENCHES(12));
  await expect(page).toHaveURL(/cartDesktop$/);
  await number(page).fill("13");
  await expect(page.getByRole("alert")).toHaveText("Die Anzahl geht von 1 bis 12.");
  await number(page).fill("2");
  await number(page).press("Enter");
  await expect.poll(() => totalOf(page)).toBe(BENCHES(2));

  await page.getByRole("button", { name: /^2 × Bank .* entfernen$/ }).click();
  await page.getByRole("button", { name: /^2 × Bank .* wieder in den Warenkorb legen$/ }).click();
  await expect.poll(() => totalOf(page)).toBe(BENCHES(2));
});

longTest(
  "once several pieces lie in the cart one is meant again; while they go there they do not go twice",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
    await page.getByRole("combobox", { name: "Anzahl" }).selectOption("3");
    await expect(page.getByText("3 × 935 € = 2.805 €")).toBeVisible();
    const come = await hold(page, /configuratorBenchDesktop\.data/);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("button", { name: "Wird hineingelegt …" })).toBeDisabled();
    come();
    await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
    await expect(page.getByRole("combobox", { name: "Anzahl" })).toHaveValue("1");
    await expect(page.getByText("3 × 935 € = 2.805 €")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Warenkorb, 3 Stücke" })).toBeVisible();
  },
);

longTest("of several equal pieces all are changed, or one", async ({ page }) => {
  await putInCart(page, "Bench", { count: "3" });
  await page.goto(`${shop.storefront}/cartDesktop`);
  await page.getByRole("link", { name: /^Alle 3 ändern: Bank/ }).click();
  // The next configurator's page names what was added without looking.
  await page.getByRole("button", { name: "Schließen" }).click();
  await expect(page.getByText("Du änderst alle gleichen Möbel aus deinem Warenkorb.")).toBeVisible();
  await page.getByRole("radio", { name: /^Für drei/ }).check();
  await page.getByRole("button", { name: "Änderung übernehmen" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("170 × 40 × 45");
  await page.getByRole("link", { name: /^Eines von 3 ändern: Bank/ }).click();
  await page.getByRole("radio", { name: /^Für zwei/ }).check();
  await page.getByRole("button", { name: "Änderung übernehmen" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: "120 × 40 × 45" })).toHaveCount(1);
  await expect(number(page).first()).toBeVisible();
});

longTest(
  "a piece with a picked plank has no number, but a way to another one with other planks",
  async ({ page }) => {
    const { id } = await newPlank("bench", "Einzige");
    await page.goto(`${shop.storefront}/configuratorBenchDesktop?choosePlanks=yes&plank1=${id}`);
    await expect(
      page.getByText("Ausgesuchte Planken gibt es nur einmal: ein Stück auf einmal."),
    ).toBeVisible();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(number(page)).toHaveCount(0);
    await page.getByRole("link", { name: /^Bank .*: noch eins mit anderen Planken$/ }).click();
    await expect(page).toHaveURL(/choosePlanks=yes(?!.*plank1)/);
    await expect(page.getByRole("radio", { name: /^Ich suche selbst aus/ })).toBeChecked();
  },
);

longTest(
  "a table in the cart brings one suggestion, which is gone once its bench lies there",
  async ({ page }) => {
    await putInCart(page, "Table", { chosen: "individual", length: "180", width: "80", height: "75" });
    await page.goto(`${shop.storefront}/cartDesktop`);
    const suggested = page.getByRole("region", { name: "Eine Bank zu diesem Tisch" });
    await expect(suggested).toContainText("180 × 40 × 45 cm");
    await suggested.getByRole("button").click();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).nth(1)).toContainText("180 × 40 × 45");
    await expect(suggested).toHaveCount(0);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  longTest(
    "a number is chosen, typed and stepped by form, and none is ordered that its field does not say",
    async ({ page }) => {
      await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
      await page.getByRole("combobox", { name: "Anzahl" }).selectOption("2");
      await page.getByRole("button", { name: "In den Warenkorb" }).click();
      await page.getByRole("link", { name: "Zum Warenkorb" }).click();
      expect(await totalOf(page)).toBe(BENCHES(2));
      await page.getByRole("button", { name: /^Eins mehr: Bank/ }).click();
      expect(await totalOf(page)).toBe(BENCHES(3));
      await number(page).fill("5");
      await page.getByRole("button", { name: "Anzahl übernehmen" }).click();
      expect(await totalOf(page)).toBe(BENCHES(5));
      await number(page).fill("6");
      await page.getByRole("button", { name: "Summe aktualisieren" }).click();
      expect(await totalOf(page)).toBe(BENCHES(6));
    },
  );
});
