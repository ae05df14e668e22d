/** Bundles our own express server (with the services it shares with the app) and compresses the browser's files. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const COMPRESSIBLE = /\.(js|css|svg)$/;

const place = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [place("./start.ts")],
  outfile: place("../build/start.js"),
  alias: { "~": place("../app") },
  bundle: true,
  format: "esm",
  packages: "external",
  platform: "node",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
});

// Once here, as tightly as possible, instead of loosely at each request.
const assets = place("../build/client/assets/");
for (const name of readdirSync(assets).filter((file) => COMPRESSIBLE.test(file))) {
  const content = readFileSync(assets + name);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${assets}${name}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${assets}${name}.gz`, gzipSync(content, { level: 9 }));
}
