import { defineCliConfig } from "sanity/cli";

/** Unset: the Studio is built for the content lake, whose address its server adds when it is served. */
const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";

export default defineCliConfig({
  api: { projectId: projectId || "planke46", dataset: process.env.SANITY_STUDIO_DATASET || "production" },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  vite: (config) => ({
    ...config,
    define: {
      ...config.define,
      // A variable that is not set would stay in the bundle as `process.env.…`, which a browser does not have.
      "process.env.SANITY_STUDIO_PROJECT_ID": JSON.stringify(projectId),
      "process.env.SANITY_STUDIO_DATASET": JSON.stringify(process.env.SANITY_STUDIO_DATASET ?? ""),
      "process.env.SANITY_STUDIO_STOREFRONT_URL": JSON.stringify(
        process.env.SANITY_STUDIO_STOREFRONT_URL ?? "",
      ),
    },
  }),
});
