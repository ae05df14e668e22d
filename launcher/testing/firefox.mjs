import { findOrInstall } from "./find-or-install.mjs";
import { findOnPath, isProgram } from "./programs.mjs";

/** @typedef {import("../processes/children.mjs").Children} Children */

/** Names a Firefox goes by, and the place that is not on the PATH. */
const FIREFOX = ["firefox-esr", "firefox"];
const MAC_FIREFOX = "/Applications/Firefox.app/Contents/MacOS/firefox";

/**
 * Finds a stock Firefox, or installs one: FIREFOX_PATH, the system's, Debian's package when root.
 * @param {Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<import("./find-or-install.mjs").Finding<string>>} where it is, or why there is none
 */
export async function findFirefox(children, signal) {
  const given = process.env.FIREFOX_PATH;
  if (given && !isProgram(given))
    return { missing: `FIREFOX_PATH is ${given}, but there is no program`, isFault: true };
  if (given) return { found: given, from: "FIREFOX_PATH" };
  const look = () => findOnPath(FIREFOX) ?? [MAC_FIREFOX].find(isProgram);
  const advice = "install firefox-esr, or set FIREFOX_PATH to a Firefox";
  return findOrInstall(look, ["firefox-esr"], advice, children, signal);
}
