import { join } from "node:path";
import { ROOT } from "../../command/places.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { secretsOf } from "../../data-folder/secrets.mjs";
import type { Children } from "../../processes/children.mjs";
import { waitForHealth } from "../../processes/health.mjs";
import { LogFile } from "../../processes/log-file.mjs";
import { freePorts } from "../../settings/free-port.mjs";
import { readSettings } from "../../settings/settings.mjs";
import { addressesOf } from "../../shop/addresses.mjs";
import { storefront } from "../../shop/parts.mjs";
import { percentile } from "../measure.ts";
import { type Answer, type Answers, underLoad } from "./load.ts";

/** Taking turns, so that whatever else the machine does meets both alike. */
const ROUNDS = 5;
const SECONDS = 3;
const AT_ONCE = 10;
/** A trial's log is made up for people to read, a line a request. */
const QUIET = { LOG_LEVEL: "warn" };
const GOALS = { perSecond: 20, firstByte: 0.2 };

type Rounds = { kept: Answers[]; rendered: Answers[] };

/**
 * Home, the help page and a configurator from memory against the same pages rendered for each request: two storefronts that are started
 * alike, one of them with PAGE_CACHE=off.
 */
export async function keptPages(shop: RunningShop, children: Children) {
  const kept = await ownStorefront(shop, { ...QUIET, PAGE_CACHE: "on" }, children);
  const rendered = await ownStorefront(shop, { ...QUIET, PAGE_CACHE: "off" }, children);
  try {
    const addresses = { kept: kept.url, rendered: rendered.url };
    return [
      await row("home", "/", addresses),
      await row("FAQ", "/faq", addresses),
      await row("table", "/configuratorTableDesktop", addresses),
    ];
  } finally {
    await Promise.all([kept.end(), rendered.end()]);
  }
}

async function row(name: string, path: string, storefronts: { kept: string; rendered: string }) {
  const load = { atOnce: AT_ONCE, seconds: SECONDS };
  const ways = {
    kept: () => underLoad({ ...load, url: storefronts.kept + path, isRight: wasKept }),
    rendered: () => underLoad({ ...load, url: storefronts.rendered + path, isRight: wasRendered }),
  };
  const rounds: Rounds = { kept: [], rendered: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const [kept, rendered] = [await ways.kept(), await ways.rendered()];
    // The first round compiles code and fills memories.
    if (round < 0) continue;
    rounds.kept.push(kept);
    rounds.rendered.push(rendered);
  }
  return figures(name, rounds);
}

function figures(name: string, { kept, rendered }: Rounds) {
  const [often, oftenRendered] = [kept, rendered].map((all) => median(all.map(({ perSecond }) => perSecond)));
  const [first, firstRendered] = [kept, rendered].map((all) =>
    percentile(
      all.flatMap(({ firstByte }) => firstByte),
      95,
    ),
  );
  const perSecond = (often ?? 0) / (oftenRendered ?? 1);
  const firstByte = (first ?? 0) / (firstRendered ?? 1);
  return {
    name,
    "kept /s": Math.round(often ?? 0),
    "rendered /s": Math.round(oftenRendered ?? 0),
    "times as often": Math.round(perSecond * 10) / 10,
    "kept p95 TTFB ms": first,
    "rendered p95 TTFB ms": firstRendered,
    "TTFB ratio": Math.round(firstByte * 1000) / 1000,
    "kB kept, rendered": [kept, rendered].map((all) => (all[0]?.kB ?? 0).toFixed(1)).join(", "),
    met: perSecond >= GOALS.perSecond && firstByte <= GOALS.firstByte ? "yes" : "no",
  };
}

/** Whether the page cache answered. Requests that waited while a page was rendered again count too. */
const wasKept = ({ status, cacheStatus }: Answer) => status === 200 && cacheStatus.startsWith("storefront");

const wasRendered = ({ status, cacheStatus }: Answer) => status === 200 && cacheStatus === "";

const median = (values: readonly number[]) => percentile(values, 50);

const READY_WITHIN_MS = 120_000;

/**
 * Starts a storefront beside the running one, on the same Medusa and CMS.
 * @param variables of its own
 * @param children ends it with the command if `end` was not called
 */
async function ownStorefront(
  shop: RunningShop,
  variables: NodeJS.ProcessEnv,
  children: Children,
): Promise<{ url: string; end: () => Promise<void> }> {
  const { dataDir } = shop;
  const settings = readSettings({ ...process.env, ...variables, DATA_DIR: dataDir }, ROOT);
  const [port = 0] = await freePorts(1);
  const ports = { ...settings.ports, storefront: port };
  const addresses = {
    ...addressesOf(ports),
    medusa: shop.medusa,
    ...(shop.contentLake && { contentLake: shop.contentLake }),
  };
  const facts = { settings: { ...settings, ports }, addresses, secrets: secretsOf(dataDir) };
  const { args, cwd, env, health } = storefront(facts, shop.publishableKey);
  const set = Object.entries(variables).map((variable) => variable.join("="));
  const name = `storefront with ${set.join(", ")}`;
  const log = new LogFile(join(dataDir, "logs", "bench-storefront.log"));
  const child = children.start({ name, command: process.execPath, args, cwd, env, log });
  const { signal } = new AbortController();
  await waitForHealth({ url: health, child, timeoutMs: READY_WITHIN_MS, signal });
  return { url: addresses.storefront, end: () => children.stop((one) => one === child) };
}
