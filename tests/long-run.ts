/** Whether this is the run that takes everything (`npm run test:long`). */
export const LONG = process.env.TEST_LONG === "1";

/**
 * A test of the long run alone; the short one does not know of it. For what is rare, slow, or one more case of what the short run holds.
 * @param test of vitest or Playwright
 * @returns the same to declare tests with; in the short run it declares none
 */
export function longOnly<Test extends (...of: never[]) => unknown>(test: Test): Test {
  return LONG ? test : ((() => undefined) as unknown as Test);
}
