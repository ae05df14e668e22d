import { join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";
import { buildKey } from "./hash.mjs";
import { INSTALL_COMMAND, installState, markInstall, removeModules, unmarkInstall } from "./install.mjs";
import { bakedVariables, PACKAGES } from "./packages.mjs";
import { forgetBuild, isFresh, missingOutputs, rememberBuild } from "./stamps.mjs";

/** @typedef {import("../tasks/graph.mjs").Task} Task */
/** @typedef {import("../processes/children.mjs").Children} Children */

/** Installs and builds leave their logs here, beside their stamps. */
const LOGS = join(CACHE, "logs");

/**
 * The tasks that install and build whatever the sources ask for. Names: "install root", "build commerce" …
 * @param {Children} children
 * @param {{ except?: readonly string[] }} [options] packages that are not needed, e.g. because they run from their sources
 * @returns {Task[]}
 */
export function buildTasks(children, { except = [] } = {}) {
  const builds = PACKAGES.filter(({ name }) => !except.includes(name));
  return [
    installTask(children, "root", "."),
    installTask(children, "cms", "cms"),
    ...builds.map((one) => buildTask(children, one)),
  ];
}

/**
 * @param {Children} children
 * @param {string} name
 * @param {string} folder
 * @returns {Task}
 */
function installTask(children, name, folder) {
  return {
    name: `install ${name}`,
    title: name === "root" ? "Install packages" : `Install packages of ${name}`,
    after: [],
    async run(signal) {
      const state = installState(ROOT, folder);
      if (state === "complete") return "complete";
      if (state === "absent") removeModules(ROOT, folder);
      markInstall(ROOT, folder);
      await runToEnd(children, {
        name: `npm of ${name}`,
        command: "npm",
        args: INSTALL_COMMAND,
        cwd: join(ROOT, folder),
        env: buildEnvironment(),
        logPath: join(LOGS, `install-${name}.log`),
        signal,
      });
      unmarkInstall(ROOT, folder);
      return "installed";
    },
  };
}

/**
 * @param {Children} children
 * @param {import("./packages.mjs").Package} one
 * @returns {Task}
 */
function buildTask(children, { name, folder, needs, install }) {
  return {
    name: `build ${name}`,
    title: `Build ${name === "cms" ? "Studio" : name}`,
    after: [`install ${install}`, ...needs.map((needed) => `build ${needed}`)],
    heavy: true,
    async run(signal) {
      const key = buildKey(ROOT, name);
      if (isFresh(ROOT, name, key)) return "up to date";
      forgetBuild(ROOT, name);
      await runToEnd(children, {
        name: `build of ${name}`,
        command: "npm",
        args: ["run", "build", "--silent"],
        cwd: join(ROOT, folder),
        env: { ...buildEnvironment(), ...bakedVariables(name, process.env), NODE_ENV: "production" },
        logPath: join(LOGS, `build-${name}.log`),
        signal,
      });
      const missing = missingOutputs(ROOT, name);
      if (missing.length > 0)
        throw new Fault(`The build of ${name} left no ${folder}/${missing.join(", ")}.`);
      rememberBuild(ROOT, name, key);
      return "built";
    },
  };
}

/** The environment for npm: without the settings that an outer npm run hands down, and without production's omissions. */
export function buildEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { MEDUSA_DISABLE_TELEMETRY: "true", SANITY_TELEMETRY_DISABLED: "1", CI: "true" };
  for (const [name, value] of Object.entries(process.env)) {
    if (name === "NODE_ENV" || name.startsWith("npm_lifecycle") || name.startsWith("npm_package")) continue;
    if (name === "CI") continue;
    env[name] = value;
  }
  return env;
}
