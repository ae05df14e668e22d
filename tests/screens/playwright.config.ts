import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** Started by `npm run screens`: no tests, but the same browser on the same states. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "screens.spec.ts",
  outputDir: "../../.cache/screens-results",
  reporter: "list",
  timeout: 600_000,
  use: {
    ...base.use,
    trace: "off",
    screenshot: "off",
    // Without a graphics card's stand-in the page paints faster, and a configurator keeps the drawing that the server made.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [{ name: "screens" }],
});
