/**
 * Outside services have three states, chosen by their variables alone: real (set), embedded (unset in a trial), refused
 * (unset in production). What a shop can do without is off there instead.
 * @typedef {"database" | "content" | "payment" | "cache" | "mail" | "files" | "analytics"} ServiceName
 * @typedef {{ state: "real" | "embedded" | "off", line: string }} Service
 * @typedef {Record<ServiceName, Service>} Services
 */

/** @type {Record<ServiceName, { part: string, variables: string[], real: string, embedded: string, off?: string }>} */
const SERVICES = {
  database: {
    part: "database",
    variables: ["DATABASE_URL"],
    real: "Postgres at DATABASE_URL",
    embedded: "embedded Postgres 18",
  },
  content: {
    part: "content",
    variables: ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN", "SANITY_WEBHOOK_SECRET"],
    real: "Sanity's hosted API",
    embedded: "local content lake",
  },
  payment: {
    part: "payment",
    variables: ["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"],
    real: "Stripe",
    embedded: "Stripe sandbox, no real money",
  },
  cache: {
    part: "cache, events",
    variables: ["REDIS_URL"],
    real: "Redis at REDIS_URL",
    embedded: "in process",
  },
  mail: {
    part: "mail",
    variables: ["SMTP_URL"],
    real: "SMTP server at SMTP_URL",
    embedded: ".eml files in the data folder",
  },
  files: {
    part: "files",
    variables: ["S3_FILE_URL", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    real: "S3 bucket",
    embedded: "data folder",
  },
  analytics: {
    part: "analytics",
    variables: ["ANALYTICS_URL"],
    real: "events to ANALYTICS_URL",
    embedded: "a file in the data folder",
    off: "no events, nobody is asked for consent",
  },
};

/** Variables that hold an address, and the beginnings it may have. */
const ADDRESSES = {
  DATABASE_URL: ["postgres:", "postgresql:"],
  REDIS_URL: ["redis:", "rediss:"],
  SMTP_URL: ["smtp:", "smtps:"],
  ANALYTICS_URL: ["http:", "https:"],
};

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {"trial" | "production"} shopEnv
 * @returns {{ services: Services, faults: string[] }}
 */
export function readServices(env, shopEnv) {
  const faults = addressFaults(env);
  /** @type {Partial<Services>} */
  const services = {};
  for (const [name, service] of Object.entries(SERVICES)) {
    const missing = service.variables.filter((variable) => !env[variable]);
    const unset = shopEnv === "production" && service.off ? "off" : "embedded";
    const state = missing.length === 0 ? "real" : unset;
    services[/** @type {ServiceName} */ (name)] = {
      state,
      line: `${service.part}: ${service[state]} (${state})`,
    };
    if (missing.length === 0) continue;
    if (missing.length < service.variables.length)
      faults.push(
        `${service.part}: ${missing.join(", ")} must be set too, or none of ${service.variables.join(", ")}.`,
      );
    else if (shopEnv === "production" && state !== "off")
      faults.push(
        `${service.part}: SHOP_ENV is production, which refuses the embedded default; set ${service.variables.join(", ")}.`,
      );
  }
  return { services: /** @type {Services} */ (services), faults };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function addressFaults(env) {
  const faults = [];
  for (const [variable, protocols] of Object.entries(ADDRESSES)) {
    const value = env[variable];
    if (!value) continue;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) continue;
    // The value itself may hold a password and stays out of the line.
    faults.push(
      `${variable} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return faults;
}
