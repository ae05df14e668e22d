import { join } from "node:path";
import { ROOT } from "../command/places.mjs";

/**
 * Everything the environments of the parts are made of.
 * @typedef {object} ShopFacts
 * @property {import("../settings/settings.mjs").Settings} settings
 * @property {import("./addresses.mjs").Addresses} addresses
 * @property {import("../data-folder/secrets.mjs").Secrets} secrets
 */

export const STAFF_EMAIL = "werkstatt@planke46.example";

/** Variables not passed on to the parts: npm's own, and those that must not be the same for all parts. */
const NOT_INHERITED = /^(npm_|NODE_OPTIONS$|PORT$|METRICS_PORT$|DATA_DIR$)/;

/** @param {ShopFacts} facts */
function common({ settings }) {
  const inherited = Object.entries(settings.env).filter(([name]) => !NOT_INHERITED.test(name));
  return {
    ...Object.fromEntries(inherited),
    SHOP_ENV: settings.shopEnv,
    NODE_ENV: "production",
    HOST: settings.host,
  };
}

/** @param {ShopFacts} facts */
export function contentLakeEnvironment(facts) {
  const { settings, addresses, secrets } = facts;
  return {
    ...common(facts),
    CONTENT_LAKE_PORT: String(settings.ports.contentLake),
    CONTENT_LAKE_DATA: join(settings.dataDir, "content-lake"),
    CONTENT_LAKE_TOKEN: secrets.contentLakeToken,
    CONTENT_LAKE_ORIGINS: [addresses.studio, addresses.storefront].join(","),
    CONTENT_LAKE_SAMPLE: join(ROOT, "cms/sample/sample.ndjson"),
    CONTENT_LAKE_WEBHOOK_URL: `${addresses.storefront}/hooks/content`,
    SANITY_WEBHOOK_SECRET: secrets.sanityWebhookSecret,
  };
}

/** @param {ShopFacts} facts */
export function studioEnvironment(facts) {
  const { settings, addresses, secrets } = facts;
  const embedded = settings.services.content.state === "embedded";
  return {
    ...common(facts),
    STUDIO_PORT: String(settings.ports.studio),
    STOREFRONT_URL: addresses.storefront,
    ...(embedded
      ? { CONTENT_LAKE_URL: addresses.contentLake, CONTENT_LAKE_TOKEN: secrets.contentLakeToken }
      : { SANITY_PROJECT_ID: settings.env.SANITY_PROJECT_ID }),
  };
}

/**
 * Variables of a Studio served from its sources: there is no server of ours that could inject them into its page.
 * @param {ShopFacts} facts
 */
export function studioSourcesEnvironment(facts) {
  const { settings, addresses, secrets } = facts;
  const embedded = settings.services.content.state === "embedded";
  return {
    ...common(facts),
    NODE_ENV: "development",
    SANITY_TELEMETRY_DISABLED: "1",
    SANITY_STUDIO_STOREFRONT_URL: addresses.storefront,
    ...(embedded
      ? {
          SANITY_STUDIO_CONTENT_LAKE_URL: addresses.contentLake,
          SANITY_STUDIO_CONTENT_LAKE_TOKEN: secrets.contentLakeToken,
        }
      : {
          SANITY_STUDIO_PROJECT_ID: settings.env.SANITY_PROJECT_ID,
          SANITY_STUDIO_DATASET: settings.env.SANITY_DATASET,
        }),
  };
}

/** @param {ShopFacts} facts */
export function stripeSandboxEnvironment(facts) {
  const { settings, addresses, secrets } = facts;
  return {
    ...common(facts),
    STRIPE_SANDBOX_PORT: String(settings.ports.stripeSandbox),
    STRIPE_SANDBOX_DATA: join(settings.dataDir, "stripe-sandbox"),
    STRIPE_API_KEY: secrets.stripeApiKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_WEBHOOK_URL: `${addresses.medusa}/hooks/stripe-checkout`,
  };
}

