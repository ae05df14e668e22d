import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Characters of a reason that are kept. */
const LONGEST = 500;

/**
 * Shortens why a mutant was killed, as the test's error says it. Stryker keeps each to the end: the counterexamples of some thousand
 * mutants do not fit into the memory of its process.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, "short-reasons", {
    onMutantTested(result) {
      const { statusReason } = result;
      if (statusReason === undefined || statusReason.length <= LONGEST) return;
      // A part of a string keeps the whole in memory; a copy does not.
      const kept = Buffer.from(statusReason.slice(0, LONGEST)).toString();
      Object.assign(result, { statusReason: `${kept} …` });
    },
  }),
];
