/** EX_CONFIG of sysexits.h, as for a wrong variable: a launcher can tell a wrong setting from a crash. */
const WRONG_SETTING = 78;

/** Ends the process where something is wrong that has to be put right before the shop runs. Medusa goes on after an error of a module. */
export function refuseStart(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(WRONG_SETTING);
}
