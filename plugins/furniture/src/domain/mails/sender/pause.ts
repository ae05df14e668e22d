/** Seconds after the first failure, and the longest pause between two tries. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 30 * 60;

/**
 * Seconds until the next try after `attempts` failed ones: twice as long each time, up to half an hour, and between
 * 50 and 100 % of that by chance, so that a recovering server does not meet all mails at once.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, attempts - 1));
  return pause * (0.5 + random() / 2);
}
