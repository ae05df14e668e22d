// Parsed and run by whatever Node the newcomer has: nothing newer than ES2015 here or in the entry files.

/**
 * Says in one line why this Node is too old, or nothing when it will do. The least version is package.json's "engines".
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined}
 */
export function nodeFault(version) {
  const numbers = /^(\d+)\.(\d+)/.exec(version) || ["", "0", "0"];
  const major = Number(numbers[1]);
  if (major > 20 || (major === 20 && Number(numbers[2]) >= 19)) return undefined;
  return `This needs Node 20.19 or newer, but runs on Node ${version}.`;
}

/** Ends the process with one clear line on a Node that is too old, or on a system without process groups. */
export function refuseUnfitSystem() {
  const onWindows = "This runs on Linux and macOS; on Windows, start it inside WSL.";
  const fault = process.platform === "win32" ? onWindows : nodeFault(process.versions.node);
  if (!fault) return;
  console.error(`✖ ${fault}`);
  process.exit(1);
}
