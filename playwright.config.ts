import { defineConfig, devices } from "@playwright/test";

const long = process.env.TEST_LONG === "1";

/** Software WebGL for machines without a graphics card; no outside calls of the browser's own; root has no sandbox. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Started by `npm test`, which names the shop in SHOP_JSON and the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/browser-results",
  // One shop serves all tests: in turn, as they were written.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  timeout: long ? 240_000 : 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A missing button is known long before the test's own time is up.
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, locale: "de-DE" },
    },
  ],
});
