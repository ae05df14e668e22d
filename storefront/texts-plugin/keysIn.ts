import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const TYPE_IMPORT = /import type [^;]*;/g;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']((?:\.{1,2}|~)\/[^"']+\.tsx?)["']/g;
const KEY = /["'`]([a-z]\w*(?:\.\w+)+)["'`]/g;
const KEY_BEGIN = /`([a-z]\w*(?:\.\w+)*)\.\w*\$\{/g;
const UNKNOWN_BEGIN = /\bt\(\s*`\$\{/;

/**
 * The text keys a module of the app and everything it imports (but for what runs on the server alone) may ask for:
 * "cart.title", or "cart.kind" where the rest is made at run time. Words with dots that are no keys may be among them.
 */
export function keysIn(file: string, appFolder: string): string[] {
  const keys = new Set<string>();
  const seen = new Set<string>();
  const read = (module: string) => {
    if (seen.has(module) || module.includes(".server.") || !existsSync(module)) return;
    seen.add(module);
    const code = readFileSync(module, "utf8").replace(TYPE_IMPORT, "");
    if (UNKNOWN_BEGIN.test(code))
      throw new Error(`${module}: a text key must begin with a word, not with \${…}`);
    for (const [, key = ""] of [...code.matchAll(KEY), ...code.matchAll(KEY_BEGIN)]) keys.add(key);
    for (const [, target = ""] of code.matchAll(IMPORT)) {
      read(
        target.startsWith("~")
          ? path.join(appFolder, target.slice(2))
          : path.resolve(path.dirname(module), target),
      );
    }
  };
  read(file);
  return [...keys].sort();
}
