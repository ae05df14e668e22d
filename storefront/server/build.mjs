/** Bundles our own express server (and the services it shares with the app) to build/start.js. */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";

await build({
  entryPoints: [fileURLToPath(new URL("./start.ts", import.meta.url))],
  outfile: fileURLToPath(new URL("../build/start.js", import.meta.url)),
  alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) },
  bundle: true,
  format: "esm",
  packages: "external",
  platform: "node",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
});
