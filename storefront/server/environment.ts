import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);
const secret = z.string().min(16, "needs at least 16 characters");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const schema = z.object({
  SHOP_ENV: z.enum(["trial", "production"]).default("production"),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  STOREFRONT_PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  STOREFRONT_URL: httpUrl,
  ENGLISH_HOST: z.string().min(1).optional(),
  MEDUSA_URL: httpUrl,
  MEDUSA_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must start with pk_"),
  STRIPE_SANDBOX_URL: httpUrl.optional(),
  SESSION_SECRET: secret,
  /** Shared with Medusa, to prove whose request it hands on. */
  CLIENT_ADDRESS_SECRET: secret.optional(),
  CONTENT_LAKE_URL: httpUrl.optional(),
  /** For previews: who sends it reads drafts. */
  CONTENT_LAKE_TOKEN: z.string().min(1).optional(),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).optional(),
  SANITY_API_READ_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: secret,
  /** Unset: each process caches content by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis(s) address" }).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

/** The storefront's settings, checked once at start. */
export type Environment = z.infer<typeof schema>;

type Variables = Record<string, string | undefined>;

/** Reads the process environment; every fault becomes one clear line naming its variable. */
export function readEnvironment(
  variables: Variables,
): { ok: true; environment: Environment } | { ok: false; faults: string[] } {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  const faults = [...(result.success ? [] : result.error.issues.map((issue) => faultLine(issue, filled)))];
  faults.push(...contentFaults(filled), ...addressFaults(filled));
  if (!result.success || faults.length > 0) return { ok: false, faults };
  return { ok: true, environment: result.data };
}

/** Content comes from Sanity's hosted API, or in a trial from the local content lake. */
function contentFaults(variables: Variables): string[] {
  if (variables.CONTENT_LAKE_URL) {
    if (variables.SHOP_ENV === "trial") return [];
    return [
      "storefront: CONTENT_LAKE_URL is the local content lake, which only SHOP_ENV=trial accepts; set SANITY_PROJECT_ID instead",
    ];
  }
  return ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN"]
    .filter((name) => !variables[name])
    .map((name) => `storefront: ${name} is missing (or set CONTENT_LAKE_URL in a trial)`);
}

/** Without it every shopper would share the storefront's own limits. */
function addressFaults(variables: Variables): string[] {
  if (variables.SHOP_ENV === "trial" || variables.CLIENT_ADDRESS_SECRET) return [];
  return ["storefront: CLIENT_ADDRESS_SECRET is missing; it must be the one Medusa has"];
}

function faultLine(issue: z.core.$ZodIssue, variables: Variables): string {
  const name = issue.path.join(".");
  return `storefront: ${name} ${variables[name] === undefined ? "is missing" : issue.message}`;
}
