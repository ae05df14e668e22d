import { existsSync } from "node:fs";
import { join } from "node:path";
import { duration } from "../command/duration.mjs";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { findChromium } from "../testing/chromium.mjs";
import { installAndBuild } from "../testing/preparations.mjs";
import { TestShop } from "../testing/test-shop.mjs";

/** @typedef {import("../command/run-with-children.mjs").Workbench} Workbench */

/**
 * `npm run screens [-- words]`: writes pictures of every page and state to .cache/screens and an index page beside
 * them, from a new shop or from the running one that SHOP_JSON names. Words select pictures by name, like Playwright's --grep.
 */
export async function run() {
  const since = performance.now();
  const exitCode = await runWithChildren(async (workbench) => {
    const given = process.env.SHOP_JSON;
    if (given) return takePictures(workbench, given);
    await installAndBuild(workbench);
    const shop = await TestShop.prepare();
    try {
      await shop.start(workbench.children, workbench.signal);
      await takePictures(workbench, shop.shopJson);
    } finally {
      await shop.stop();
      await shop.remove();
    }
  });
  console.log(`The pictures took ${duration(performance.now() - since)}.`);
  const index = join(CACHE, "screens/index.html");
  if (existsSync(index)) console.log(`Open ${index} in a browser to see them.`);
  process.exit(exitCode);
}

/**
 * @param {Workbench} workbench
 * @param {string} shopJson
 */
async function takePictures({ children, signal }, shopJson) {
  const { path } = await findChromium(children, signal);
  const words = process.argv.slice(2);
  const { ending } = await runAndSee(children, {
    name: "pictures",
    command: process.execPath,
    args: [
      join(ROOT, "node_modules/@playwright/test/cli.js"),
      "test",
      `--config=${join(ROOT, "tests/screens/playwright.config.ts")}`,
      ...(words.length > 0 ? ["--grep", `${words.join("|")}|index`] : []),
    ],
    cwd: ROOT,
    env: { ...process.env, SHOP_JSON: shopJson, CHROMIUM_PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined },
    logPath: join(CACHE, "logs/screens.log"),
    signal,
    echo: true,
  });
  if (ending.code !== 0)
    throw new Fault("Some pictures could not be taken; the lines above say which and why.");
}
