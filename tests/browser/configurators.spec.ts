import { expect, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { eurosIn } from "./cart";
import { hydrated, shop } from "./shop";

const longTest = longOnly(test);

const BOARD_COUNT = /^Anzahl der (Bretter|Böden)/;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a bench is configured by form and lies in the cart as it was shown", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
    await page.getByRole("spinbutton", { name: "Länge" }).fill("150");
    await page.getByRole("radio", { name: /^massiv/ }).check();
    await page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();
    await expect(page.getByRole("img", { name: /^Bank, 150 × 40 × 45 cm, Gestell massiv/ })).toBeVisible();
    await expect(page).toHaveURL(/chosen=individual&length=150&frameType=massive/);
    const shown = eurosIn(await page.getByRole("status").filter({ hasText: "Preis:" }).textContent());
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("link", { name: "Zum Warenkorb" }).click();
    await expect(page.getByText("150 × 40 × 45 cm", { exact: true })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "150 × 40 × 45" })).toContainText(
      String(shown),
    );
  });

  test("a shelf's boards are hung by form; one too near the next is refused in words", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=120&height=110&numberOfPlanks=3`);
    await page.getByText("Jeder Boden einzeln").click();
    await page.getByRole("spinbutton", { name: "Boden 2" }).fill("15");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByText(/Boden 2: bitte 25 bis 110 cm von oben/)).toBeVisible();
    await page.getByRole("spinbutton", { name: "Boden 2" }).fill("40");
    await page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" }).click();
    await expect(page).toHaveURL(/boards=10\+40\+/);
  });

  longTest(
    "a lower shelf says how many boards fit and how many were wished for, and gives them back",
    async ({ page }) => {
      const update = page.getByRole("button", { name: "Zeichnung und Preis aktualisieren" });
      await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=120&height=200&numberOfPlanks=10`);
      await page.getByRole("spinbutton", { name: "Höhe" }).fill("60");
      await update.click();
      await expect(
        page.getByText(/Bei 60 cm Höhe passen 4 Böden; dein Wunsch waren 10\./).first(),
      ).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.getByRole("spinbutton", { name: "Höhe" }).fill("200");
      await update.click();
      await expect(page.getByRole("spinbutton", { name: BOARD_COUNT })).toHaveValue("10");
      await expect(page.getByText(/dein Wunsch waren/)).toHaveCount(0);
    },
  );
});

longTest(
  "what a narrow, low shelf has no room for is said, waits through a reload, and comes back",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=200&height=200&numberOfPlanks=10`);
    const third = page.getByRole("radio", { name: "3 Stützen" });
    await expect(third).toBeChecked();
    await page.getByRole("spinbutton", { name: "Höhe" }).fill("60");
    await page.getByRole("spinbutton", { name: "Breite" }).fill("80");
    await expect(third).toBeDisabled();
    await expect(third).toHaveAccessibleDescription(/ab 100 cm Breite/);
    const notes = page.getByRole("status");
    await expect(
      notes.filter({ hasText: "Bei 60 cm Höhe passen 4 Böden; dein Wunsch waren 10." }),
    ).toHaveCount(1);
    await expect(
      notes.filter({ hasText: "Bei 80 cm Breite gehen 2 Stützen; dein Wunsch waren 3." }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/wish=/);
    await page.reload();
    await expect(page.getByText(/dein Wunsch waren 10/).first()).toBeVisible();
    await expect(third).toBeDisabled();
    await page.getByRole("spinbutton", { name: "Höhe" }).fill("200");
    await page.getByRole("spinbutton", { name: "Breite" }).fill("200");
    await expect(third).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: BOARD_COUNT })).toHaveValue("10");
    await expect(page).not.toHaveURL(/wish=/);
  },
);

longTest(
  "a change made just before a reload is there after it, and a link to the same piece means the link's",
  async ({ page }) => {
    const link = `${shop.storefront}/configuratorTableDesktop?chosen=individual&length=150&width=75&height=75`;
    await page.goto(link);
    const height = page.getByRole("spinbutton", { name: "Höhe" });
    await expect(page.getByRole("slider", { name: "Höhe" })).toBeEnabled();
    await height.fill("81");
    // The address says the change a moment later; the reload does not wait for it.
    await page.reload();
    await expect(height).toHaveValue("81");
    await expect(page).toHaveURL(/height=81/);
    await page.goto(link);
    await expect(page.getByRole("slider", { name: "Höhe" })).toBeEnabled();
    await height.fill("82");
    await page.goto(link);
    await expect(page.getByRole("slider", { name: "Höhe" })).toBeEnabled();
    await expect(height).toHaveValue("75");
    await height.fill("83");
    await page.goto(`${shop.storefront}/faq`);
    await page.goBack();
    await expect(height).toHaveValue("83");
  },
);

test("a reload that waits for the server brings back what was changed meanwhile", async ({ page }) => {
  await page.goto(
    `${shop.storefront}/configuratorTableDesktop?chosen=individual&length=150&width=75&height=75`,
  );
  const height = page.getByRole("spinbutton", { name: "Höhe" });
  await expect(page.getByRole("slider", { name: "Höhe" })).toBeEnabled();
  // The page that is left goes on until the answer comes, and its address names the change by then.
  const isWritten = page.waitForEvent("framenavigated", (frame) => frame.url().includes("height=81"));
  await page.route("**/configuratorTableDesktop?*height=75*", async (route) => {
    await isWritten;
    await route.continue();
  });
  await height.fill("81");
  await page.reload();
  await expect(page).toHaveURL(/height=81/);
  await expect(height).toHaveValue("81");
});

longTest("more boards than a low shelf has room for are answered by one message", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorShelfDesktop?chosen=individual&height=60&numberOfPlanks=4`);
  // What is typed before the page answers is taken as it stands then, not as one wish after another.
  await expect(page.getByRole("slider").first()).toBeEnabled();
  await page.getByRole("spinbutton", { name: "Höhe" }).fill("200");
  const boards = page.getByRole("spinbutton", { name: BOARD_COUNT });
  await boards.fill("6");
  await page.getByRole("spinbutton", { name: "Höhe" }).fill("60");
  await expect(page.getByText(/dein Wunsch waren 6/).first()).toBeVisible();
  await boards.fill("7");
  await expect(boards).toHaveAccessibleDescription(/bitte 2 bis 4 angeben/);
  await expect(page.getByText(/dein Wunsch waren/)).toHaveCount(0);
  await boards.fill("3");
  await expect(page.getByText(/dein Wunsch waren|bitte 2 bis 4/)).toHaveCount(0);
});

