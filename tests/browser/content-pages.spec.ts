import { expect, type Locator, test } from "@playwright/test";
import { LONG, longOnly } from "../long-run";
import { shop } from "./shop";

const longTest = longOnly(test);

const GERMAN = [
  ["/bienen", "Bienen und Wachs", "Warum Wachs"],
  ["/sustainabilityDesktop", "Nachhaltigkeit", "Reparieren statt ersetzen"],
  ["/about", "Über uns", "Wer hier baut"],
  ["/impressum", "Impressum", "Angaben nach § 5 DDG"],
  ["/datasecurity", "Datenschutzerklärung", "Deine Rechte"],
  ["/agb", "Allgemeine Geschäftsbedingungen", "Gewährleistung"],
  ["/widerrufsbelehrung", "Widerrufsbelehrung", "Ausnahme"],
  ["/gewaehrleistung", "Gesetzliche Gewährleistung", "Wenn etwas nicht stimmt"],
  ["/barrierefreiheit", "Erklärung zur Barrierefreiheit", "Was noch fehlt"],
] as const;

const ENGLISH = [
  ["/bees", "Bees and wax", "Why wax"],
  ["/sustainabilityDesktop", "Sustainability", "Repair instead of replace"],
  ["/about", "About us", "Who builds here"],
  ["/impressum", "Imprint", "Information under § 5 DDG"],
  ["/datasecurity", "Privacy statement", "Your rights"],
  ["/terms", "Terms and conditions", "Warranty"],
  ["/withdrawal-policy", "Right of withdrawal", "Exception"],
  ["/legal-guarantee", "Legal guarantee of conformity", "If something is wrong"],
  ["/accessibility", "Accessibility statement", "What is still missing"],
] as const;

for (const [language, pages] of [
  ["de", GERMAN],
  ["en", ENGLISH],
] as const) {
  for (const [at, [path, title, part]] of pages.entries()) {
    // In the short run each page in one language: both stand in one document of the Studio.
    if (!LONG && (at % 2 === 0) !== (language === "de")) continue;
    test(`${path} shows in ${language} what editors wrote`, async ({ page }) => {
      await page.goto(`${shop.storefront}${path}?lng=${language}`);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 2, name: part })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  }
}

longTest("the pages show their pictures, with words for those who do not see them", async ({ page }) => {
  for (const [path, words] of [
    ["/bienen", /Wabe/],
    ["/sustainabilityDesktop", /Gerüstplanken mit Ästen/],
    ["/about", /Esstisch, 210 × 87 × 78 cm/],
    ["/", /^Gerendertes Bild: Tisch, 200 × 95 × 75 cm/],
  ] as const) {
    await page.goto(shop.storefront + path);
    await loaded(page.getByRole("img", { name: words }).first());
  }
});

test("the help page leads from a sample to where one orders it, in both languages", async ({ page }) => {
  for (const [language, question, link, order] of [
    ["de", "Kann ich vorher ein Muster sehen?", "beim Tisch", /^Muster in dieser Farbe/],
    ["en", "Can I see a sample first?", "with the table", /^Sample in this colour/],
  ] as const) {
    await page.goto(`${shop.storefront}/faq?lng=${language}`);
    await page.getByText(question).click();
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("group", { name: /Farbe des Stahls|Colour of the steel/ })).toBeInViewport();
    await expect(page.getByRole("button", { name: order })).toBeAttached();
  }
});

