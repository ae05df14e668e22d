import AxeBuilder from "@axe-core/playwright";
import { devices, expect, type Locator, type Page, test } from "@playwright/test";
import { shop } from "./shop";

/** One piece of each kind, how it is made by hand, and what the server asks for it. */
interface Story {
  kind: string;
  page: string;
  heading: string;
  configure: (page: Page) => Promise<void>;
  drawn: RegExp;
  dimensions: string | null;
  address: RegExp;
}

const STORIES: Story[] = [
  {
    kind: "table",
    page: "configuratorTable",
    heading: "Dein Tisch",
    configure: (page) => typed(page, "Länge", "180"),
    drawn: /^Tisch, 180 × 80 × 75 cm, Gestell offen/,
    dimensions: "180 × 80 × 75",
    address: /length=180/,
  },
  {
    kind: "tableOffice",
    page: "configuratorTableOffice",
    heading: "Dein Schreibtisch",
    configure: (page) => page.getByRole("radio", { name: /^Weiß/ }).check(),
    drawn: /^Schreibtisch, 160 × 80 × 67–127 cm, Weiß/,
    dimensions: null,
    address: /color=ffffff/,
  },
  {
    kind: "bench",
    page: "configuratorBench",
    heading: "Deine Bank",
    configure: async (page) => {
      await page.getByRole("radio", { name: /^Für drei/ }).check();
      await page.getByRole("radio", { name: /^massiv/ }).check();
    },
    drawn: /^Bank, 170 × 40 × 45 cm, Gestell massiv/,
    dimensions: "170 × 40 × 45",
    address: /chosen=threePerson&frameType=massive/,
  },
  {
    kind: "stool",
    page: "configuratorStool",
    heading: "Dein Hocker",
    configure: async (page) => {
      await typed(page, "Höhe", "60");
      await page.getByRole("radio", { name: /^Eigene Farbe/ }).check();
      await page.getByRole("textbox", { name: "RAL oder Hex" }).fill("RAL 5010");
    },
    drawn: /^Hocker, 40 × 40 × 60 cm, Gestell einfach, #13447C/,
    dimensions: "40 × 40 × 60",
    address: /ownColor=13447c/,
  },
  {
    kind: "shelf",
    page: "configuratorShelf",
    heading: "Dein Regal",
    configure: async (page) => {
      await typed(page, "Breite", "160");
      await typed(page, "Anzahl der Bretter", "5");
      await page.getByRole("radio", { name: "2 Stützen" }).check();
      await page.getByText("Jedes Brett einzeln").click();
      await typed(page, "Brett 2", "40");
      await page.getByRole("checkbox", { name: "Brett 1 links kurz" }).check();
    },
    drawn: /^Regal, 160 × 30 × 200 cm, Gestell offen/,
    dimensions: "160 × 30 × 200",
    address: /boards=10l\+40\+/,
  },
  {
    kind: "frame",
    page: "configuratorFrame",
    heading: "Dein Rahmen",
    configure: async (page) => {
      await typed(page, "Breite", "60");
      await typed(page, "Höhe", "80");
      await page.getByRole("radio", { name: /^Passepartout/ }).check();
      await page.getByRole("button", { name: "Creme" }).click();
    },
    drawn: /^Rahmen, 60 × 80 cm, mit Passepartout/,
    dimensions: "60 × 80",
    address: /passepartoutColor=f3ead7/,
  },
];

async function typed(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole("spinbutton", { name }).fill(value);
}

/** The whole euros in a text such as "1.491 €". */
function eurosIn(text: string | null): number {
  return Number(/([\d.]+)\s*€/.exec(text ?? "")?.[1]?.replace(".", ""));
}

