import fc from "../node_modules/fast-check/lib/fast-check.js";

/*
 * Stands for "fast-check" in every test (vitest.config.ts). `npm test` draws the same cases each time, so that a change is
 * refused for what it breaks; the long run draws new ones. TEST_SEED repeats a run whose failure named its seed. A mutation
 * run asks each property hundreds of times: it draws few cases, the same each time, and shrinks no counterexample.
 */
const { TEST_SEED, TEST_LONG, TEST_MUTATION } = process.env;
const CASES_OF_A_MUTANT = 12;
const isMutationRun = TEST_MUTATION === "1";
const seed = TEST_SEED ? Number(TEST_SEED) : TEST_LONG === "1" && !isMutationRun ? undefined : 46;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

const assertOnFew: typeof fc.assert = (property, parameters) =>
  fc.assert(property, { ...parameters, numRuns: CASES_OF_A_MUTANT, endOnFailure: true });

export * from "../node_modules/fast-check/lib/fast-check.js";
export default isMutationRun ? { ...fc, assert: assertOnFew } : fc;
