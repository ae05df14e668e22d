import { expect, type Page, test } from "@playwright/test";
import { longOnly } from "../long-run";
import { drawnPicture, openFromDesk, publish, published, remembered, shopPage, writeBefore } from "./studio";

const longTest = longOnly(test);

let putBack: () => Promise<void>;
test.beforeAll(async () => {
  putBack = await remembered("faqItem", "homePage", "standardColor");
});
test.afterAll(() => putBack());

longTest("staff find the questions by section, without signing in", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten");
  for (const name of [
    "Planken",
    "Gestelle und Farben",
    "Konfigurator",
    "Lieferung und Abholung",
    "Bezahlen und mehr",
  ]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Lieferung und Abholung", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Wie lange dauert es/ })).toBeVisible();
});

test("an answer that staff edit is the shop's as soon as they publish it, and not before", async ({
  page,
}) => {
  const addition = `Stand ${new Date().toISOString()}. `;
  const answer = '*[_id == "faqItem-planks-draussen"][0].answer.de[].children[].text';
  await openFromDesk(page, "Fragen und Antworten", "Planken", "Kann das Möbel draußen stehen?");
  await writeBefore(page, "Unsere Möbel sind für drinnen gebaut", addition);
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  expect((await published<string[]>(answer)).join("")).not.toContain(addition.trim());
  expect(await shopPage("/faq")).not.toContain(addition.trim());

  await publish(page);
  expect((await published<string[]>(answer)).join("")).toContain(addition.trim());
  // Two seconds are promised: tests/integration/content holds the shop to it, and the bench measures it.
  await expect.poll(() => shopPage("/faq"), { intervals: [100] }).toContain(addition.trim());
});

longTest("what one tab writes, another tab shows at once", async ({ context }) => {
  const [writing, watching] = [await context.newPage(), await context.newPage()];
  for (const page of [writing, watching]) await openFromDesk(page, "Startseite");
  const heading = (page: Page) => page.getByRole("textbox", { name: "Deutsch" }).first();
  const before = await heading(writing).inputValue();
  const now = `Möbel mit Vergangenheit, ${Date.now()}`;
  await heading(writing).fill(now);
  await expect(heading(watching)).toHaveValue(now);
  await heading(watching).fill(before);
  await expect(heading(writing)).toHaveValue(before);
});

longTest("a picture uploaded to a colour reaches the shop in the size it asks for", async ({ page }) => {
  await openFromDesk(page, "Standardfarben", "Weiß");
  const before = await published<string>('*[_id == "standardColor-weiss"][0].image.asset._ref');
  await page.getByRole("button", { name: "Bildoptionen-Menü öffnen" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Hochladen" }).click();
  await (await chooser).setFiles({
    name: "weiss.png",
    mimeType: "image/png",
    buffer: await drawnPicture(page),
  });
  await expect(page.getByRole("img", { name: "Vorschau des hochgeladenen Bildes" })).toBeVisible();
  await publish(page);

  const color = '*[_id == "standardColor-weiss"][0].image.asset';
  await expect.poll(() => published<string>(`${color}._ref`)).not.toBe(before);
  const { url, width } = await published<{ url: string; width: number }>(
    `${color}->{url, "width": metadata.dimensions.width}`,
  );
  expect(width).toBe(640);
  const small = await fetch(`${url}?w=100&fm=webp`);
  expect(small.headers.get("content-type")).toBe("image/webp");
});
