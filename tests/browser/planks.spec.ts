import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { beyondTheSide, violations } from "./access/examine";
import { enterAdmin, shop } from "./shop";
import { asStaff, photograph } from "./staff";

const longTest = longOnly(test);

const add = async (title: string): Promise<string> => {
  const plank = { list: "bench", title, image: await photograph() };
  return (await asStaff<{ plank: { id: string } }>("POST", "/furniture/planks", plank)).plank.id;
};
const retire = (id: string) => asStaff("POST", `/furniture/planks/${id}`, { retired: true });

const stamp = `${Date.now()}`.slice(-6);
const [FIRST, SECOND] = [`Hofplanke ${stamp} A`, `Hofplanke ${stamp} B`];

test("a picked plank costs its fee, lives in the address and the cart, and is said when somebody else has it", async ({
  page,
}) => {
  const ids = [await add(FIRST), await add(SECOND)];
  try {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop?chosen=twoPerson`);
    const price = page.getByRole("status").filter({ hasText: "Preis:" });
    // (399 + 2.5 · 20) · 1.3 = 583.7; with the picking 25 · 1.3 = 32.5 more: 616.2
    await expect(price).toContainText("584");
    await page.getByRole("radio", { name: /^Ich suche selbst aus/ }).check();
    await expect(price).toContainText("616");
    const list = page.getByRole("combobox", { name: "Planke" });
    await expect(page.getByRole("button", { name: "Planke: vorherige" })).toBeDisabled();
    await page.getByRole("button", { name: "Planke: nächste" }).click();
    await expect(list).not.toHaveValue("");
    await list.selectOption({ label: FIRST });
    await expect(page.getByRole("img", { name: `Foto der Planke „${FIRST}“` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`plank1=${ids[0]}`));
    await page.reload();
    await expect(list).toHaveValue(ids[0] ?? "");
    await page.getByRole("button", { name: "Planke leeren" }).click();
    await expect(list).toHaveValue("");

    await list.selectOption({ label: SECOND });
    await retire(ids[1] ?? "");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(`„${SECOND}“ ist nicht mehr zu haben.`, { exact: false })).toBeVisible();
    await expect(list).toHaveValue("");
    await expect(list.getByRole("option", { name: SECOND })).toHaveCount(0);

    await list.selectOption({ label: FIRST });
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "120 × 40 × 45" })).toContainText("616");
  } finally {
    await retire(ids[0] ?? "");
  }
});

longTest(
  "while nobody can say what is sold meanwhile, the page stays, and says it when somebody can again",
  async ({ page }) => {
    const title = `Funkloch ${stamp}`;
    const id = await add(title);
    const address = `${shop.storefront}/configuratorBenchDesktop?chosen=twoPerson&choosePlanks=yes&plank1=${id}`;
    await page.goto(`${address}&lng=en`);
    const list = page.getByRole("combobox", { name: "Plank" });
    await expect(list).toHaveValue(id);
    await expect(page.getByRole("slider").first()).toBeEnabled();
    await retire(id);

    const stock = (url: URL) => url.pathname.startsWith("/stock/bench") || url.pathname === "/__manifest";
    await page.route(stock, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await lost;
    await expect(list).toHaveValue(id);

    await page.unroute(stock);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(`“${title}” is no longer available.`, { exact: false })).toBeVisible();
    await expect(list).toHaveValue("");
  },
);

test("an address with a plank that is gone keeps the rest and says so, without scripts as well", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(
    `${shop.storefront}/configuratorBenchDesktop?chosen=threePerson&choosePlanks=yes&plank1=plank_gone`,
  );
  await expect(page.getByText("Eine Planke ist nicht mehr zu haben.", { exact: false })).toBeVisible();
  const above = page.getByText("Eine Planke, die hier ausgesucht war, gibt es nicht mehr.", { exact: false });
  await expect(above).toBeVisible();
  await above.getByRole("link", { name: "Zu den Planken" }).click();
  await expect(page.getByRole("group", { name: "Die Planke" })).toBeInViewport();
  await expect(page.getByRole("radio", { name: /^Für drei/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Planke" })).toHaveValue("");
  await page.goto(
    `${shop.storefront}/configuratorTableDesktop?chosen=dining&choosePlanks=yes&plank1=plank_gone&plank2=plank_too`,
  );
  await expect(page.getByText("2 Planken sind nicht mehr zu haben.", { exact: false })).toBeVisible();
  await context.close();
});

longTest(
  "a picked plank that staff have measured too short is said where one changes the piece, and stays until another is picked",
  async ({ page }) => {
    const [short, other] = [`Kurzholz ${stamp}`, `Ersatzholz ${stamp}`];
    const ids = [await add(short), await add(other)];
    try {
      const bench = "chosen=twoPerson&choosePlanks=yes";
      await page.goto(`${shop.storefront}/configuratorBenchDesktop?${bench}&plank1=${ids[0]}`);
      await page.getByRole("button", { name: "In den Warenkorb" }).click();
      await page.getByRole("link", { name: "Zum Warenkorb" }).click();
      await asStaff("POST", `/furniture/planks/${ids[0]}`, { length: 100 });
      await page
        .getByRole("link", { name: /ändern$/ })
        .first()
        .click();
      const said = page.getByRole("status").filter({ hasText: short });
      await expect(said).toContainText(`„${short}“ ist mit 100 cm zu kurz: Gebraucht werden 120 cm.`);
      const list = page.getByRole("combobox", { name: "Planke" });
      await expect(list).toHaveValue(ids[0] ?? "");
      await list.selectOption({ label: other });
      await expect(said).toHaveCount(0);
      await expect(list.getByRole("option", { name: short })).toHaveCount(0);
    } finally {
      for (const id of ids) await retire(id);
    }
  },
);

longTest("without scripts an address with a plank that is too short says so as well", async ({ browser }) => {
  const title = `Stummel ${stamp}`;
  const id = await add(title);
  await asStaff("POST", `/furniture/planks/${id}`, { length: 100 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const bench = "chosen=twoPerson&choosePlanks=yes";
    await page.goto(`${shop.storefront}/configuratorBenchDesktop?${bench}&plank1=${id}`);
    await expect(page.getByText(`„${title}“ ist mit 100 cm zu kurz`, { exact: false })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Planke" })).toHaveValue(id);
  } finally {
    await context.close();
    await retire(id);
  }
});

longTest(
  "on a phone staff tick what a stock-take did not find, on several pages of the list, and retire it at once; its history says why",
  async ({ page }) => {
    test.setTimeout(120_000);
    const mark = `Inventur ${stamp}`;
    const titles = Array.from({ length: 25 }, (_, index) => `${mark} ${index + 10}`);
    const ids: string[] = [];
    for (const title of titles) ids.push(await add(title));
    await enterAdmin(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.admin}/planks`);
    await page.getByLabel("Nummer, Name oder Käufer").fill(mark);
    const planks = page.getByRole("listitem").filter({ hasText: mark });
    await expect(planks).toHaveCount(24);
    await planks.first().getByRole("checkbox").check();
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(planks).toHaveCount(1);
    await planks.getByRole("checkbox").check();
    const chosen = page.getByRole("region", { name: "Ausgewählte Planken" });
    await expect(chosen).toContainText("2 Planken ausgewählt");
    await expect(chosen.getByRole("button", { name: "Aussortieren" })).toBeDisabled();
    await chosen.getByLabel("Grund").fill("Liegt nicht im Lager");
    expect(await violations(page, '[aria-label="Ausgewählte Planken"]')).toEqual([]);
    expect(await beyondTheSide(page)).toBe(0);
    await chosen.getByRole("button", { name: "Aussortieren" }).click();
    await expect(chosen).toHaveCount(0);
    await expect(planks).toContainText("aussortiert");
    await planks.getByRole("button", { name: /bearbeiten$/ }).click();
    const history = page.getByRole("region", { name: "Verlauf" });
    await expect(history.getByRole("listitem").first()).toContainText("Aussortiert");
    await expect(history.getByRole("listitem").first()).toContainText("Liegt nicht im Lager");
    await expect(history.getByRole("listitem").last()).toContainText("Aufgenommen");
    const retired = await asStaff<{ count: number }>(
      "GET",
      `/furniture/planks?q=${encodeURIComponent(mark)}&state=retired`,
    );
    expect(retired.count).toBe(2);
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("button", { name: "Zurück in den Bestand" })).toBeDisabled();
    await drawer.getByLabel("Grund").fill("Lag hinter der Säge");
    await drawer.getByRole("button", { name: "Zurück in den Bestand" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText(/^Planke \S+ zurück im Bestand$/)).toBeVisible();
    await planks.getByRole("button", { name: /bearbeiten$/ }).click();
    await expect(history.getByRole("listitem").first()).toContainText("Lag hinter der Säge");
    for (const id of ids) await retire(id);
  },
);
