import { expect, type Locator, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { store } from "../shopper/shop";
import { enterAdmin, forgetRequests, shop } from "./shop";
import { newPlank, searchFor } from "./staff";

const longTest = longOnly(test);

test.beforeEach(forgetRequests);

/** How many px of what an element holds lie beyond its side. */
const beyond = (element: Locator) => element.evaluate((box) => box.scrollWidth - box.clientWidth);

async function onPhone(page: Page, path: string): Promise<void> {
  await enterAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.admin + path);
}

longTest(
  "on a phone a long list of messages scrolls inside its card, and the page stays",
  async ({ page }) => {
    const name = `Anna-Magdalena Wilhelmine Freifrau von Hohenfels ${Date.now()}`;
    const text = "Passt der Tisch mit seinen Wangen durch eine Tür von 80 cm, oder kommt er in Teilen?";
    const { status } = await store("POST", "/messages", { name, email: "anna@example.com", text });
    expect(status).toBe(200);
    await onPhone(page, "/messages");
    await searchFor(page, name);
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect(row).toBeVisible();
    expect(await beyond(page.getByRole("main"))).toBe(0);
    await expect(row.getByRole("button", { name })).toHaveCSS("text-align", "left");
    const standing = row.getByText("offen");
    await standing.scrollIntoViewIfNeeded();
    await expect(standing).toBeInViewport();
  },
);

longTest("on a phone a plank's long title is read in full beside its button", async ({ page }) => {
  const plank = await newPlank("bench", "Gerüstbohle aus der Hofdurchfahrt mit Brandzeichen 1987");
  try {
    await onPhone(page, "/planks");
    await page.getByLabel("Nummer, Name oder Käufer").fill(plank.title);
    const card = page.getByRole("listitem").filter({ hasText: plank.title });
    await expect(card).toHaveCount(1);
    expect(await beyond(card.getByText(plank.title))).toBe(0);
    expect(await beyond(card.getByRole("button", { name: /bearbeiten$/ }))).toBe(0);
    expect(await beyond(page.getByRole("main"))).toBe(0);
  } finally {
    await plank.retire();
  }
});
