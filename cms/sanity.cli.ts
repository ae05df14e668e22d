import { defineCliConfig } from "sanity/cli";

/** Unset: the Studio is built for the content lake, whose address its server adds when it is served. */
const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";

const ALWAYS = ["SANITY_STUDIO_PROJECT_ID", "SANITY_STUDIO_DATASET", "SANITY_STUDIO_STOREFRONT_URL"];

/** Where `sanity dev`, which has no server of ours, finds the content lake. */
const FOR_DEVELOPMENT = ["SANITY_STUDIO_CONTENT_LAKE_URL", "SANITY_STUDIO_CONTENT_LAKE_TOKEN"];

export default defineCliConfig({
  api: { projectId: projectId || "planke46", dataset: process.env.SANITY_STUDIO_DATASET || "production" },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  // `npm run typegen` says where it keeps the schema and wants the types.
  typegen: {
    path: "../storefront/app/content/queries/**/*.ts",
    schema: process.env.TYPEGEN_SCHEMA ?? "schema.json",
    generates: process.env.TYPEGEN_TYPES ?? "sanity.types.ts",
    overloadClientMethods: false,
  },
  vite: (config, { command }) => ({
    ...config,
    define: { ...config.define, ...variables(command === "serve" ? FOR_DEVELOPMENT : []) },
  }),
});

/**
 * A variable that is not set would stay in the bundle as `process.env.…`, which a browser does not have; one that is not
 * wanted in a built Studio must not get into it.
 */
function variables(wanted: readonly string[]): Record<string, string> {
  const value = (name: string) =>
    ALWAYS.includes(name) || wanted.includes(name) ? process.env[name] : undefined;
  return Object.fromEntries(
    [...ALWAYS, ...FOR_DEVELOPMENT].map((name) => [`process.env.${name}`, JSON.stringify(value(name) ?? "")]),
  );
}
