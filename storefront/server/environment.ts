import { z } from "zod";

const PORT_FAULT = "must be a port, 1 to 65535";
const port = z.coerce.number(PORT_FAULT).int(PORT_FAULT).min(1, PORT_FAULT).max(65535, PORT_FAULT);
const SECONDS_FAULT = "must be seconds, 0 to 600";
const seconds = z.coerce.number(SECONDS_FAULT).min(0, SECONDS_FAULT).max(600, SECONDS_FAULT);
const COUNT_FAULT = "must be a whole number from 1 on";
const count = z.coerce.number(COUNT_FAULT).int(COUNT_FAULT).positive(COUNT_FAULT);
/** One of these words; the fault lists them. */
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(" or ")}`);
const secret = z.string().min(16, "needs at least 16 characters");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
/** Paths are put behind it, and browsers name pages by it: a slash at its end is left out, a path is a fault. */
const origin = z
  .string()
  .refine(isOrigin, "must be an http(s) address without a path, such as https://shop.example")
  .transform((given) => new URL(given).origin);
/** A name, and a port where it is not the usual one. */
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/i;

const schema = z.object({
  SHOP_ENV: oneOf("trial", "production").default("production"),
  NODE_ENV: oneOf("production", "development", "test").default("production"),
  STOREFRONT_PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  STOREFRONT_URL: origin,
  ENGLISH_HOST: z.string().regex(HOST, "must be a host name alone, such as shop.example").optional(),
  /** Where browsers find Medusa, and its pictures. */
  MEDUSA_URL: origin,
  /** Where this server asks Medusa, if that is another address. */
  MEDUSA_INTERNAL_URL: origin.optional(),
  /** Where browsers find pictures that lie in a bucket. */
  S3_FILE_URL: httpUrl.optional(),
  MEDUSA_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must start with pk_"),
  STRIPE_SANDBOX_URL: httpUrl.optional(),
  SESSION_SECRET: secret,
  /** A second one whose cookies are read as well, while the secret is changed; see docs/operations.md */
  SESSION_SECRET_ALSO_READ: secret.optional(),
  /** Shared with Medusa, to prove whose request it hands on. */
  CLIENT_ADDRESS_SECRET: secret.optional(),
  CONTENT_LAKE_URL: httpUrl.optional(),
  /** For previews: who sends it reads drafts. */
  CONTENT_LAKE_TOKEN: z.string().min(1).optional(),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).optional(),
  SANITY_API_READ_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: secret,
  /** Unset, in a trial alone: this process caches content by itself. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, hostname: /./, error: "must be an address such as redis://host:6379" })
    .optional(),
  /** Off: every page is rendered for each request, to find out what that costs. */
  PAGE_CACHE: oneOf("on", "off").default("on"),
  /** Receives analytics events. Unset: a trial writes them to ANALYTICS_FILE; production shows no consent banner. */
  ANALYTICS_URL: httpUrl.optional(),
  ANALYTICS_FILE: z.string().min(1).optional(),
  /** Forms a network may send on one route within a minute. */
  RATE_LIMIT_ACTIONS: count.optional(),
  /** Pictures and models a network may ask of one route within a minute. */
  RATE_LIMIT_FILES: count.optional(),
  LOG_LEVEL: oneOf("debug", "info", "warn", "error", "silent").default("info"),
  /** Unset: sentences in a trial, JSON in production. */
  LOG_FORMAT: oneOf("json", "text").optional(),
  /** Unset: no metrics. A port that no proxy leads to; see docs/observability.md */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Takes traces as OTLP over HTTP. Unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** How long requests are still taken after `/readyz` says no, for balancers that look seldom (s). */
  SHUTDOWN_DELAY_SECONDS: seconds.default(0),
  /** How long running requests may take to finish before they are cut off (s). */
  SHUTDOWN_TIMEOUT_SECONDS: seconds.default(8),
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
  faults.push(
    ...wrappedFaults(filled),
    ...contentFaults(filled),
    ...addressFaults(filled),
    ...analyticsFaults(filled),
    ...cacheFaults(filled),
    ...secretFaults(filled),
    ...plainHttpFaults(filled),
  );
  if (!result.success || faults.length > 0) return { ok: false, faults };
  return { ok: true, environment: result.data };
}

function isOrigin(given: string): boolean {
  return URL.canParse(given) && /^https?:\/\/[^/@]+\/$/.test(new URL(given).href);
}

/** What copying and quoting leave around a value counts as part of it where it is compared: by Sanity, Medusa, the browser. */
function wrappedFaults(variables: Variables): string[] {
  return Object.keys(schema.shape)
    .filter((name) => /^\s|\s$|^(["']).*\1$/s.test(variables[name] ?? ""))
    .map((name) => `storefront: ${name} begins or ends with a space, a line break or a quotation mark`);
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

/** Several storefronts would show editors' changes at different times, and count shoppers' attempts apart. */
function cacheFaults(variables: Variables): string[] {
  if (variables.SHOP_ENV === "trial" || variables.REDIS_URL) return [];
  return ["storefront: REDIS_URL is missing; in production all storefronts share their cache"];
}

/** Cookies and the payment's return would travel in clear. This machine's own addresses are for rehearsals. */
function plainHttpFaults({ SHOP_ENV, STOREFRONT_URL = "" }: Variables): string[] {
  if (SHOP_ENV === "trial" || !URL.canParse(STOREFRONT_URL)) return [];
  const { protocol, hostname } = new URL(STOREFRONT_URL);
  if (protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return [];
  return ["storefront: STOREFRONT_URL must be an https address in production"];
}

/** A file as analytics sink is for trials only. */
function analyticsFaults(variables: Variables): string[] {
  if (!variables.ANALYTICS_FILE || variables.SHOP_ENV === "trial") return [];
  return ["storefront: ANALYTICS_FILE is a trial's own sink; set ANALYTICS_URL instead, or neither"];
}

function faultLine(issue: z.core.$ZodIssue, variables: Variables): string {
  const name = issue.path.join(".");
  return `storefront: ${name} ${variables[name] === undefined ? "is missing" : issue.message}`;
}

/** Words of examples and guides, and therefore of attackers' lists. */
const SAMPLE = /secret|change.?me|password|passwort|example|beispiel|sample|default|qwert|12345|abcdef/i;
const LENGTH = 32;
/** Shorter ones are refused in a trial, too, and have their line already. */
const TRIAL_LENGTH = 16;
const DIFFERENT_CHARACTERS = 10;

/** Variables that must hold a secret random value in production. */
const SECRETS = [
  "SESSION_SECRET",
  "SESSION_SECRET_ALSO_READ",
  "CLIENT_ADDRESS_SECRET",
  "SANITY_WEBHOOK_SECRET",
] as const;

/** In production every secret is long, random and used once. One clear line a fault, without the value. */
function secretFaults(variables: Variables): string[] {
  if (variables.SHOP_ENV === "trial") return [];
  const given = SECRETS.filter((name) => variables[name]);
  const weak = given
    .filter((name) => isWeak(variables[name] ?? ""))
    .map(
      (name) => `storefront: ${name} must be a random value of at least ${LENGTH} characters in production`,
    );
  const twice = given
    .filter((name, index) => given.findIndex((other) => variables[other] === variables[name]) < index)
    .map((name) => `storefront: ${name} must differ from the other secrets in production`);
  return [...weak, ...twice];
}

function isWeak(secret: string): boolean {
  if (secret.length < TRIAL_LENGTH) return false;
  return SAMPLE.test(secret) || secret.length < LENGTH || new Set(secret).size < DIFFERENT_CHARACTERS;
}
