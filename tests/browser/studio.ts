import { expect, type Page } from "@playwright/test";
import { shop } from "./shop";

const API = `${shop.contentLake}/v2025-02-19/data`;

interface StoredDocument {
  _id: string;
  [field: string]: unknown;
}

/** What anybody may read: published documents, asked for as the shop asks for them. */
export async function published<Result>(query: string): Promise<Result> {
  const response = await fetch(`${API}/query/production?${new URLSearchParams({ query })}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: Result }).result;
}

/** A page of the shop as it is served right now. */
export async function shopPage(path: string): Promise<string> {
  return (await fetch(`${shop.storefront}${path}`)).text();
}

/** Opens the Studio and goes from list to list, by the names of their entries. */
export async function openFromDesk(page: Page, ...names: string[]): Promise<void> {
  await page.goto(shop.studio);
  for (const name of names) await page.getByRole("link", { name }).first().click();
}

/**
 * Publishes what is open. The button says for a moment that it is done; after it, the line beside it says when. Both may come
 * before the CMS has it, for whose answer this waits as well.
 */
export async function publish(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Veröffentlichen", exact: true });
  const done = page
    .getByRole("button", { name: /veröffentlicht/ })
    .or(page.getByText(/^Zuletzt veröffentlicht/))
    .first();
  await expect(button).toBeEnabled();
  const taken = page.waitForResponse(
    (response) =>
      response.url().includes("/data/actions/") &&
      (response.request().postData() ?? "").includes("sanity.action.document.publish") &&
      response.ok(),
    { timeout: 45_000 },
  );
  // Pressed while the last words are still being checked, it does nothing.
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 5000 });
    await expect(done).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await taken;
}

/** A rich text wakes up when it is clicked; only when it names the style of the paragraph is the cursor in it. */
export async function writeBefore(page: Page, text: string, addition: string): Promise<void> {
  await expect(async () => {
    await page.getByText(text).click({ position: { x: 1, y: 8 } });
    await expect(page.getByRole("button", { name: "Absatz" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(addition);
  await expect(page.getByText(addition.trim())).toBeVisible();
  // On a slow machine the Studio shows what it has not sent yet; what is published then is the first half of it.
  await expect.poll(() => isInDraft(addition.trim())).toBe(true);
}

/** Whether the CMS has these words in a draft. */
export async function isInDraft(text: string): Promise<boolean> {
  const query = '*[_id in path("drafts.**")]';
  const address = `query?${new URLSearchParams({ perspective: "raw" })}`;
  const { result } = await asStaff<{ result: StoredDocument[] }>(address, { query });
  return JSON.stringify(result).includes(text);
}

/** Remembers everything of one type, drafts too; the function it answers restores all of it. */
export async function remembered(...types: string[]): Promise<() => Promise<void>> {
  const before = await everything(types);
  return async () => {
    const known = new Set(before.map(({ _id }) => _id));
    const added = (await everything(types)).filter(({ _id }) => !known.has(_id));
    await asStaff("mutate", {
      mutations: [
        ...before.map(({ _rev, _updatedAt, ...document }) => ({ createOrReplace: document })),
        ...added.map(({ _id }) => ({ delete: { id: _id } })),
      ],
    });
  };
}

async function everything(types: string[]): Promise<StoredDocument[]> {
  const query = "*[_type in $types]";
  const address = `query?${new URLSearchParams({ perspective: "raw" })}`;
  return (await asStaff<{ result: StoredDocument[] }>(address, { query, params: { types } })).result;
}

/** The embedded Studio's page holds what staff need to write. */
export async function asStaff<Answer>(path: string, body: unknown): Promise<Answer> {
  const studio = await (await fetch(shop.studio)).text();
  const token = /window\.planke46Studio=.*?"token":"([^"]+)"/.exec(studio)?.[1];
  const [action, search] = path.split("?");
  const response = await fetch(`${API}/${action}/production${search ? `?${search}` : ""}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Answer;
}

/** What the menu beside the button to publish offers. */
export async function openAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Dokumentaktionen öffnen" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** A picture no run before had, drawn by the browser itself: 640 × 480 pixels. */
export async function drawnPicture(page: Page): Promise<Buffer> {
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
  }, `Planke ${Date.now()}`);
  return Buffer.from(encoded, "base64");
}
