import { join } from "node:path";
import { test as base, type Page, type Route } from "@playwright/test";
import { build } from "esbuild";
import sharp from "sharp";

/** No such host: every request is answered here. */
const HOST = "http://scene.invalid/";

/** A canvas as small as one can judge furniture on: without a graphics card every pixel takes its time. */
const PAGE = `<!doctype html><style>body { margin: 0 } canvas { display: block; width: 100vw; height: 100vh }</style>
<canvas></canvas><script src="/scenes.js"></script>`;

/** `bare`: a page with the shop's scene and nothing else, see `onThePage.ts`. */
export const test = base.extend<{ bare: Page }, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is needed.
    async ({}, use) => {
      const { outputFiles } = await build({
        entryPoints: [join(import.meta.dirname, "onThePage.ts")],
        bundle: true,
        write: false,
        format: "iife",
        target: "es2022",
        logLevel: "error",
      });
      await use(outputFiles[0]?.text ?? "");
    },
    { scope: "worker" },
  ],
  bare: async ({ page, script }, use) => {
    await page.setViewportSize({ width: 200, height: 150 });
    await page.route(`${HOST}**`, (route) => answer(route, script));
    await page.goto(HOST);
    await use(page);
  },
});

async function answer(route: Route, script: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
  if (pathname === "/scenes.js") return route.fulfill({ contentType: "text/javascript", body: script });
  const plank = /^\/planks\/(\w+)\.png$/.exec(pathname)?.[1];
  if (!plank) return route.fulfill({ status: 404 });
  return route.fulfill({ contentType: "image/png", body: await plain(plank) });
}

/** A picture for a plank: its name gives the colour. */
function plain(plank: string): Promise<Buffer> {
  const background = plank === "workshop" ? "#a08060" : "#506040";
  return sharp({ create: { width: 64, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}
