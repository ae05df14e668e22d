import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Properties that hold words for people, in either language. */
const TEXTS = new Set(["de", "en", "label", "title", "message", "description"]);

/**
 * Leaves out words for people: a test that repeats a sentence letter by letter fails for every better sentence, and shows
 * nothing. Strings that decide something (kinds, codes, paths, patterns) are mutated.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", {
    shouldIgnore(path) {
      if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
      const property = path.findParent((parent) => !parent.isConditionalExpression());
      if (!property?.isObjectProperty()) return undefined;
      const { key } = property.node;
      const name =
        key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;
      return name !== undefined && TEXTS.has(name) ? "words for people" : undefined;
    },
  }),
];
