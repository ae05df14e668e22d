import { isIP } from "node:net";
import { ONLINE_METHODS } from "@planke46/furniture-rules";
import { z } from "zod";
import { observabilityVariables } from "./observability-variables";
import { secretFaults } from "./secrets";

const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
/** Paths are put behind it, and browsers name pages by it: a slash at its end is left out, a path is a fault. */
const ORIGIN_FAULT = "must be an http(s) address without a path, such as https://shop.example";
const origin = z
  .string("is missing")
  .refine(isOrigin, ORIGIN_FAULT)
  .transform((given) => new URL(given).origin);
const ORIGINS_FAULT = "must be a comma-separated list of http(s) addresses without paths";
const originList = z
  .string("is missing")
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .refine((list) => list.every(isOrigin), ORIGINS_FAULT)
  .transform((list) => list.map((entry) => new URL(entry).origin).join(","));
/** `Name <address>` or the address alone. */
const mailbox = z.string().regex(/^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  error: "must be an address, or Name <address>",
});
const METHODS_FAULT = `must be a comma-separated list of ${ONLINE_METHODS.join(", ")}`;
const methods = z
  .string()
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .pipe(z.array(z.enum(ONLINE_METHODS, METHODS_FAULT)))
  .refine((list) => new Set(list).size === list.length, "must not name a method twice");
const SECONDS_FAULT = "must be whole seconds, from 1 to 60";
const seconds = z.coerce
  .number(SECONDS_FAULT)
  .int(SECONDS_FAULT)
  .min(1, SECONDS_FAULT)
  .max(60, SECONDS_FAULT);
const given = z.string("is missing").min(1, "is missing");

/** A name, and a port where it is not the usual one. */
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/i;

const variables = z.object({
  SHOP_ENV: z.enum(["trial", "production"], "must be trial or production").default("production"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /./, error: "must be a postgres:// address" }),
  STORE_CORS: originList,
  ADMIN_CORS: originList,
  AUTH_CORS: originList,
  JWT_SECRET: given,
  COOKIE_SECRET: given,
  /** Shared with the storefront; see docs/decisions/2026-11-21-headers-and-limits.md */
  CLIENT_ADDRESS_SECRET: given.optional(),
  /** Reverse proxies before Medusa, comma-separated addresses or networks. */
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => list.split(",").every((entry) => isNetwork(entry.trim())),
      "must be a comma-separated list of addresses or networks, such as 10.0.0.0/8",
    )
    .optional(),
  STOREFRONT_URL: origin,
  /** A second host of the storefront, whose visitors get English; they come back to it after paying. */
  ENGLISH_HOST: z.string().regex(HOST, "must be a host name alone, such as shop.example").optional(),
  MEDUSA_URL: origin,
  /** Where staff open the admin; it answers on this host alone. Unset: wherever Medusa is reached. */
  ADMIN_URL: origin.optional(),
  /** `server` answers requests, `worker` does jobs and events; `shared`, alone, does both. */
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"], "must be shared, server or worker").optional(),
  FILES_DIR: given.optional(),
  S3_FILE_URL: address.transform((given) => given.replace(/\/+$/, "")).optional(),
  S3_BUCKET: given.optional(),
  S3_REGION: given.optional(),
  S3_ACCESS_KEY_ID: given.optional(),
  S3_SECRET_ACCESS_KEY: given.optional(),
  /** Only for a store that is not Amazon's. */
  S3_ENDPOINT: address.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  MAIL_DIR: given.optional(),
  MAIL_FROM: mailbox.optional(),
  STRIPE_API_KEY: given,
  STRIPE_WEBHOOK_SECRET: given,
  /** A rehearsal in production, where payments are Stripe's tests. */
  STRIPE_TEST_PAYMENTS: z.literal("allowed", "must be allowed, or unset").optional(),
  STRIPE_SANDBOX_URL: address.optional(),
  /** What the payment page offers, comma-separated; wallets come with the card. */
  PAYMENT_METHODS: methods.optional(),
  CONTENT_LAKE_URL: address.optional(),
  SANITY_PROJECT_ID: given.optional(),
  SANITY_DATASET: given.optional(),
  SANITY_API_READ_TOKEN: given.optional(),
  /** How often jobs run that are due each minute, where tests wait for them; s. Without Redis alone: it keeps their schedule otherwise. */
  MINUTELY_JOBS_SECONDS: seconds.optional(),
  /** How late events may come to their subscribers, a third of them twice, where tests ask what that does; s. Without Redis alone. */
  LATE_EVENTS_SECONDS: seconds.optional(),
  ...observabilityVariables,
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /./, error: "must be a redis:// address" }).optional(),
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
 * @param starts false for a command that ends by itself, such as the seed: Medusa runs these as `server`
 */
