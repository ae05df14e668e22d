import { delimiter, join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const long = process.env.TEST_LONG === "1";

/** No outside calls of the browser's own; root has no sandbox. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would round the widths of letters as old screens did: words wrap that do not on a phone.
  "--font-render-hinting=none",
  // The first four are Playwright's own and would be lost. The last is how far ahead Chrome loads pictures on a good line; the headless
  // shell knows of no line and would load twice as far.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
];
/** A processor in place of a graphics card; the 3D scene keeps it busy, so it is there only where the scene is tested. */
const SOFTWARE_GRAPHICS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** Neither on the page nor in a worker, for which `--disable-3d-apis` does not count. */
const NO_GRAPHICS = ["--disable-gpu", "--disable-software-rasterizer"];
/** What only the long run takes: each run looks at what sells and at each area once. */
const NOT_NOW = long ? [] : ["**/*.long.spec.ts"];
/** Here configurators show their scene; elsewhere their drawing, as in a browser without WebGL. Whole purchases have it in the long run. */
const WITH_SCENE = [
  "**/scene.spec.ts",
  "**/browser/scene/*.spec.ts",
  "**/room.long.spec.ts",
  ...(long ? ["**/newcomer-*.spec.ts", "**/on-a-phone.spec.ts"] : []),
];

const chromium = (graphics: string[]) => ({
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 900 },
  locale: "de-DE",
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS, ...graphics] },
});

/** The story of a purchase in browsers other than Chromium; each has a project of its own. */
const OTHER_BROWSERS = "**/other-browsers/*.spec.ts";

/** A stock Firefox over WebDriver BiDi; Playwright starts the relay in its place, which starts the one at FIREFOX_PATH. */
const firefox = {
  browserName: "firefox" as const,
  channel: "moz-firefox",
  locale: "de-DE",
  launchOptions: {
    executablePath: join(import.meta.dirname, "tests/browser/other-browsers/firefox-relay.mjs"),
  },
};

/** Shops that run side by side; each worker has one of them for itself, and there its tests run in turn. */
const shops = process.env.SHOP_JSONS?.split(delimiter) ?? [];
const own = shops[Number(process.env.TEST_PARALLEL_INDEX)];
if (own) process.env.SHOP_JSON = own;

/**
 * Random walks of one run share a seed, whichever worker takes them: workers get the environment of the runner. `npm test`
 * takes the same walks each time, so that a change is refused for what it breaks; the long run looks for what is new.
 */
process.env.WALK_SEED ??= long ? String(Math.floor(Math.random() * 1_000_000_000)) : "279009400";

/** Started by `npm test`, which names the shops in SHOP_JSONS (or one in SHOP_JSON) and the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/browser-results",
  workers: Math.max(1, shops.length),
  fullyParallel: false,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  timeout: long ? 240_000 : 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Moving pages are drawn by the processor, a seventh of the browser's work; the long run has them, and here the whole purchase.
    ...(!long && { contextOptions: { reducedMotion: "reduce" as const } }),
    // A missing button is known long before the test's own time is up.
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    // Keeping a trace takes a fifth of the run; `npx playwright test --trace on` makes one of a story that failed.
    trace: "off",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [...WITH_SCENE, OTHER_BROWSERS, ...NOT_NOW],
      use: chromium(NO_GRAPHICS),
    },
    { name: "with scene", testMatch: WITH_SCENE, testIgnore: NOT_NOW, use: chromium(SOFTWARE_GRAPHICS) },
    { name: "firefox", testMatch: "**/other-browsers/firefox.spec.ts", use: firefox },
    // Driven by its own WebDriver, without Playwright's browsers.
    { name: "webkit", testMatch: "**/other-browsers/webkit.long.spec.ts", testIgnore: NOT_NOW },
  ],
});
