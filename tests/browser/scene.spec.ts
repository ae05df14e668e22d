import { expect, type Locator, type Page, test } from "@playwright/test";
import { LONG, longOnly } from "../long-run";
import { WAYS, WORKER_FILE, withoutWorkers } from "./scene/ways";
import { placeOfPlank, shop } from "./shop";

const longTest = longOnly(test);

const sceneIn = (page: Page) => page.getByRole("img", { name: /^3D-Ansicht/ });

const openTable = (page: Page, query = "") => open(page, `configuratorTableDesktop${query}`);

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(`${shop.storefront}/${path}`);
  const scene = sceneIn(page);
  await expect(scene).toBeVisible({ timeout: 45_000 });
  return scene;
}

/** Does something to the furniture and answers what the scene shows when it has come to rest again. */
async function pictureAfter(scene: Locator, change: () => Promise<void>): Promise<string> {
  const frames = await scene.getAttribute("data-frames");
  await change();
  await expect(scene).not.toHaveAttribute("data-frames", frames ?? "");
  return (await scene.screenshot()).toString("base64");
}

const fill = (name: RegExp, value: string) => (page: Page) =>
  page.getByRole("spinbutton", { name }).fill(value);
const choose = (name: RegExp) => (page: Page) => page.getByRole("radio", { name }).check();

const CHANGES = {
  Table: [fill(/^Länge/, "150"), choose(/^geschlossen/i), choose(/^weiß/i)],
  TableOffice: [
    choose(/^weiß/i),
    (page: Page) => page.getByRole("slider", { name: /^Höhe ausprobieren/ }).fill("127"),
  ],
  Bench: [fill(/^Länge/, "120"), choose(/^massiv/i), choose(/^weiß/i)],
  Stool: [fill(/^Höhe/, "70"), choose(/^massiv/i), choose(/^weiß/i)],
  Shelf: [fill(/^Breite/, "120"), choose(/^diagonal/i), fill(/^Anzahl der Böden/, "4")],
  Frame: [fill(/^Breite/, "60"), choose(/^Spiegel/i), choose(/^Kreidetafel/i)],
};

/** On their pages all kinds in the long run; what each choice does to each kind is told without a page, in `scene/`. */
const ON_THEIR_PAGES = LONG ? Object.keys(CHANGES) : ["Shelf"];

for (const [kind, changes] of Object.entries(CHANGES).filter(([kind]) => ON_THEIR_PAGES.includes(kind))) {
  longTest(
    `${kind}: it is seen in 3D over its drawing, and every choice changes what one sees`,
    async ({ page }) => {
      const scene = await open(page, `configurator${kind}Desktop`);
      await expect(scene).toHaveAttribute("data-frames");
      const seen = new Set([(await scene.screenshot()).toString("base64")]);
      for (const change of changes) seen.add(await pictureAfter(scene, () => change(page)));
      expect(seen.size).toBe(changes.length + 1);
    },
  );
}

test("the plank that is picked is the plank on the model, which a worker draws, and all a table loads stays small", async ({
  page,
}) => {
  const pictures: { path: string; size: Promise<number> }[] = [];
  const scripts: Promise<number>[] = [];
  let shown = false;
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    if (/\.avif$|\/stock\/table\//.test(pathname)) pictures.push({ path: pathname, size });
    if (shown && pathname.endsWith(".js")) scripts.push(size);
  });
  page.on("load", () => {
    shown = true;
  });
  const scene = await openTable(page, "?chosen=dining&length=200&width=95&height=75");
  await expect(scene).toHaveAttribute("data-frames");
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(WORKER_FILE),
  ]);
  await page.getByRole("radio", { name: /^Ich suche selbst aus/ }).check();
  for (const position of LONG ? [1, 2, 3, 4] : [1, 4]) {
    await placeOfPlank(page, position).press("Space");
    const before = await scene.getAttribute("data-frames");
    const list = page.getByRole("combobox", { name: `Planke ${position}` });
    const value = await list.locator("option").nth(position).getAttribute("value");
    await list.selectOption(value);
    await expect.poll(() => pictures.map(({ path }) => path)).toContain(`/stock/table/${value}/face`);
    await expect(scene).not.toHaveAttribute("data-frames", before ?? "");
  }
  const bytes = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes(await Promise.all(pictures.map(({ size }) => size)))).toBeLessThan(1_500_000);
  expect(bytes(await Promise.all(scripts))).toBeLessThan(270_000);
});

