import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findOrInstall } from "./find-or-install.mjs";
import { findOnPath, isProgram } from "./programs.mjs";

/** @typedef {import("../processes/children.mjs").Children} Children */

/**
 * A WebKit and what drives it.
 * @typedef {object} WebKit
 * @property {string} driver WebKitWebDriver, on the PATH as its screen (Xvfb) is
 * @property {string} browser MiniBrowser, in the folder of the library it shows
 */

/** Debian's folder of each library is below one that names the kind of processor. */
const LIBRARIES = "/usr/lib";

/**
 * Finds WebKitWebDriver, MiniBrowser and Xvfb, or installs Debian's packages when root.
 * @param {Children} children
 * @param {AbortSignal} signal
 * @param {string} [libraries]
 * @returns {Promise<import("./find-or-install.mjs").Finding<WebKit>>} where they are, or why they are not
 */
export async function findWebKit(children, signal, libraries = LIBRARIES) {
  const look = () => {
    const driver = findOnPath(["WebKitWebDriver"]);
    const browser = miniBrowserIn(libraries);
    return driver && browser && findOnPath(["Xvfb"]) ? { driver, browser } : undefined;
  };
  const advice = "install webkit2gtk-driver and xvfb";
  return findOrInstall(look, ["webkit2gtk-driver", "xvfb"], advice, children, signal);
}

/** @param {string} libraries */
function miniBrowserIn(libraries) {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((processor) => join(libraries, processor, "webkit2gtk-4.1/MiniBrowser"))
    .find(isProgram);
}
