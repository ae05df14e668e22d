import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);
const secret = z.string().min(16, "needs at least 16 characters");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const schema = z
  .object({
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
    CONTENT_LAKE_URL: httpUrl.optional(),
    SANITY_PROJECT_ID: z.string().min(1).optional(),
    SANITY_DATASET: z.string().min(1).optional(),
    SANITY_API_READ_TOKEN: z.string().min(1).optional(),
    SANITY_WEBHOOK_SECRET: secret,
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .superRefine((value, context) => {
    if (value.CONTENT_LAKE_URL) {
      if (value.SHOP_ENV === "production") {
        context.addIssue({
          code: "custom",
          path: ["CONTENT_LAKE_URL"],
          message:
            "is the local content lake, which SHOP_ENV=production refuses; set SANITY_PROJECT_ID instead",
        });
      }
      return;
    }
    for (const name of ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN"] as const) {
      if (!value[name]) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "is missing (or set CONTENT_LAKE_URL for a trial)",
        });
      }
    }
  });

/** The storefront's settings, checked once at start. */
export type Environment = z.infer<typeof schema>;

/** Reads the process environment; every fault becomes one clear line naming its variable. */
export function readEnvironment(
  variables: Record<string, string | undefined>,
): { ok: true; environment: Environment } | { ok: false; faults: string[] } {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  if (result.success) return { ok: true, environment: result.data };
  return { ok: false, faults: result.error.issues.map((issue) => faultLine(issue, filled)) };
}

function faultLine(issue: z.core.$ZodIssue, variables: Record<string, string | undefined>): string {
  const name = issue.path.join(".");
  const missing = issue.code !== "custom" && variables[name] === undefined;
  return `storefront: ${name} ${missing ? "is missing" : issue.message}`;
}
