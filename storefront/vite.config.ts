import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import routes from "./app/routes.ts";
import { chunks } from "./chunks.ts";
import { resolvedOnce } from "./resolvedOnce.ts";
import { staticPagesPlugin } from "./static-pages-plugin/staticPagesPlugin.ts";
import { textsPlugin } from "./texts-plugin/textsPlugin.ts";

const babylon = resolvedOnce("@babylonjs/core");

const app = fileURLToPath(new URL("./app", import.meta.url));

export default defineConfig({
  plugins: [
    babylon,
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    textsPlugin(app, routes),
    // After the texts: a static page needs none in the browser.
    staticPagesPlugin(app, routes),
  ],
  resolve: { alias: { "~": app } },
  // Its code loads more code when it needs it.
  worker: { format: "es", plugins: () => [babylon] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunks(app), experimentalMinChunkSize: 1500 } },
  },
});