const priceOn = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Preis:" });

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const story of STORIES) {
  test(`${story.kind}: configured, it costs in the cart what the page said, and comes back from there`, async ({
    page,
  }) => {
    await page.goto(`${shop.storefront}/${story.page}Desktop`);
    await expect(page.getByRole("heading", { level: 1, name: story.heading })).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeEnabled();
    await story.configure(page);
    await expect(page.getByRole("img", { name: story.drawn })).toBeVisible();
    await expect(page).toHaveURL(story.address);
    const shown = eurosIn(await priceOn(page).textContent());
    expect(shown).toBeGreaterThan(0);

    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("dialog")).toContainText("Liegt im Warenkorb");
    await expect(page.getByRole("dialog")).not.toContainText("Preise haben sich");
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /entfernen/ }) });
    await expect(card).toHaveCount(1);
    expect(eurosIn(await card.getByText(/^[\d.]+\s€$/).textContent())).toBe(shown);
    if (story.dimensions) await expect(card).toContainText(story.dimensions);

    await card.getByRole("link", { name: /als Vorlage öffnen/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: story.heading })).toBeVisible();
    await expect(page.getByRole("img", { name: story.drawn })).toBeVisible();
  });
}

for (const [device, use] of [
  ["desktop", devices["Desktop Chrome"]],
  ["phone", devices["Pixel 7"]],
] as const) {
  test.describe(device, () => {
    const { viewport, userAgent, isMobile, hasTouch } = use;
    test.use({ viewport, userAgent, isMobile, hasTouch });

    test("every configurator is accessible and fits the screen", async ({ page }) => {
      for (const { page: name } of STORIES) {
        const address = `${name}Desktop?choosePlanks=yes&filling=passepartout&boards=10+60&numberOfPlanks=2`;
        await page.goto(`${shop.storefront}/${address}`);
        await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
        expect(await violations(page), address).toEqual([]);
        const [width, room] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(width, `${address} does not scroll sideways`).toBeLessThanOrEqual(room ?? 0);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a bench is configured by form and lies in the cart as it was shown", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
    await page.getByRole("spinbutton", { name: "Länge" }).fill("150");
    await page.getByRole("radio", { name: /^massiv/ }).check();
    await page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();
    await expect(page.getByRole("img", { name: /^Bank, 150 × 40 × 45 cm, Gestell massiv/ })).toBeVisible();
    await expect(page).toHaveURL(/chosen=individual&length=150&frameType=massive/);
    const shown = eurosIn(await priceOn(page).textContent());
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(page.getByText("150 × 40 × 45 cm")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "150 × 40 × 45" })).toContainText(
      String(shown),
    );
  });

  test("a shelf's boards are hung by form; one too near the next is refused in words", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=120&height=110&numberOfPlanks=3`);
    await page.getByText("Jedes Brett einzeln").click();
    await page.getByRole("spinbutton", { name: "Brett 2" }).fill("15");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByText(/Brett 2: bitte 25 bis 110 cm von oben/)).toBeVisible();
    await page.getByRole("spinbutton", { name: "Brett 2" }).fill("40");
    await page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();
    await expect(page).toHaveURL(/boards=10\+40\+/);
  });
});

test("a bad address falls back to what can be built, and says so", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=999&boards=nonsense&color=pink`);
  await expect(page.getByRole("alert")).toContainText(
    "Bitte sieh dir die markierten Angaben noch einmal an.",
  );
  await expect(page.getByText("Breite: bitte 60 bis 220 cm angeben.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Regal, 220 × 30 × 200 cm/ })).toBeVisible();
});

test("a sample of a colour goes into the cart and leads back to the piece", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?chosen=high`);
  await page.getByRole("button", { name: /^Muster in dieser Farbe/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Ein Muster aus Holz und Stahl für 5 €");
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Barhöhe/ })).toBeChecked();
});

test("the chooser leads to every kind, and a referral's word to its own", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorDesktop`);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(6);
  await page.getByRole("link", { name: /^Regal/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Regal" })).toBeVisible();
  await page.goto(`${shop.storefront}/hocker`);
  await page.getByRole("link", { name: "Hocker gestalten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Hocker" })).toBeVisible();
});
