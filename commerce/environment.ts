import { z } from "zod";

/** Values that end up in examples and therefore in attackers' lists. */
const KNOWN_SECRETS = ["supersecret", "secret", "changeme", "change-me", "password"];
const PRODUCTION_SECRET_LENGTH = 32;

const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const addressList = z
  .string("is missing")
  .refine((list) => list.split(",").every((entry) => address.safeParse(entry.trim()).success), {
    error: "must be a comma-separated list of http(s) addresses",
  });
/** `Name <address>` or the address alone. */
const mailbox = z.string().regex(/^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  error: "must be an address, or Name <address>",
});
const given = z.string("is missing").min(1, "is missing");

const variables = z.object({
  SHOP_ENV: z.enum(["trial", "production"], "must be trial or production").default("production"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }),
  STORE_CORS: addressList,
  ADMIN_CORS: addressList,
  AUTH_CORS: addressList,
  JWT_SECRET: given,
  COOKIE_SECRET: given,
  /** Shared with the storefront; see docs/decisions/2026-11-21-rate-limit-keys.md */
  CLIENT_ADDRESS_SECRET: given.optional(),
  /** Reverse proxies before Medusa, comma-separated addresses or networks. */
  TRUSTED_PROXIES: z.string().optional(),
  STOREFRONT_URL: address,
  MEDUSA_URL: address,
  FILES_DIR: given,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_DIR: given.optional(),
  MAIL_FROM: mailbox.optional(),
  STRIPE_API_KEY: given,
  STRIPE_WEBHOOK_SECRET: given,
  STRIPE_SANDBOX_URL: address.optional(),
  CONTENT_LAKE_URL: address.optional(),
  SANITY_PROJECT_ID: given.optional(),
  SANITY_DATASET: given.optional(),
  SANITY_API_READ_TOKEN: given.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }).optional(),
});

export type Environment = z.infer<typeof variables>;

/** Raised with one line per faulty variable, so that a start-up log names every fault at once. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  constructor(readonly faults: readonly string[]) {
    super(faults.map((fault) => `Medusa cannot start: ${fault}`).join("\n"));
  }
}

/**
 * Reads the variables of the Medusa process and decides nothing else.
 * An empty variable counts as unset. Throws {@link EnvironmentError} with every fault.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`),
    );
  }
  const faults =
    parsed.data.SHOP_ENV === "production" ? productionFaults(parsed.data) : trialFaults(parsed.data);
  if (faults.length > 0) throw new EnvironmentError(faults);
  return parsed.data;
}

function trialFaults({ SMTP_URL, MAIL_DIR }: Environment): string[] {
  return SMTP_URL || MAIL_DIR ? [] : ["MAIL_DIR is missing; without SMTP_URL mails are written there"];
}

function productionFaults(environment: Environment): string[] {
  const faults = (["JWT_SECRET", "COOKIE_SECRET"] as const)
    .filter((name) => isWeak(environment[name]))
    .map(
      (name) =>
        `${name} must be a random value of at least ${PRODUCTION_SECRET_LENGTH} characters in production`,
    );
  if (environment.JWT_SECRET === environment.COOKIE_SECRET) {
    faults.push("JWT_SECRET and COOKIE_SECRET must differ in production");
  }
  if (isWeak(environment.CLIENT_ADDRESS_SECRET ?? "")) {
    faults.push(
      `CLIENT_ADDRESS_SECRET must be a random value of at least ${PRODUCTION_SECRET_LENGTH} characters in production`,
    );
  }
  if (environment.STRIPE_SANDBOX_URL) {
    faults.push("STRIPE_SANDBOX_URL is for trials only; in production payments go to Stripe");
  }
  if (environment.CONTENT_LAKE_URL) {
    faults.push("CONTENT_LAKE_URL is for trials only; in production content comes from Sanity");
  }
  for (const name of ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN"] as const) {
    if (!environment[name]) faults.push(`${name} is missing`);
  }
  if (!environment.SMTP_URL) {
    faults.push("SMTP_URL is missing; mails as files in a folder are for trials only");
  }
  if (!environment.REDIS_URL) {
    faults.push("REDIS_URL is missing; events, locks and sessions in one process are for trials only");
  }
  return faults;
}

function isWeak(secret: string): boolean {
  const known = KNOWN_SECRETS.includes(secret.toLowerCase());
  return known || secret.length < PRODUCTION_SECRET_LENGTH || new Set(secret).size < 8;
}
