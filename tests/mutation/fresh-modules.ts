import { inject } from "vitest";

/*
 * Runs before each test file of a mutation run. One thread runs the tests of all mutants (vitest.config.ts): what the mutant before
 * has left in a module of the package is forgotten, and no mutant is active while modules load.
 */
interface Shared {
  __vitest_worker__: { moduleCache: Map<string, unknown> };
  __stryker__?: { activeMutant: string | undefined };
  lastMutant: string | undefined;
}
declare module "vitest" {
  interface ProvidedContext {
    activeMutant: string | undefined;
  }
}

const shared = globalThis as unknown as Shared;
const mutant = inject("activeMutant");
if (shared.__stryker__) shared.__stryker__.activeMutant = undefined;
if (mutant !== shared.lastMutant) {
  const { moduleCache } = shared.__vitest_worker__;
  const copy = process.cwd();
  for (const path of [...moduleCache.keys()]) if (path.includes(copy)) moduleCache.delete(path);
  shared.lastMutant = mutant;
}
