import { join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { findOnPath, isProgram, reasonIn } from "./programs.mjs";

/** Names a Chromium or Chrome goes by, and the places that are not on the PATH. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium, or installs one: CHROMIUM_PATH, the system's, what Playwright has downloaded before, Debian's package
 * when root, Playwright's own download.
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<{ path: string, from: string }>}
 * @throws {Fault} one line that says what was tried
 */
export async function findChromium(children, signal) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Fault(`CHROMIUM_PATH is ${given}, but there is no program.`);
  if (given) return { path: given, from: "CHROMIUM_PATH" };
  const present = systemChromium() ?? (await playwrightChromium());
  if (present) return { path: present, from: "already there" };

  const tried = [];
  if (canInstallDebianPackages()) {
    const { lastLines } = await installDebianPackages(["chromium"], children, signal);
    const path = systemChromium();
    if (path) return { path, from: "Debian's package" };
    tried.push(`apt-get: ${reasonIn(lastLines)}`);
  }
  const lines = await downloadPlaywrights(children, signal);
  const path = await playwrightChromium();
  if (path) return { path, from: "Playwright's download" };
  tried.push(`Playwright: ${reasonIn(lines)}`);
  throw new Fault(
    `No Chromium found, and none could be installed (${tried.join("; ")}): set CHROMIUM_PATH to one.`,
  );
}

function systemChromium() {
  return findOnPath(NAMES) ?? ELSEWHERE.find(isProgram);
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
