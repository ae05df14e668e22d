import { expect, type Page, test } from "@playwright/test";
import { shop } from "../shop";
import { EYE, pretendRoom, type Seen } from "./pretendedRoom";

/** Above and below by so many pixels is as large. */
const TRUE = 2;

/** Where a point of the room is seen by the left eye, metres to pixels; z counts away from it. */
const pixelsAt = (metres: number, away: number) => (metres / away / Math.tan(EYE.fov / 2)) * (EYE.edge / 2);

async function openStool(page: Page) {
  await page.addInitScript(pretendRoom, EYE);
  const answer = await page.goto(`${shop.storefront}/configuratorStoolDesktop`);
  const scene = page.getByRole("img", { name: /^3D-Ansicht/ });
  await expect(scene).toBeVisible({ timeout: 45_000 });
  await expect(scene).toHaveAttribute("data-frames");
  return { answer, scene, door: page.getByRole("button", { name: "In deinem Zimmer ansehen" }) };
}

const look = (page: Page, floor: boolean): Promise<Seen> =>
  page.evaluate((found) => window.room.look(found), floor);

test("a stool stands in the shopper's room, as large as it will be, and comes back to its page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const { answer, scene, door } = await openStool(page);
  expect(answer?.headers()["permissions-policy"]).toContain("xr-spatial-tracking=(self)");
  const before = (await scene.screenshot()).toString("base64");
  await door.click();
  await expect(page.getByText("Richte das Gerät auf den Boden")).toBeVisible();
  await expect.poll(async () => (await look(page, false)).pixels).toBe(0);
  expect(await page.evaluate(() => window.room.asked?.requiredFeatures)).toEqual(["hit-test"]);

  // What shows where it would come is as wide as the stool: 40 cm, nearest 20 cm before the spot that was met.
  await expect.poll(async () => (await look(page, true)).pixels).toBeGreaterThan(30);
  await expect(page.getByText("Tippe, um das Möbel hier hinzustellen.")).toBeVisible();
  const wide = pixelsAt(0.4, EYE.floor - 0.2);
  const mark = await look(page, true);
  expect(Math.abs(mark.right - mark.left - wide)).toBeLessThan(TRUE);

  await page.evaluate(() => window.room.tap());
  const stool = await look(page, true);
  await expect(page.getByText(/^Es steht da/)).toBeVisible();
  expect(stool.pixels).toBeGreaterThan(3 * mark.pixels);
  expect(Math.abs(stool.right - stool.left - wide)).toBeLessThan(TRUE);
  // Its top is 45 cm high; one looks down at it over its farther edge.
  const top = EYE.edge / 2 + pixelsAt(0.45 - EYE.height, EYE.floor + 0.2);
  expect(Math.abs(stool.high - top)).toBeLessThan(TRUE);
  // Nothing is lost when the floor is out of sight, and it turns where it stands.
  expect(await look(page, false)).toEqual(stool);
  await page.getByRole("button", { name: "Drehen" }).click();
  expect((await look(page, false)).right - (await look(page, false)).left).toBeGreaterThan(
    stool.right - stool.left + TRUE,
  );

  await page.getByRole("button", { name: "Beenden" }).click();
  await expect(page.getByText(/^Es steht da/)).toBeHidden();
  expect(await page.evaluate(() => window.room.running())).toBe(false);
  await expect(door).toBeFocused();
  await expect.poll(async () => (await scene.screenshot()).toString("base64")).toBe(before);
  expect(faults).toEqual([]);
});

test("a room that is not shown, or no longer, is said in words, and the scene goes on", async ({ page }) => {
  const { scene, door } = await openStool(page);
  await page.evaluate(() => {
    window.room.refuses = "NotAllowedError";
  });
  await door.click();
  await expect(page.getByText(/^Dafür muss dein Gerät den Raum sehen/)).toBeVisible();
  await page.evaluate(() => {
    window.room.refuses = "NotSupportedError";
  });
  await door.click();
  await expect(page.getByText(/^Das Möbel ließ sich nicht in dein Zimmer stellen/)).toBeVisible();
  await page.evaluate(() => {
    window.room.refuses = null;
  });
  await door.click();
  await expect.poll(async () => (await look(page, true)).pixels).toBeGreaterThan(30);
  await page.evaluate(() => window.room.end());
  await expect(page.getByText("Die Ansicht in deinem Zimmer ist zu Ende.")).toBeVisible();
  const frames = await scene.getAttribute("data-frames");
  await scene.press("ArrowRight");
  await expect(scene).not.toHaveAttribute("data-frames", frames ?? "");
});
