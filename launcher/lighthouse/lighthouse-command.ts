import { join } from "node:path";
import { INSTALL_COMMAND, installState } from "../builds/install.mjs";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { runningShop } from "../command/running-shop.mjs";
import type { Children } from "../processes/children.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";
import { findChromium } from "../testing/chromium.mjs";
import { pagesOf } from "./pages.ts";
import { faultsOf, tableOf } from "./scores.ts";

const FOLDER = "launcher/lighthouse";
/** One run is a matter of luck: the one in the middle counts. */
const RUNS = 3;

function wantedRuns(): number {
  const given = process.argv.find((argument) => argument.startsWith("--runs="));
  const runs = given ? Number(given.slice("--runs=".length)) : RUNS;
  if (!Number.isInteger(runs) || runs < 1) throw new Fault("--runs must be a whole number from 1.");
  return runs;
}

/** Lighthouse is installed when it is first asked for: the shop and its tests do without. */
async function install(children: Children, signal: AbortSignal) {
  if (installState(ROOT, FOLDER) === "complete") return;
  console.log("Installing Lighthouse …");
  await runToEnd(children, {
    name: "installation of Lighthouse",
    command: "npm",
    args: INSTALL_COMMAND,
    cwd: join(ROOT, FOLDER),
    env: process.env,
    logPath: join(CACHE, "logs/lighthouse-install.log"),
    signal,
  });
}

/** `npm run lighthouse [-- --runs=1]`: Lighthouse, as for a phone, over the shop that runs here; fails below the promises. */
process.exitCode = await runWithChildren(async ({ children, signal }) => {
  const shop = runningShop();
  const { path } = await findChromium(children, signal);
  await install(children, signal);
  const { measure } = await import("./measure.ts");
  const pages = await pagesOf(shop, path);
  const measured = [];
  for (const page of pages) {
    signal.throwIfAborted();
    console.log(`${page.name} …`);
    measured.push({ page, result: await measure(page, { chromium: path, runs: wantedRuns() }) });
  }
  console.table(tableOf(measured));
  const faults = measured.flatMap(({ page, result }) => faultsOf(page, result));
  if (faults.length > 0)
    throw new Fault("Lighthouse finds less than the shop promises:", { details: faults });
});