export function readEnvironment(source: Record<string, string | undefined>, starts = true): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(filled);
  const wrapped = wrappedFaults(filled);
  if (!parsed.success || wrapped.length > 0) {
    const issues = parsed.error?.issues ?? [];
    throw new EnvironmentError([
      ...wrapped,
      ...issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
    ]);
  }
  const faults =
    parsed.data.SHOP_ENV === "production" ? productionFaults(parsed.data) : trialFaults(parsed.data);
  if (starts) faults.push(...processFaults(parsed.data));
  if (faults.length > 0) throw new EnvironmentError(faults);
  return parsed.data;
}

function isOrigin(given: string): boolean {
  return URL.canParse(given) && /^https?:\/\/[^/@]+\/$/.test(new URL(given).href);
}

/** Whether a text is an address, or a network with as many bits as its version has. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}

/** What copying and quoting leave around a value counts as part of it where it is compared: by Stripe, the bucket, the other server. */
function wrappedFaults(source: Record<string, string | undefined>): string[] {
  return Object.keys(variables.shape)
    .filter((name) => /^\s|\s$|^(["']).*\1$/s.test(source[name] ?? ""))
    .map((name) => `${name} begins or ends with a space, a line break or a quotation mark`);
}

function trialFaults(environment: Environment): string[] {
  const { SMTP_URL, MAIL_DIR, FILES_DIR } = environment;
  const faults =
    SMTP_URL || MAIL_DIR ? [] : ["MAIL_DIR is missing; without SMTP_URL mails are written there"];
  if (!FILES_DIR && !environment.S3_BUCKET) {
    faults.push("FILES_DIR is missing; without an S3 bucket uploads are written there");
  }
  return faults;
}

/** Without Redis a server's events would not reach a separate worker. In production another check requires Redis. */
function processFaults({ SHOP_ENV, MEDUSA_WORKER_MODE: mode, REDIS_URL }: Environment): string[] {
  if (REDIS_URL || SHOP_ENV === "production" || !mode || mode === "shared") return [];
  return [`REDIS_URL is missing; MEDUSA_WORKER_MODE=${mode} shares its events and jobs with other processes`];
}

function productionFaults(environment: Environment): string[] {
  const faults = secretFaults(environment);
  const { ADMIN_URL, STOREFRONT_URL } = environment;
  if (ADMIN_URL && new URL(ADMIN_URL).host === new URL(STOREFRONT_URL).host) {
    faults.push("ADMIN_URL must have a host of its own, where no page of the shop is served");
  }
  if (environment.STRIPE_SANDBOX_URL) {
    faults.push("STRIPE_SANDBOX_URL is for trials only; in production payments go to Stripe");
  }
  for (const name of ["MINUTELY_JOBS_SECONDS", "LATE_EVENTS_SECONDS"] as const)
    if (environment[name]) faults.push(`${name} is for tests only`);
  if (environment.CONTENT_LAKE_URL) {
    faults.push("CONTENT_LAKE_URL is for trials only; in production content comes from Sanity");
  }
  for (const name of ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN"] as const) {
    if (!environment[name]) faults.push(`${name} is missing`);
  }
  if (!environment.SMTP_URL) {
    faults.push("SMTP_URL is missing; mails as files in a folder are for trials only");
  }
  const files = [
    "S3_FILE_URL",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ] as const;
  for (const name of files) {
    if (!environment[name]) {
      faults.push(`${name} is missing; uploads in a folder of one machine are for trials only`);
    }
  }
  if (!environment.REDIS_URL) {
    faults.push("REDIS_URL is missing; events, jobs and sessions in one process are for trials only");
  }
  return faults;
}
