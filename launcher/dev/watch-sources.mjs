import { watch } from "node:fs";
import { join, sep } from "node:path";
import { forgetBuild } from "../builds/stamps.mjs";
import { duration } from "../command/duration.mjs";
import { showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { SOURCES } from "./sources.mjs";
import { Transpiler } from "./transpile.mjs";

/** An editor saves in several steps, and a checkout changes many files at once. */
const CALM_MS = 150;

/** No part loads these. */
const NOT_LOADED = /\.(test|cases)\.tsx?$/;

/** Pages of the admin are bundled with Medusa's dashboard, which no transpiler of single files does. */
const ADMIN_PAGES = join(ROOT, "plugins/furniture/src/admin") + sep;

/**
 * @typedef {object} Taking
 * @property {import("./dev-command.mjs").Restarts} restarts
 * @property {() => Promise<void>} buildAdmin builds the plugin and the dashboard as `npm start` does
 */

/**
 * Takes each saved source over into the running shop: its output is made anew, and the parts that have loaded it are started
 * again. Failures are shown, and the next change tries again.
 * @param {AbortSignal} signal ends it
 * @param {Taking} taking
 */
export function watchSources(signal, taking) {
  /** @type {Map<import("./sources.mjs").Sources, Set<string>>} */
  const changed = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let last = Promise.resolve();
  const takeOver = () => {
    const round = new Map(changed);
    changed.clear();
    last = last.then(() => (signal.aborted ? undefined : take(round, taking, signal)));
  };
  for (const sources of SOURCES)
    for (const folder of sources.folders)
      watch(join(ROOT, folder), { recursive: true, signal }, (_event, name) => {
        if (!name || !/\.tsx?$/.test(name) || NOT_LOADED.test(name)) return;
        const files = changed.get(sources) ?? new Set();
        changed.set(sources, files.add(join(ROOT, folder, name)));
        clearTimeout(timer);
        timer = setTimeout(takeOver, CALM_MS);
      });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/**
 * @param {ReadonlyMap<import("./sources.mjs").Sources, ReadonlySet<string>>} round
 * @param {Taking} taking
 * @param {AbortSignal} signal
 */
async function take(round, { restarts, buildAdmin }, signal) {
  const since = performance.now();
  const parts = new Set();
  try {
    for (const [{ configurations, builds }, files] of round) {
      const single = Array.from(files).filter((file) => !file.startsWith(ADMIN_PAGES));
      // The build on disk is no longer that of its stamp, even when the sources are put back.
      for (const name of builds) forgetBuild(ROOT, name);
      for (const configuration of configurations) {
        const transpiler = new Transpiler(join(ROOT, configuration));
        for (const file of single) transpiler.update(file);
      }
      if (single.length < files.size) await buildAdmin();
    }
    for (const sources of round.keys()) for (const part of sources.parts) parts.add(part);
    await restarts.restart(parts);
    const titles = Array.from(round.keys(), ({ title }) => title).join(", ");
    console.log(
      `↻ ${titles}: ${[...parts].join(" and ")} up again ${duration(performance.now() - since)} after the change`,
    );
  } catch (error) {
    if (signal.aborted) return;
    showError(error);
    console.log("The shop goes on with what it had. The next change tries again.");
  }
}
