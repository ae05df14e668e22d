// Builds the package twice: ES modules for browsers and bundlers, CommonJS for Medusa.
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

rmSync(`${here}dist`, { recursive: true, force: true });
for (const format of ["esm", "cjs"]) {
  try {
    execFileSync(process.execPath, [tsc, "-p", `tsconfig.${format}.json`], { cwd: here, stdio: "inherit" });
  } catch {
    console.error(`furniture-rules: the ${format} build failed, see the messages above`);
    process.exit(1);
  }
}
// The package itself is "type": "module"; the nested file makes Node read dist/cjs as CommonJS.
const nested = { type: "commonjs", sideEffects: false };
writeFileSync(`${here}dist/cjs/package.json`, `${JSON.stringify(nested, null, 2)}\n`);
