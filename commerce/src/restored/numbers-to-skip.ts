/** More than a shop of this size issues between two backups. */
const USUAL = 1000;
const MOST = 1_000_000;

/** How many numbers `SKIP_NUMBERS` leaves out. Throws an Error that names its bounds. */
export function numbersToSkip(given: string | undefined): number {
  if (!given) return USUAL;
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= MOST) return count;
  throw new Error(`SKIP_NUMBERS must be a whole number from 1 to ${MOST}`);
}
