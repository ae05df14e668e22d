import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ROOT } from "../../launcher/command/places.mjs";
import { PLUGINS, packPlugins } from "./pack.ts";

const run = promisify(execFile);
/** An install or a build on a busy machine, milliseconds. */
const STEP_TAKES_AT_MOST = 1_500_000;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** A package.json of this repository. */
export const manifestOf = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")));

/** What Medusa's own starter has besides Medusa, at the versions of this repository. */
const STARTER = ["@swc/core", "@types/node", "react", "react-dom", "ts-node", "typescript", "vite"];

const CONFIGURATION = `import { defineConfig } from "@medusajs/framework/utils";

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:9000",
      authCors: "http://localhost:9000",
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  plugins: [
    {
      resolve: "@planke46/furniture",
      options: {
        storefrontUrl: "http://localhost:8000",
        mails: { folder: process.env.MAIL_FOLDER },
        ...JSON.parse(process.env.FURNITURE_OPTIONS ?? "{}"),
      },
    },
    { resolve: "@planke46/stripe-checkout", options: {} },
  ],
  modules: [
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            resolve: "@planke46/stripe-checkout/providers/stripe-checkout",
            id: process.env.CARD_ID ?? "card",
            options: {
              apiKey: process.env.STRIPE_API_KEY,
              webhookSecret: process.env.STRIPE_WEBHOOK_SECRET,
              apiUrl: process.env.STRIPE_SANDBOX_URL,
              successUrl: "http://localhost:8000/paid?cart_id={CART_ID}",
              cancelUrl: "http://localhost:8000/cart",
              linkUrl: "http://localhost:8000/pay/{LINK}",
              finalRefusals: ["plank_gone", "plank_unlisted", "plank_too_short", "voucher_gone", "voucher_over", "voucher_not_yet"],
            },
          },
        ],
      },
    },
  ],
});
`;

/**
 * Writes a Medusa application that has the plugins from their tarballs, and installs it.
 * @param more what else it has, by name and version
 */
export async function installApplication(folder: string, more: Record<string, string> = {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const tarballs = await packPlugins(folder);
  const { dependencies, devDependencies } = manifestOf("commerce");
  const known: Record<string, string | undefined> = { ...devDependencies, ...dependencies };
  const medusa = Object.keys(dependencies).filter((name) => name.startsWith("@medusajs/"));
  const write = (file: string, content: unknown) =>
    writeFileSync(
      join(folder, file),
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    );
  write("package.json", {
    name: "plain-medusa",
    private: true,
    dependencies: {
      ...Object.fromEntries(medusa.map((name) => [name, known[name]])),
      ...Object.fromEntries(
        PLUGINS.map((plugin) => [manifestOf(`plugins/${plugin}`).name, `file:${tarballs[plugin]}`]),
      ),
    },
    devDependencies: { ...Object.fromEntries(STARTER.map((name) => [name, known[name]])), ...more },
  });
  write("medusa-config.ts", CONFIGURATION);
  write("tsconfig.json", {
    compilerOptions: {
      target: "ES2021",
      module: "Node16",
      moduleResolution: "Node16",
      esModuleInterop: true,
      skipLibCheck: true,
      outDir: "./.medusa/server",
    },
    include: ["**/*"],
    exclude: ["node_modules", ".medusa"],
  });
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
    env: surroundings({}),
    timeout: STEP_TAKES_AT_MOST,
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Runs one of Medusa's commands to its end; fails with what it said when it fails. */
export async function medusaCommand(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  await run(process.execPath, [medusaCli(folder), ...args], {
    cwd: folder,
    env: surroundings(env),
    timeout: STEP_TAKES_AT_MOST,
    maxBuffer: 64 * 1024 * 1024,
  });
}

export const medusaCli = (folder: string) => join(folder, "node_modules/@medusajs/cli/cli.js");

/** Nothing of this repository's own variables. */
export function surroundings(env: Record<string, string>): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, MEDUSA_DISABLE_TELEMETRY: "true", ...env };
}
