import path from "node:path";
import type { Plugin, Rollup } from "vite";

/**
 * Asks Vite once for each file of a package, not once for each import of it. Babylon's package.json says by 653 patterns which of its
 * files have side effects, and Vite 6 compiles all of them again for each import: half of the processor time of a build.
 * @param packageName imports within this package are remembered, others are left to Vite
 */
export function resolvedOnce(packageName: string): Plugin {
  const resolved = new Map<string, Promise<Rollup.ResolvedId | null>>();
  const within = `/node_modules/${packageName}/`;
  return {
    name: "resolved-once",
    enforce: "pre",
    apply: "build",
    resolveId(id, importer, options) {
      if (!id.startsWith(".") || !importer?.includes(within)) return null;
      const file = path.resolve(path.dirname(importer), id);
      const known = resolved.get(file) ?? this.resolve(id, importer, { ...options, skipSelf: true });
      resolved.set(file, known);
      return known;
    },
  };
}