longTest(
  "a page with an address in each language goes along when the language is switched",
  async ({ page }) => {
    await page.goto(`${shop.storefront}/bienen`);
    await page.getByRole("banner").getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bees and wax" })).toBeVisible();
    await expect(page).toHaveURL(/\/bees$/);
    await page.getByRole("navigation").getByRole("link", { name: "About" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Über uns" })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  },
);

longTest(
  "on paper a legal text says where to turn, and the form for withdrawing stands below its instruction",
  async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${shop.storefront}/widerrufsbelehrung`);
    const contact = page.getByRole("region", { name: "Kontakt" });
    await expect(contact.getByRole("link", { name: /werkstatt@/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Muster-Widerrufsformular" })).toContainText(
      /An Planke 46, .*werkstatt@planke46\.example:/,
    );
  },
);

longTest("on paper the help page has its answers below its questions", async ({ page }) => {
  await page.goto(`${shop.storefront}/faq`);
  const answer = page.getByText("Wähle unter „Farbe des Stahls“ eine Farbe", { exact: false });
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});

test("the main navigation has six entries and marks the one that is shown", async ({ page }) => {
  await page.goto(`${shop.storefront}/bienen`);
  const entries = page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link");
  await expect(entries).toHaveText(["Start", "Konfigurator", "Bienen", "Über uns", "Hilfe", "Warenkorb"]);
  await expect(entries.and(page.locator("[aria-current=page]"))).toHaveText(["Bienen"]);
});

longTest("each of the workshop's numbers says by keyboard what it rests on", async ({ page }) => {
  await page.goto(`${shop.storefront}/sustainabilityDesktop`);
  for (const [claim, evidence] of [
    ["97 Planken gerettet", "Gezählt in der Werkstatt"],
    ["22 Bäume stehen gelassen", "Schnittholz"],
    ["2.560 kWh nicht verbraucht", "je Kubikmeter"],
  ] as const) {
    const words = page.getByText(evidence);
    await expect(words).toBeHidden();
    await page.getByText("So rechnen wir").and(page.getByLabel(claim)).press("Enter");
    await expect(words).toBeVisible();
  }
});

test("a review shows the piece, its size, the day, and whether it was checked", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  const review = page.getByRole("article", { name: "Annika, Tisch, 220 × 80 × 75 cm" });
  await expect(review.getByRole("heading", { name: "Annika" })).toBeVisible();
  await expect(review.getByText("Tisch, 220 × 80 × 75 cm")).toBeVisible();
  await expect(review.getByText("28. Oktober 2026")).toBeVisible();
  await expect(review.getByText("Beispiel, keine echte Bewertung.")).toBeVisible();
  await loaded(review.getByRole("img", { name: "Bild: Tisch, 220 × 80 × 75 cm" }));
});

test("home says what others say, with their stars, how one pays, how it comes and whether it goes back", async ({
  page,
}) => {
  await page.goto(`${shop.storefront}/`);
  const strip = page.getByRole("region", { name: "Gut zu wissen" });
  await expect(strip.getByRole("listitem")).toHaveText([/Sicher bezahlen/, /8\sWochen/, /14 Tage/]);
  const reviews = page.getByRole("region", { name: "Was andere sagen" }).getByRole("article");
  await expect(reviews).toHaveCount(3);
  // The newest of each kind that has any.
  for (const kind of ["Tisch", "Bank", "Hocker"]) {
    const review = reviews.filter({ hasText: kind }).first();
    await expect(review.getByRole("img", { name: "5 von 5 Sternen" })).toBeVisible();
    await expect(review.getByText("Beispiel, keine echte Bewertung.")).toBeVisible();
  }
  // Every sample review is an example: nothing is averaged.
  await expect(page.getByText(/aus \d+ Bewertungen/)).toHaveCount(0);
});

longTest("a kind that nobody has reviewed has no section of reviews", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorShelfDesktop`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Was andere sagen" })).toHaveCount(0);
});

test("of 45 reviews the page brings six; the others come when somebody wants them, and the keyboard goes on there", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/images/")) asked.add(new URL(request.url()).pathname);
  });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  const reviews = page.getByRole("article").filter({ visible: true });
  const further = page.getByRole("link", { name: "Weitere 39 Bewertungen zeigen" });
  await expect(reviews).toHaveCount(6);
  expect(await page.content()).not.toContain("review-table-40");
  await further.scrollIntoViewIfNeeded();
  await loaded(reviews.last().getByRole("img", { name: /^Bild/ }));
  // Six reviews, the kind's own picture, three colours.
  expect(asked.size).toBeLessThanOrEqual(10);
  await further.press("Enter");
  await expect(reviews).toHaveCount(45);
  await expect(further).toHaveCount(0);
  await expect(page.getByRole("list").filter({ has: reviews.nth(6) })).toBeFocused();
  await reviews.last().scrollIntoViewIfNeeded();
  await loaded(reviews.last().getByRole("img", { name: /^Bild/ }));
});

longTest("further reviews that cannot be brought come with a page of their own", async ({ page }) => {
  await page.route("**/reviews/table**", (route) => route.fulfill({ status: 503 }));
  await page.goto(`${shop.storefront}/configuratorTableDesktop?lng=en`);
  await page.getByRole("link", { name: "Show 39 more reviews" }).click();
  await expect(page.getByRole("article")).toHaveCount(45);
  await expect(page.getByRole("link", { name: /more reviews/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  longTest("further reviews and evidence unfold all the same", async ({ page }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await page.getByRole("link", { name: "Weitere 39 Bewertungen zeigen" }).click();
    await expect(page.getByRole("article")).toHaveCount(45);
    await page.goto(`${shop.storefront}/sustainabilityDesktop`);
    await page.getByText("So rechnen wir").first().click();
    await expect(page.getByText("Gezählt in der Werkstatt")).toBeVisible();
  });
});

test("what one wants to know about the kind stands below its configurator", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop?lng=en`);
  const info = page.getByRole("region", { name: "More about our tables" });
  await expect(info.getByText("Two to four planks side by side")).toBeVisible();
  await loaded(info.getByRole("img", { name: /diagonal frame in moss green/ }));
});

const LEGAL = [
  ["Impressum", "Impressum"],
  ["Datenschutz", "Datenschutzerklärung"],
  ["AGB", "Allgemeine Geschäftsbedingungen"],
  ["Widerrufsbelehrung", "Widerrufsbelehrung"],
] as const;

test("the legal texts are two clicks away from anywhere", async ({ page }) => {
  const reached = new Set<string>();
  for (const [at, from] of ["/", "/configuratorTableDesktop", "/cartDesktop", "/no-such-page"].entries()) {
    await page.goto(shop.storefront + from);
    const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    for (const [name] of LEGAL) reached.add(`${name}: ${await link(name).getAttribute("href")}`);
    const [name, title] = LEGAL[at] ?? LEGAL[0];
    await link(name).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect(reached.size, "every page leads to the same four").toBe(LEGAL.length);
});

longTest("who reads about withdrawal can withdraw, and the other way round", async ({ page }) => {
  await page.goto(`${shop.storefront}/widerrufsbelehrung`);
  await page.getByRole("main").getByRole("link", { name: "Vertrag widerrufen" }).last().click();
  await expect(page.getByRole("textbox", { name: "Dein Name" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Widerrufsbelehrung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Widerrufsbelehrung" })).toBeVisible();
});

/** Scrolls a picture into view and waits until it has really arrived, and nothing cuts it off. */
async function loaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const drawn = () =>
    picture.evaluate(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    );
  await expect.poll(drawn).toBe(true);
  await expect(picture).toBeInViewport();
}