longTest(
  "on paper a configurator is one sheet with the drawing, what is known of the piece, and its price",
  async ({ page }) => {
    await openTable(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".scene-drawing")).toHaveCSS("opacity", "1");
    await expect(page.getByText("220 × 80 × 75 cm", { exact: true })).toBeVisible();
    await expect(page.getByText("Gut zu wissen")).toBeVisible();
    await expect(page.locator(".bill-price")).toHaveText("1.491 €");
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
    const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

/** A place on the boards of a table, which lie above the middle of what one looks at. */
async function topOf(scene: Locator): Promise<{ x: number; y: number }> {
  const box = await scene.boundingBox();
  if (!box) throw new Error("the scene has no box");
  return { x: box.width * 0.5, y: box.height * 0.28 };
}

longTest("a click on a board leads to where its plank is picked", async ({ page }) => {
  // The page then goes there at once: nothing moves below the next click.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scene = await openTable(page);
  const top = await topOf(scene);
  await scene.click({ position: top });
  const choice = page.getByRole("radio", { name: /^Ich suche selbst aus/ });
  await expect(choice).toBeFocused();
  await choice.check();
  await scene.click({ position: top });
  const place = page.getByRole("group", { name: "Plätze der Planken" }).getByRole("radio", { checked: true });
  await expect(place).toBeFocused();
  await expect(page.getByRole("combobox", { name: /^Planke \d/ })).toBeVisible();
});

longTest("a board of a shelf is dragged down to where it shall hang", async ({ page }) => {
  const scene = await open(page, "configuratorShelfDesktop");
  await expect(scene).toHaveAttribute("data-frames");
  await page.getByText("Jeder Boden einzeln").first().click();
  const fields = page.getByRole("spinbutton", { name: /^Boden \d/ });
  const values = () => fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const before = await values();
  const box = await scene.boundingBox();
  if (!box) throw new Error("the scene has no box");
  // Somewhere in the middle column there is a board; the hand feels its way down until it holds one.
  for (let y = 0.3; y < 0.8 && JSON.stringify(await values()) === JSON.stringify(before); y += 0.02) {
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * (y + 0.05), { steps: 4 });
    await page.mouse.up();
  }
  expect((await values()).filter((value, at) => value !== before[at])).toHaveLength(1);
});

longTest("measures can be laid over the furniture", async ({ page }) => {
  const scene = await openTable(page);
  await expect(scene).toHaveAttribute("data-frames");
  await page.getByRole("button", { name: "Maße zeigen" }).click();
  for (const measure of ["220 cm", "80 cm", "75 cm"]) {
    await expect(page.locator(".scene-measures").getByText(measure, { exact: true })).toBeVisible();
  }
});

/** Drawn on the page, as in a browser whose workers have no canvas, it takes half a minute of a processor. */
for (const [way, prepare] of Object.entries(WAYS)) {
  longTest(`drawn ${way}: arrow keys turn the furniture and Home brings it back`, async ({ page }) => {
    await prepare(page);
    const scene = await openTable(page);
    await expect(scene).toHaveAttribute("data-frames");
    await scene.focus();
    const before = (await scene.screenshot()).toString("base64");
    const turned = await pictureAfter(scene, () => page.keyboard.press("ArrowRight"));
    expect(turned).not.toBe(before);
    expect(await pictureAfter(scene, () => page.keyboard.press("Home"))).toBe(before);
  });
}

test("the scene's code and pictures come only where furniture is configured", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(shop.storefront);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const ofScene = /\/assets\/(view-|\d\d(\.end|\.normal)?-)/;
  expect(asked.filter((path) => ofScene.test(path))).toEqual([]);
  await openTable(page);
  await expect.poll(() => asked.filter((path) => ofScene.test(path)).length).toBeGreaterThan(3);
});

test("without WebGL the drawing stays, with a word of explanation", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await expect(page.getByText("Dein Browser kann hier kein 3D zeigen.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Tisch, 220 × 80 × 75 cm/ })).toBeVisible();
  await expect(sceneIn(page)).toHaveCount(0);
});

longTest(
  "a scene whose code does not come says so over the drawing, and comes when it is asked for again",
  async ({ page }) => {
    const code = /\/assets\/view-/;
    await page.route(code, (route) => route.abort());
    await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
    const failure = page.getByRole("alert").filter({ hasText: "Die 3D-Ansicht ließ sich nicht laden." });
    await expect(failure).toBeVisible();
    await expect(page.getByRole("img", { name: /^Hocker/ })).toBeVisible();
    await page.unroute(code);
    await failure.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(sceneIn(page)).toBeVisible({ timeout: 45_000 });
    await expect(failure).toBeHidden();
  },
);

longTest("graphics that are lost on the page come back on their own", async ({ page }) => {
  await withoutWorkers(page);
  const scene = await openTable(page);
  await scene.evaluate((canvas: HTMLCanvasElement) => {
    canvas.dataset.first = "yes";
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.locator("canvas[data-first]")).toHaveCount(0);
  await expect(sceneIn(page)).toBeVisible({ timeout: 45_000 });
});
