/** Something the person at the keyboard can put right: shown as plain lines, never as a stack. */
export class Fault extends Error {
  /**
   * @param {string | readonly string[]} lines one line for each fault
   * @param {{ exitCode?: number, details?: readonly string[] }} [options] details are shown below, e.g. the end of a log
   */
  constructor(lines, options = {}) {
    const all = typeof lines === "string" ? [lines] : lines;
    super(all.join("\n"));
    this.name = "Fault";
    this.lines = all;
    this.details = options.details ?? [];
    this.exitCode = options.exitCode ?? 1;
  }
}

/**
 * Shows a fault as its lines, anything else as what it is: a defect with its stack.
 * @param {unknown} error
 * @returns {number} the exit code that fits
 */
export function showError(error) {
  if (!(error instanceof Fault)) {
    console.error(error);
    return 70;
  }
  for (const line of error.lines) console.error(`✖ ${line}`);
  for (const line of error.details) console.error(`    ${line.slice(0, 400)}`);
  return error.exitCode;
}
