import { expect, test } from "@playwright/test";
import { shop } from "./shop";
import { asStaff, remembered, shopPage } from "./studio";

const MOSS = {
  _id: "standardColor-browser-moss",
  _type: "standardColor",
  name: { _type: "localeString", de: "Tannenmoos", en: "Fir moss" },
  hex: "#0F4336",
  ral: "RAL 6005",
  orderRank: "9|zzzzzz:",
};

test("a shade of RAL Classic is found by its name, and the cart says number and name", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
  const field = page.getByRole("combobox", { name: "RAL oder Hex" });
  await field.fill("pastellbl");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/RAL 5024\s*Pastellblau/]);
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", /RAL5024$/);
  await field.press("Enter");
  await expect(field).toHaveValue("RAL 5024");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page).toHaveURL(/ownColor=ral5024/);
  await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByText("RAL 5024 Pastellblau").first()).toBeVisible();
});

test("a click beside the open list of shades counts, though the list closes and the page moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
  const myself = page.getByRole("radio", { name: /^Ich suche selbst aus/ });
  // Many shades, and one alone, which is taken by leaving the field.
  for (const [typed, meant] of [
    ["grün", "grün"],
    ["resed", "RAL 6011"],
  ] as const) {
    await page.getByRole("radio", { name: /^Die Werkstatt/ }).check();
    const field = page.getByRole("combobox", { name: "RAL oder Hex" });
    await field.fill(typed);
    await expect(page.getByRole("listbox")).toBeVisible();
    await myself.click();
    await expect(myself, typed).toBeChecked();
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue(meant);
  }
});

test("what is pressed while a shade is half typed is done with that shade, and not undone by it", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  const own = page.getByRole("radio", { name: /^Eigene Farbe/ });
  const field = page.getByRole("combobox", { name: "RAL oder Hex" });
  const halfTyped = async () => {
    await own.check();
    await field.fill("resed");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  };
  await halfTyped();
  const white = page.getByRole("radio", { name: /^Weiß/ });
  await white.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(white).toBeChecked();
  await halfTyped();
  await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByText("RAL 6011").first()).toBeVisible();
});

test("a colour staff add is chosen without surcharge; taken away again, an old link says so", async ({
  page,
}) => {
  const putBack = await remembered("standardColor");
  try {
    await asStaff("mutate", { mutations: [{ createOrReplace: MOSS }] });
    await expect.poll(() => shopPage("/configuratorStoolDesktop")).toContain("Tannenmoos");
    await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
    await page.getByRole("radio", { name: /^Tannenmoos/ }).check();
    await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(page.getByText("Tannenmoos").first()).toBeVisible();
    await expect(page.getByText("194 €").first()).toBeVisible();
  } finally {
    await putBack();
  }
  await expect.poll(() => shopPage("/configuratorStoolDesktop")).not.toContain("Tannenmoos");
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?color=0f4336`);
  await expect(page.getByText(/keine Standardfarbe mehr. Gezeigt ist jetzt Graphit/)).toBeVisible();
  await page.getByRole("link", { name: /^Als eigene Farbe nehmen/ }).click();
  await expect(page.getByRole("radio", { name: /^Eigene Farbe/ })).toBeChecked();
});
