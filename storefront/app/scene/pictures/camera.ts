import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Page, type Route } from "@playwright/test";
import { build } from "esbuild";
import type { Shot } from "./inBrowser.ts";

const PLANKS = new URL("../../../../commerce/sample-planks/", import.meta.url);
/** No such host: every request is answered here. */
const STUDIO = "http://studio.invalid/";

/** Software WebGL, as the browser tests have it; root has no sandbox. */
const FLAGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** A headless browser with the shop's own scene in it, that photographs furniture. */
export interface Camera {
  /** A PNG of this many pixels, on a ground like paper. */
  take(shot: Shot, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openCamera(): Promise<Camera> {
  const script = await bundled();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  return {
    async take(shot, width, height) {
      const page = await browser.newPage({ viewport: { width, height } });
      page.setDefaultTimeout(PATIENCE_MS);
      await page.route(`${STUDIO}**`, (route) => answer(route, script));
      await page.goto(STUDIO);
      await page.evaluate((wanted) => window.take(wanted), shot);
      const picture = await photographed(page);
      await page.close();
      return picture;
    },
    close: () => browser.close(),
  };
}

/** Without a graphics card a large picture takes its time, ms. */
const PATIENCE_MS = 180_000;

async function photographed(page: Page): Promise<Buffer> {
  return page.screenshot({ type: "png", timeout: PATIENCE_MS });
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("inBrowser.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

async function answer(route: Route, script: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
  if (pathname === "/studio.js") return route.fulfill({ contentType: "text/javascript", body: script });
  const plank = /^\/planks\/([\w.]+\.avif)$/.exec(pathname)?.[1];
  if (!plank) return route.fulfill({ status: 404 });
  return route.fulfill({ contentType: "image/avif", body: await readFile(new URL(plank, PLANKS)) });
}

/** Paper that bends up behind the furniture: lighter where it stands, darker into the corners. */
const PAGE = `<!doctype html><style>
html, body { height: 100%; margin: 0 }
body { background: radial-gradient(ellipse 75% 70% at 50% 62%, #f7f2e9 0, #f2ece0 45%, #e6dece 100%) }
canvas { display: block; width: 100vw; height: 100vh }
</style><canvas></canvas><script src="/studio.js"></script>`;
