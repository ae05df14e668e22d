import fc from "../node_modules/fast-check/lib/fast-check.js";

/*
 * Stands for "fast-check" in every test (vitest.config.ts). `npm test` draws the same cases each time, so that a change is
 * refused for what it breaks; the long run draws new ones. TEST_SEED repeats a run whose failure named its seed.
 */
const { TEST_SEED, TEST_LONG } = process.env;
const seed = TEST_SEED ? Number(TEST_SEED) : TEST_LONG === "1" ? undefined : 46;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export * from "../node_modules/fast-check/lib/fast-check.js";
export default fc;