test("a bad address falls back to what can be built, and says so", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorShelfDesktop?width=999&boards=nonsense&color=pink`);
  await expect(page.getByRole("alert")).toContainText(
    "Bitte sieh dir die markierten Angaben noch einmal an.",
  );
  await expect(page.getByRole("alert")).toContainText("220 × 30 × 200 cm");
  await expect(page.getByText("Breite: bitte 60 bis 220 cm angeben.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Regal, 220 × 30 × 200 cm/ })).toBeVisible();
});

longTest("a sample of a colour goes into the cart and leads back to the piece", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorStoolDesktop?chosen=high`);
  await page.getByRole("button", { name: /^Muster in dieser Farbe/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Ein Muster aus Holz und Stahl für 5 €");
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Barhöhe/ })).toBeChecked();
});

test("a length that cannot be built stays in its field with the reason and draws nothing; the slider mends it", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
  await hydrated(page);
  const length = page.getByRole("spinbutton", { name: "Länge" });
  const drawn = (size: string) => page.getByRole("img", { name: new RegExp(`^Bank, ${size} × 40 × 45 cm`) });
  const price = page.getByRole("status").filter({ hasText: "Preis:" });
  await length.fill("150");
  await expect(drawn("150")).toBeVisible();
  const before = await price.textContent();
  await length.fill("999");
  await expect(length).toHaveAccessibleDescription(/Länge: bitte \d+ bis \d+ cm angeben\.$/);
  await expect(length).toHaveAttribute("aria-invalid", "true");
  await expect(drawn("150")).toBeVisible();
  await expect(price).toHaveText(before ?? "");
  await page.getByRole("slider", { name: "Länge" }).press("ArrowRight");
  await expect(length).toHaveValue("151");
  await expect(length).not.toHaveAccessibleDescription(/bitte/);
  await expect(drawn("151")).toBeVisible();
});

longTest(
  "what makes up the price is closed by Escape and leaves the focus where it was opened",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
    await hydrated(page);
    const sums = page.getByRole("heading", { name: "So setzt sich der Preis zusammen" });
    const opener = page.locator("summary").filter({ hasText: "Aufschlüsselung" });
    await opener.press("Enter");
    await expect(sums).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sums).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test("the chooser leads to every kind, and a referral's word to its own", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorDesktop`);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveCount(6);
  await page.getByRole("link", { name: /^Regal/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Regal" })).toBeVisible();
  await page.goto(`${shop.storefront}/hocker`);
  await page.getByRole("link", { name: "Hocker gestalten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Hocker" })).toBeVisible();
});

longTest(
  "a link that is pressed right after a change leads on, however late the page shows that it does",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
    const length = page.getByRole("spinbutton", { name: "Länge" });
    await length.fill("150");
    await expect(page).toHaveURL(/length=150/);
    await length.fill("160");
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Bienen" })
      .evaluate((link: HTMLAnchorElement) => {
        link.click();
        // A slow machine: the address is due before anything is rendered.
        const until = performance.now() + 600;
        while (performance.now() < until);
      });
    await expect(page.getByRole("heading", { level: 1, name: /Bienen/ })).toBeVisible();
    await page.goBack();
    // Where the machine was slow before the press, the address has the change already, and the page begins with it.
    const fetchLast = page.getByRole("button", { name: "Letzten Entwurf holen" });
    await expect(async () => {
      if (await fetchLast.isVisible()) await fetchLast.click();
      await expect(length).toHaveValue("160", { timeout: 1000 });
    }).toPass();
  },
);
