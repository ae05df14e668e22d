// Builds the package twice: ES modules for browsers and bundlers, CommonJS for Medusa.
// The finished build replaces the old one by a rename, so that no process imports a half-written build.
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript-native/package.json")),
  "bin/tsc",
);
const next = `${here}.cache/build-${process.pid}`;

mkdirSync(next, { recursive: true });
for (const format of ["esm", "cjs"]) {
  // TypeScript 7 no longer knows the resolution that TypeScript 5, by which development transpiles, asks for beside CommonJS.
  const resolution = ["--moduleResolution", "bundler"];
  const options = ["-p", `tsconfig.${format}.json`, ...resolution, "--outDir", `${next}/${format}`];
  try {
    execFileSync(process.execPath, [tsc, ...options], { cwd: here, stdio: "inherit" });
  } catch {
    rmSync(next, { recursive: true, force: true });
    console.error(`furniture-rules: the ${format} build failed, see the messages above`);
    process.exit(1);
  }
}
// The package itself is "type": "module"; the nested file makes Node read dist/cjs as CommonJS.
const nested = { type: "commonjs", sideEffects: false };
writeFileSync(`${next}/cjs/package.json`, `${JSON.stringify(nested, null, 2)}\n`);
rmSync(`${here}dist`, { recursive: true, force: true });
renameSync(next, `${here}dist`);
