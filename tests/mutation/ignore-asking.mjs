import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/**
 * Leaves out functions that wait for an answer: code that asks the database, Redis, Medusa or another server is held by the tests
 * of a running shop. What computes stands in functions of its own, and counts wherever it stands.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "asking", {
    shouldIgnore(path) {
      if (!path.isFunction()) return undefined;
      return path.node.async || path.node.params.some(isContainer) ? "asks others" : undefined;
    },
  }),
];

/** Medusa's services reach a function by its container. */
function isContainer({ typeAnnotation }) {
  const name = typeAnnotation?.typeAnnotation?.typeName?.name;
  return name === "MedusaContainer";
}
