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

test("a hex value that is being typed is not taken for a name, and is understood with three digits too", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
  const field = page.getByRole("combobox", { name: "RAL oder Hex" });
  const noName = page.getByText("Keine RAL-Farbe heißt so.");
  await field.fill("mauve des Nachbarn");
  await expect(noName).toBeVisible();
  for (const typed of ["#", "#6A9", "#6A93B", "#6A93B0"]) {
    await field.fill(typed);
    await expect(noName, typed).toHaveCount(0);
    await expect(field, typed).not.toHaveAttribute("aria-invalid", "true");
  }
  await expect(page).toHaveURL(/ownColor=6a93b0/);
  await field.fill("#fff");
  await expect(page).toHaveURL(/ownColor=ffffff/);
});

test("an own colour that is a standard colour says so, and is chosen without surcharge", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
  const field = page.getByRole("combobox", { name: "RAL oder Hex" });
  const hint = page.getByText("Das ist unsere Standardfarbe");
  for (const typed of ["ral 9016", "#FFF"]) {
    await field.fill("RAL 5024");
    await expect(hint).toHaveCount(0);
    await field.fill(typed);
    await expect(hint, typed).toContainText("Weiß");
  }
  await page.getByRole("radio", { name: /^Weiß/ }).check();
  await expect(hint).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1440, 900],
] as const) {
  test(`at ${width}x${height} a colour nobody can read is led to, with its message above the bar and what is shown instead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
    await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
    const field = page.getByRole("combobox", { name: "RAL oder Hex" });
    await field.fill("RAL 5024");
    await field.fill("RAL 9999");
    const button = page.getByRole("button", { name: "In den Warenkorb" });
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: "markierten Angaben" });
    await expect(alert).toContainText("RAL 5024");
    await expect(alert).not.toContainText("Maß");
    await expect(field).toBeFocused();
    const message = page.getByText(/^Diese Nummer gibt es in RAL Classic nicht/);
    await expect(message).toBeVisible();
    const bar = await button.evaluate((pressed) => pressed.closest(".buy-bar")?.getBoundingClientRect().top);
    const stage = width < 813 ? await page.getByRole("img", { name: /^Hocker, / }).boundingBox() : null;
    const [above, below] = [await field.boundingBox(), await message.boundingBox()];
    expect(above?.y).toBeGreaterThanOrEqual(stage ? stage.y + stage.height - 1 : 0);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(bar ?? 0);
  });
}

test("what is wrong stays said, though the address of the change before it had not been written yet", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  const addresses: string[] = [];
  await page.route(/configuratorStoolDesktop\.data/, async (route) => {
    // The first address is never answered; sending the form cuts it off.
    if (route.request().method() === "GET" && addresses.push(route.request().url()) === 1) return;
    await route.continue();
  });
  await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
  await page.clock.runFor(1000);
  await expect.poll(() => addresses.length).toBe(1);
  const field = page.getByRole("combobox", { name: "RAL oder Hex" });
  await field.fill("RAL 5024");
  await field.fill("RAL 9999");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "markierten Angaben" });
  await expect(alert).toContainText("RAL 5024");
  const before = addresses.length;
  await page.clock.runFor(1000);
  await page.evaluate(async () => await (await fetch("/cart/offer")).text());
  expect(addresses.slice(before)).toEqual([]);
  await expect(alert).toBeVisible();
  await expect(page.getByText(/^Diese Nummer gibt es in RAL Classic nicht/)).toBeVisible();

  // The next change is written again.
  await field.fill("RAL 6011");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/ownColor=ral6011/);
  await expect(alert).toHaveCount(0);
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
