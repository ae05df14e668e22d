import { expect, type Page, test } from "@playwright/test";
import { openFromDesk, publish, published, remembered, writeBefore } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("faqItem");
});
test.afterEach(() => putBack());

const answer = async () =>
  (await published<string[]>('*[_id == "faqItem-planks-draussen"][0].answer.de[].children[].text')).join("");

async function openHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Zuletzt veröffentlicht/ }).click();
  await page.getByRole("tab", { name: "Verlauf" }).click();
}

test("what was published before can be read in the history, and published again", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Planken", "Kann das Möbel draußen stehen?");
  await writeBefore(page, "Unsere Möbel sind für drinnen gebaut", "Gute Fassung. ");
  await publish(page);
  await writeBefore(page, "Gute Fassung", "Schlechte Fassung. ");
  await publish(page);
  await expect.poll(answer).toContain("Schlechte Fassung");

  await page.reload();
  await openHistory(page);
  await page
    .getByRole("button", { name: /^Werkstatt Veröffentlicht/ })
    .nth(1)
    .click();
  await expect(page.getByText("Gute Fassung.")).toBeVisible();
  await expect(page.getByText("Schlechte Fassung.")).toBeHidden();
  await page.getByRole("button", { name: "Wiederherstellen" }).click();
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await publish(page);
  await expect.poll(answer).toMatch(/^Gute Fassung/);
});
