import { expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";

/** What anybody may read: published documents, asked for as the shop asks for them. */
async function published<Result>(query: string): Promise<Result> {
  const address = new URL("/v2025-02-19/data/query/production", shop.contentLake);
  address.searchParams.set("query", query);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: Result }).result;
}

/** The shop's page of questions and answers as it is served right now. */
async function helpPage(): Promise<string> {
  return (await fetch(`${shop.storefront}/faq`)).text();
}

async function openFromDesk(page: Page, ...names: string[]): Promise<void> {
  await page.goto(shop.studio);
  for (const name of names) await page.getByRole("link", { name }).click();
}

async function publish(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Veröffentlichen", exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole("button", { name: /veröffentlicht/ })).toBeVisible();
}

/** A rich text wakes up when it is clicked; only when it names the style of the paragraph is the cursor in it. */
async function writeBefore(page: Page, text: string, addition: string): Promise<void> {
  await expect(async () => {
    await page.getByText(text).click({ position: { x: 1, y: 8 } });
    await expect(page.getByRole("button", { name: "Absatz" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(addition);
  await expect(page.getByText(addition.trim())).toBeVisible();
}

test("staff find the questions by section, without signing in", async ({ page }) => {
  await openFromDesk(page, "Fragen und Antworten", "Nach Abschnitt");
  const sections = page.getByRole("listbox", { name: "Abschnitte" });
  for (const name of [
    "Planken",
    "Gestelle und Farben",
    "Konfigurator",
    "Lieferung und Abholung",
    "Bezahlen und mehr",
  ]) {
    await expect(sections.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await sections.getByRole("link", { name: /^Lieferung und Abholung/ }).click();
  await expect(page.getByRole("link", { name: /^Wie lange dauert es/ })).toBeVisible();
});

test("an answer that staff edit is the shop's only after they publish it, and then within two seconds", async ({
  page,
}) => {
  const addition = `Stand ${new Date().toISOString()}. `;
  const answer = '*[_id == "faqItem-planks-draussen"][0].answer.de[].children[].text';
  await openFromDesk(
    page,
    "Fragen und Antworten",
    "Nach Abschnitt",
    "Planken",
    "Kann das Möbel draußen stehen?",
  );
  await writeBefore(page, "Unsere Möbel sind für drinnen gebaut", addition);
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  expect((await published<string[]>(answer)).join("")).not.toContain(addition.trim());
  expect(await helpPage()).not.toContain(addition.trim());

  await publish(page);
  await expect.poll(helpPage, { timeout: 2000, intervals: [100] }).toContain(addition.trim());
  await expect.poll(async () => (await published<string[]>(answer)).join("")).toContain(addition.trim());
});

test("what one tab writes, another tab shows at once", async ({ context }) => {
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

test("a picture uploaded to a colour reaches the shop in the size it asks for", async ({ page }) => {
  await openFromDesk(page, "Standardfarben", "Weiß");
  const before = await published<string>('*[_id == "standardColor-weiss"][0].image.asset._ref');
  await page.getByRole("button", { name: "Bildoptionen-Menü öffnen" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Hochladen" }).click();
  await (await chooser).setFiles({ name: "weiss.png", mimeType: "image/png", buffer: await pictureOf(page) });
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

/** A picture no run before had, drawn by the browser itself: 640 × 480 pixels. */
async function pictureOf(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate((words) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#efeae0";
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = "#27292b";
    context.font = "32px sans-serif";
    context.fillText(words, 40, 240);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, `Weiß ${Date.now()}`);
  return Buffer.from(encoded, "base64");
}
