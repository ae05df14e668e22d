import { join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { findOrInstall } from "./find-or-install.mjs";
import { findOnPath, isProgram, reasonIn } from "./programs.mjs";

/**
 * Chromium without a window. The whole browser draws one even when headless, in a process of its own for each context: the
 * browser tests took twice as long in it.
 */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
/** Names a whole Chromium or Chrome goes by, and the places that are not on the PATH. */
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium, or installs one: CHROMIUM_PATH; a headless shell, the system's or, when root, Debian's; a whole one, the
 * system's, what Playwright has downloaded before, Debian's, Playwright's own download.
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<{ path: string, from: string }>}
 * @throws {Fault} one line that says what was tried
 */
export async function findChromium(children, signal) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Fault(`CHROMIUM_PATH is ${given}, but there is no program.`);
  if (given) return { path: given, from: "CHROMIUM_PATH" };

  const shell = await findOrInstall(
    () => findOnPath(SHELLS),
    ["chromium-headless-shell"],
    "there is no headless shell",
    children,
    signal,
  );
  if ("found" in shell) return { path: shell.found, from: shell.from };
  const downloaded = await playwrightChromium();
  const whole = await findOrInstall(
    () => findOnPath(WHOLE) ?? ELSEWHERE.find(isProgram) ?? downloaded,
    ["chromium"],
    "there is no Chromium",
    children,
    signal,
  );
  if ("found" in whole) return { path: whole.found, from: whole.from };
  const lines = await downloadPlaywrights(children, signal);
  const path = await playwrightChromium();
  if (path) return { path, from: "Playwright's download" };
  const tried = [shell.missing, whole.missing, `Playwright: ${reasonIn(lines)}`].join("; ");
  throw new Fault(`No Chromium found, and none could be installed (${tried}): set CHROMIUM_PATH to one.`);
}

/** @returns {Promise<string | undefined>} */
async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && isProgram(path) ? path : undefined;
}

/**
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} what it said last
 */
async function downloadPlaywrights(children, signal) {
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const { lastLines } = await runAndSee(children, {
    name: "Playwright's download",
    command: process.execPath,
    args: [join(ROOT, "node_modules/@playwright/test/cli.js"), "install", ...withLibraries, "chromium"],
    cwd: ROOT,
    env: process.env,
    logPath: join(CACHE, "logs/playwright-install.log"),
    signal,
  });
  return lastLines;
}
