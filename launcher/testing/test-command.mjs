import { delimiter, join } from "node:path";
import { duration } from "../command/duration.mjs";
import { Fault, showError } from "../command/fault.mjs";
import { CACHE } from "../command/places.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { findChromium } from "./chromium.mjs";
import { countsLine, noCounts, sum } from "./counts.mjs";
import { sayFinding } from "./find-or-install.mjs";
import { findFirefox } from "./firefox.mjs";
import { buildAndCheck, installAndBuild } from "./preparations.mjs";
import { findRedis, goOnWithoutRedis } from "./redis.mjs";
import { runMutation, runPlaywright, runVitest } from "./runners.mjs";
import { TestShop } from "./test-shop.mjs";
import { findWebKit } from "./webkit.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const STAGES = /** @type {const} */ (["checks", "unit", "integration", "browser", "launcher", "mutation"]);
/** Takes about an hour: only of the long run, or where it is named. */
const ONLY_LONG = "mutation";

/** `npm test [-- --long] [-- checks|unit|integration|browser|launcher|mutation]`: everything, or some stages of it. */
export async function run() {
  const since = performance.now();
  const tally = { counts: noCounts() };
  const exitCode = await runWithChildren(async (workbench) => {
    const { stages, env } = readArguments(process.argv.slice(2));
    if (["unit", "integration", "browser", "launcher"].some((stage) => stages.has(stage)))
      Object.assign(env, await redisFor(workbench));
    await testEverything(workbench, stages, env, (counts) => {
      tally.counts = sum(tally.counts, counts);
    });
  });
  if (exitCode !== 0 && tally.counts.failed === 0) tally.counts.failed = 1;
  console.log(`\nEverything took ${duration(performance.now() - since)}.`);
  console.log(countsLine(tally.counts));
  process.exit(exitCode || (tally.counts.failed > 0 ? 1 : 0));
}

/**
 * @param {readonly string[]} args
 * @returns {{ stages: Set<string>, env: NodeJS.ProcessEnv }}
 */
function readArguments(args) {
  const named = args.filter((arg) => arg !== "--long");
  const unknown = named.filter((arg) => !STAGES.some((stage) => stage === arg));
  if (unknown.length > 0)
    throw new Fault(`There is no test stage "${unknown.join(", ")}"; there are ${STAGES.join(", ")}.`);
  const long = args.includes("--long") || process.env.TEST_LONG === "1";
  const env = { ...process.env, ...(long && { TEST_LONG: "1" }) };
  const whole = STAGES.filter((stage) => long || stage !== ONLY_LONG);
  return { stages: new Set(named.length > 0 ? named : whole), env };
}

/**
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @param {Set<string>} stages
 * @param {NodeJS.ProcessEnv} env
 * @param {(counts: Counts) => void} count
 */
async function testEverything(workbench, stages, env, count) {
  if (stages.has("checks"))
    count(await step("Install, build, check types and style", () => buildAndCheck(workbench)));
  else await step("Install and build", () => installAndBuild(workbench));
  const unitTests = async () => {
    if (stages.has("unit")) count(await step("Unit tests", () => runVitest(workbench, "unit", env)));
  };
  if (["integration", "browser", "launcher"].some((stage) => stages.has(stage)))
    await testShops(workbench, stages, env, count, unitTests);
  else await unitTests();
  if (stages.has("mutation")) count(await step("Mutation tests", () => runMutation(workbench, env)));
}

/**
 * The stages that need a running shop.
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @param {Set<string>} stages
 * @param {NodeJS.ProcessEnv} env
 * @param {(counts: Counts) => void} count
 * @param {() => Promise<void>} meanwhile what is done while the shops start: neither keeps two cores busy alone
 */
async function testShops(workbench, stages, env, count, meanwhile) {
  const shop = await TestShop.prepare();
  // Tests over HTTP and in the browser run on two shops at once; the launcher's begin with the data folder of one.
  const isLauncherAlone = !stages.has("integration") && !stages.has("browser");
  const shops = isLauncherAlone ? [shop] : [shop, await TestShop.prepare()];
  try {
    await Promise.all([
      step(`Start ${shops.length === 1 ? "a shop" : "two shops"}`, () =>
        Promise.all(shops.map((each) => each.start(workbench.children, workbench.signal))),
      ),
      meanwhile(),
    ]);
    const withShops = {
      ...env,
      SHOP_JSON: shop.shopJson,
      SHOP_JSONS: shops.map(({ shopJson }) => shopJson).join(delimiter),
    };
    if (stages.has("integration"))
      count(await step("Integration tests", () => runVitest(workbench, "integration", withShops)));
    if (stages.has("browser")) count(await step("Browser tests", () => browserTests(workbench, withShops)));
    for (const each of shops) await each.stop();
    // These start the shop a second time, and end it in all the ways it can end.
    if (stages.has("launcher"))
      count(
        await step("Launcher tests", () =>
          runVitest(workbench, "launcher", { ...env, TEST_SHOP: JSON.stringify(shop.variables()) }),
        ),
      );
  } finally {
    for (const [at, each] of shops.entries()) {
      await each.stop();
      each.keepLogs(join(CACHE, `logs/test-shop-${at + 1}`));
      await each.remove();
    }
  }
}

/**
 * Tells the tests of the shared cache where a Redis is, or why they are skipped.
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws {Fault} where there is none, with CI=true
 */
async function redisFor({ children, signal }) {
  const redis = await findRedis(children, signal);
  if ("missing" in redis) {
    console.log(goOnWithoutRedis(redis.missing, process.env));
    return {};
  }
  console.log(`Redis: ${redis.found} (${redis.from})`);
  return { REDIS_SERVER_PATH: redis.found };
}

/**
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
async function browserTests(workbench, env) {
  try {
    const { path, from } = await findChromium(workbench.children, workbench.signal);
    console.log(`Chromium: ${path} (${from})`);
    const others = {
      ...(await firefoxFor(workbench)),
      ...(env.TEST_LONG === "1" && (await webKitFor(workbench))),
    };
    return await runPlaywright(workbench, { ...env, ...others, CHROMIUM_PATH: path });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    showError(error);
    return { ...noCounts(), failed: 1 };
  }
}

/**
 * Tells the purchase in Firefox where one is, or why it is skipped.
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws {Fault} in continuous integration, when none is there that could have been installed
 */
async function firefoxFor({ children, signal }) {
  const firefox = await findFirefox(children, signal);
  sayFinding("Firefox", firefox);
  return "missing" in firefox ? { FIREFOX_MISSING: firefox.missing } : { FIREFOX_PATH: firefox.found };
}

/**
 * The same for WebKit, in which the long run buys.
 * @param {import("../command/run-with-children.mjs").Workbench} workbench
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws {Fault} in continuous integration, when none is there that could have been installed
 */
async function webKitFor({ children, signal }) {
  const webKit = await findWebKit(children, signal);
  sayFinding("WebKit", webKit);
  return "missing" in webKit
    ? { WEBKIT_MISSING: webKit.missing }
    : { WEBKIT_DRIVER_PATH: webKit.found.driver, MINI_BROWSER_PATH: webKit.found.browser };
}

/**
 * Heads a step and tells its time.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(title, work) {
  console.log(`\n── ${title}`);
  const since = performance.now();
  try {
    return await work();
  } finally {
    console.log(`── ${title}: ${duration(performance.now() - since)}`);
  }
}