/**
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 */
export function medusaEnvironment(facts, databaseUrl) {
  const { settings, addresses, secrets } = facts;
  const { content, payment } = settings.services;
  return {
    ...common(facts),
    MEDUSA_DISABLE_TELEMETRY: "true",
    DATABASE_URL: databaseUrl,
    PORT: String(settings.ports.medusa),
    // Two processes of one machine cannot share it; without, neither shows any.
    METRICS_PORT: settings.env.MEDUSA_METRICS_PORT,
    STORE_CORS: addresses.storefront,
    ADMIN_CORS: addresses.medusa,
    AUTH_CORS: [addresses.storefront, addresses.medusa].join(","),
    JWT_SECRET: settings.env.JWT_SECRET || secrets.jwtSecret,
    COOKIE_SECRET: settings.env.COOKIE_SECRET || secrets.cookieSecret,
    CLIENT_ADDRESS_SECRET: settings.env.CLIENT_ADDRESS_SECRET || secrets.clientAddressSecret,
    STOREFRONT_URL: addresses.storefront,
    MEDUSA_URL: addresses.medusa,
    // A trial is met as localhost and as 127.0.0.1.
    ...(settings.shopEnv === "production" && { ADMIN_URL: settings.env.ADMIN_URL || addresses.medusa }),
    FILES_DIR: join(settings.dataDir, "files"),
    MAIL_DIR: join(settings.dataDir, "mail"),
    ...(content.state === "embedded" && { CONTENT_LAKE_URL: addresses.contentLake }),
    ...(payment.state === "embedded" && {
      STRIPE_API_KEY: secrets.stripeApiKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_SANDBOX_URL: addresses.stripeSandbox,
    }),
  };
}

/**
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 */
export function seedEnvironment(facts, databaseUrl) {
  const { settings, secrets } = facts;
  return {
    ...medusaEnvironment(facts, databaseUrl),
    STAFF_EMAIL,
    STAFF_PASSWORD: secrets.staffPassword,
    FRIENDS_VOUCHER_CODE: secrets.friendsVoucher,
    BANK_TRANSFER_VOUCHER_CODE: secrets.bankTransferVoucher,
    SEED_OUTPUT: seedOutputPath(settings.dataDir),
    // Made-up stock has no place in a shop that takes real money.
    ...(settings.shopEnv === "trial" && { SAMPLE_PLANKS: join(ROOT, "commerce/sample-planks") }),
  };
}

/** @param {string} dataDir */
export const seedOutputPath = (dataDir) => join(dataDir, "seed.json");

/**
 * @param {ShopFacts} facts
 * @param {string} publishableKey
 */
export function storefrontEnvironment(facts, publishableKey) {
  const { settings, addresses, secrets } = facts;
  const { content, payment, analytics } = settings.services;
  return {
    ...common(facts),
    STOREFRONT_PORT: String(settings.ports.storefront),
    METRICS_PORT: settings.env.STOREFRONT_METRICS_PORT,
    STOREFRONT_URL: addresses.storefront,
    MEDUSA_URL: addresses.medusa,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    SESSION_SECRET: settings.env.SESSION_SECRET || secrets.sessionSecret,
    CLIENT_ADDRESS_SECRET: settings.env.CLIENT_ADDRESS_SECRET || secrets.clientAddressSecret,
    ...(analytics.state === "embedded" && {
      ANALYTICS_FILE: join(settings.dataDir, "analytics/events.ndjson"),
    }),
    ...(payment.state === "embedded" && { STRIPE_SANDBOX_URL: addresses.stripeSandbox }),
    ...(content.state === "embedded" && {
      CONTENT_LAKE_URL: addresses.contentLake,
      CONTENT_LAKE_TOKEN: secrets.contentLakeToken,
      SANITY_WEBHOOK_SECRET: secrets.sanityWebhookSecret,
    }),
  };
}
