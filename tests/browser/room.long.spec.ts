import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { LONG } from "../long-run";
import { EYE, pretendRoom } from "./scene/pretendedRoom";
import { shop } from "./shop";

async function openScene(page: Page, path: string): Promise<Locator> {
  await page.goto(`${shop.storefront}/${path}`);
  const scene = page.getByRole("img", { name: /^3D-Ansicht/ });
  await expect(scene).toBeVisible({ timeout: 45_000 });
  await expect(scene).toHaveAttribute("data-frames");
  return scene;
}

const ANDROID =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

test.describe("on an Android phone", () => {
  test.use({ userAgent: ANDROID, viewport: { width: 390, height: 844 } });

  test("a link takes the very table on the page into the room, true to scale", async ({ page, request }) => {
    // It sees rooms by itself as well; one way is enough.
    await page.addInitScript(pretendRoom, EYE);
    await page.goto(
      `${shop.storefront}/configuratorTableMobile?chosen=individual&length=187&width=80&height=75`,
    );
    const link = page.getByRole("link", { name: "In deinem Zimmer ansehen" });
    await expect(link).toHaveAttribute("href", /^intent:\/\/arvr\.google\.com\/scene-viewer\//);
    const address = new URL(((await link.getAttribute("href")) ?? "").replace("intent:", "https:"));
    const model = address.searchParams.get("file") ?? "";
    expect(new URL(model).searchParams.get("length")).toBe("187");
    expect(address.searchParams.get("resizable")).toBe("false");
    const answer = await request.get(model);
    expect(answer.headers()["content-type"]).toBe("model/gltf-binary");
    expect(String(await answer.body()).slice(0, 4)).toBe("glTF");
    await expect(page.getByRole("button", { name: "In deinem Zimmer ansehen" })).toHaveCount(0);
  });
});

const SCREENS = { Mobile: { width: 390, height: 844 }, Desktop: { width: 1440, height: 900 } } as const;
const PIECES: readonly (readonly [keyof typeof SCREENS, string])[] = LONG
  ? (["Desktop", "Mobile"] as const).flatMap((screen) =>
      ["Table", "TableOffice", "Bench", "Stool", "Shelf", "Frame"].map((kind) => [screen, kind] as const),
    )
  : [
      ["Mobile", "TableOffice"],
      ["Desktop", "Shelf"],
    ];

for (const [screen, kind] of PIECES) {
  test(`the whole ${kind} is in its picture on ${screen}, and no control covers it`, async ({ browser }) => {
    const viewport = SCREENS[screen];
    const context = await browser.newContext({ viewport, userAgent: ANDROID, locale: "de-DE" });
    const page = await context.newPage();
    const scene = await openScene(page, `configurator${kind}${screen}`);
    const picture = await scene.boundingBox();
    if (!picture) throw new Error("the scene has no box");
    const measures = page.getByRole("button", { name: "Maße zeigen" });
    const controls = [
      page.getByRole("link", { name: "In deinem Zimmer ansehen" }),
      measures,
      page.getByRole("button", { name: "Bild sichern" }),
      ...(kind === "TableOffice" ? [page.getByRole("slider", { name: /^Höhe ausprobieren/ })] : []),
    ];
    await measures.click();
    const lines = page.locator(".scene-measures line");
    await expect(lines.first()).toHaveAttribute("x1");
    const ends = await lines.evaluateAll((all) =>
      all.flatMap((line) =>
        [1, 2].map((end) => [Number(line.getAttribute(`x${end}`)), Number(line.getAttribute(`y${end}`))]),
      ),
    );
    expect(ends.length).toBeGreaterThanOrEqual(4);
    for (const [x = -1, y = -1] of ends) {
      expect(x > 0 && y > 0 && x < picture.width && y < picture.height).toBe(true);
    }
    // The furniture ends where its measures do.
    const right = picture.x + Math.max(...ends.map(([x = 0]) => x));
    for (const control of controls) {
      const box = await control.boundingBox();
      if (!box) throw new Error("a control has no box");
      const isOutside = box.y + box.height <= picture.y + 1 || box.y >= picture.y + picture.height - 1;
      expect(isOutside || box.x >= right).toBe(true);
      expect(box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
    }
    await context.close();
  });
}

test("a cup can be put on the stool for its size, by keyboard, and be taken away", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scene = await openScene(page, "configuratorStoolDesktop");
  const before = (await scene.screenshot()).toString("base64");
  const cup = page.getByRole("button", { name: "Tasse zum Vergleich, 9 cm hoch" });
  await expect(cup).toHaveAttribute("aria-pressed", "false");
  await cup.focus();
  const seen = async () => (await scene.screenshot()).toString("base64");
  await page.keyboard.press("Enter");
  await expect(cup).toHaveAttribute("aria-pressed", "true");
  await expect.poll(seen).not.toBe(before);
  const withCup = await seen();
  await page.keyboard.press("Enter");
  await expect(cup).toHaveAttribute("aria-pressed", "false");
  await expect.poll(seen).not.toBe(withCup);
});

test("a computer, which has no such viewer, is offered none", async ({ page }) => {
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  await expect(page.getByRole("img", { name: /^3D-Ansicht/ })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("In deinem Zimmer ansehen")).toHaveCount(0);
});

test("a picture of the table as it stands is saved, whole and sharp, under the shopper's word for it", async ({
  page,
}) => {
  const scene = await openScene(page, "configuratorTableDesktop");
  const underway = page.waitForEvent("download");
  await page.getByRole("button", { name: "Bild sichern" }).click();
  const download = await underway;
  expect(download.suggestedFilename()).toBe("planke46-tisch.jpg");
  const { data, info } = await sharp(await download.path())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect((await sharp(await download.path()).metadata()).format).toBe("jpeg");
  // Every pixel that the shopper's screen shows of the scene.
  const shown = await scene.evaluate(({ clientWidth, clientHeight }) => [
    Math.round(clientWidth * devicePixelRatio),
    Math.round(clientHeight * devicePixelRatio),
  ]);
  expect([info.width, info.height]).toEqual(shown);
  const pointAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  };
  const ground = pointAt(0.01, 0.01);
  const others = Array.from({ length: 2500 }, (_, at) => pointAt((at % 50) / 50, Math.floor(at / 50) / 50));
  const onGround = (point: readonly number[]) =>
    point.every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) < 24);
  const furniture = others.filter((point) => !onGround(point));
  // A light ground as the page's, brown boards and dark steel on it: the table fills a good part, and not all.
  expect(Math.min(...ground)).toBeGreaterThan(200);
  expect(furniture.length / others.length).toBeGreaterThan(0.1);
  expect(furniture.length / others.length).toBeLessThan(0.7);
  expect(furniture.some(([red, , blue]) => red - blue > 30)).toBe(true);
  expect(furniture.some(([red, green, blue]) => Math.max(red, green, blue) < 80)).toBe(true);
});

test("what cannot be built is refused with reasons", async ({ request }) => {
  const answer = await request.get(`${shop.storefront}/model/table.glb?chosen=individual&length=9999`);
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.any(String), issues: expect.any(Array) });
});
