import type { Browser } from "@playwright/test";
import { percentile } from "./measure.ts";
import { watchFrames } from "./scene-frames.ts";

/** A processor in place of a graphics card, as in the browser tests: every machine has one. */
const FLAGS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** As much shelf as there can be. */
const LARGEST_SHELF =
  "configuratorShelfDesktop?width=220&depth=30&height=200&numberOfPlanks=10&numberOfPillars=3&frameType=diagonal";

const VISITS = 5;
const CHANGES = 12;

/** Script of one frame of a change of the largest shelf, ms. */
export const GOAL = 8;

type SceneRow = {
  name: string;
  "p50 ms": number;
  "p95 ms": number;
  floor: string;
  "times the floor": number;
  goal?: string;
};

/**
 * How long a shopper waits for drawing and scene, and what a change costs the page's script. Floors are measured in the
 * same browser in the same run, so that rows of different machines can be compared.
 * @param chromium path of the browser
 */
export async function measureScene(storefront: string, chromium: string): Promise<SceneRow[]> {
  const playwright = await import("@playwright/test");
  const browser = await playwright.chromium.launch({
    executablePath: chromium,
    args: [...FLAGS, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    const arrivals = await visits(browser, new URL(LARGEST_SHELF, storefront).href);
    const changes = await changesOf(browser, new URL(LARGEST_SHELF, storefront).href);
    return [
      row("drawing, from the navigation on", arrivals.drawing, "first byte of the page", arrivals.byte),
      row("first 3D frame, from the navigation on", arrivals.scene, "drawing", arrivals.drawing),
      {
        ...row("frame of a change, script", changes.script, "yardstick of script", changes.yardstick),
        goal: `p50 ≤ ${GOAL} ms`,
      },
      row("frame of a change, by the clock", changes.clock, "its script", changes.script),
    ];
  } finally {
    await browser.close();
  }
}

function row(name: string, times: readonly number[], floor: string, floorTimes: readonly number[]): SceneRow {
  const [p50, least] = [percentile(times, 50), percentile(floorTimes, 50)];
  return {
    name: `scene: ${name}`,
    "p50 ms": p50,
    "p95 ms": percentile(times, 95),
    floor: `${floor}, ${least} ms`,
    "times the floor": Math.round((10 * p50) / least) / 10,
  };
}

/** First visits, each with nothing kept from the one before. */
async function visits(browser: Browser, address: string) {
  const times: { byte: number[]; drawing: number[]; scene: number[] } = { byte: [], drawing: [], scene: [] };
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
    await page.addInitScript({ content: NOTE_ARRIVALS });
    await page.goto(address);
    await page.locator('.scene[data-state="shown"]').waitFor({ timeout: 120_000 });
    const { drawing, scene, byte }: { drawing: number; scene: number; byte: number } = await page.evaluate(
      "({ ...arrivals, byte: performance.getEntriesByType('navigation')[0].responseStart })",
    );
    times.byte.push(byte);
    times.drawing.push(drawing);
    times.scene.push(scene);
    await page.close();
  }
  return times;
}

/** Runs in the page: notes the frame with which the drawing, and then the scene, can be seen. */
const NOTE_ARRIVALS = `
  const arrivals = (globalThis.arrivals = {});
  const look = () => {
    const drawing = document.querySelector(".scene-drawing svg");
    if (drawing && drawing.getBoundingClientRect().height > 0) arrivals.drawing ??= performance.now();
    if (document.querySelector('.scene[data-state="shown"]')) arrivals.scene ??= performance.now();
    if (arrivals.scene === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Makes the shelf narrower and wider by its form, and measures every frame in which it changes. */
async function changesOf(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  const canvas = page.locator(".scene-canvas[data-frames]");
  await canvas.waitFor();
  const width = page.getByRole("spinbutton", { name: /^Breite/ });
  const change = async (to: number) => {
    const frames = await canvas.getAttribute("data-frames");
    await width.fill(String(to));
    await page.locator(`.scene-canvas[data-frames]:not([data-frames="${frames}"])`).waitFor();
  };
  for (const to of [210, 220, 205, 215]) await change(to);
  const frames = await watchFrames(page, "scene-change", async () => {
    for (let count = 0; count < CHANGES; count++) await change(count % 2 === 0 ? 205 : 220);
  });
  const yardstick = await page.evaluate(script);
  await page.close();
  return {
    script: frames.map((frame) => frame.script),
    clock: frames.map((frame) => frame.clock),
    yardstick,
  };
}

/** Runs in the page: how fast this machine's script is, by a fixed calculation on 30,000 corners; ms, twenty times. */
function script() {
  const corners = new Float32Array(90_000);
  return Array.from({ length: 20 }, (_, round) => {
    const since = performance.now();
    for (let at = 0; at < corners.length; at++) corners[at] = Math.hypot(at, round) * 0.5;
    return performance.now() - since;
  });
}
