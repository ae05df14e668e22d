import { createRequire } from "node:module";
import { dirname } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";
import { rateLimitOptions } from "./rate-limits";

process.env.MEDUSA_DISABLE_TELEMETRY = "true";

/** A build bakes no environment in, so that copies with other addresses share it; these only satisfy the loader. */
const BUILD_ENVIRONMENT: Environment = {
  SHOP_ENV: "trial",
  DATABASE_URL: "postgres://build@127.0.0.1/build",
  STORE_CORS: "http://localhost:3000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:9000",
  JWT_SECRET: "build",
  COOKIE_SECRET: "build",
  STOREFRONT_URL: "http://localhost:3000",
  MEDUSA_URL: "http://localhost:9000",
  FILES_DIR: "static",
  MAIL_DIR: "mail",
  STRIPE_API_KEY: "sk_build",
  STRIPE_WEBHOOK_SECRET: "whsec_build",
};

const environment = process.argv[2] === "build" ? BUILD_ENVIRONMENT : environmentOrExit();

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(78); // EX_CONFIG of sysexits.h: a launcher can tell a wrong setting from a crash
  }
}

export default defineConfig({
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    http: {
      storeCors: environment.STORE_CORS,
      adminCors: environment.ADMIN_CORS,
      authCors: environment.AUTH_CORS,
      jwtSecret: environment.JWT_SECRET,
      cookieSecret: environment.COOKIE_SECRET,
    },
    // A trial runs over plain http, where browsers drop secure cookies.
    cookieOptions: { secure: environment.SHOP_ENV === "production" },
  },
  admin: { backendUrl: "/", storefrontUrl: environment.STOREFRONT_URL, vite: oneRouter },
  plugins: [
    { resolve: "@planke46/furniture", options: furnitureOptions(environment) },
    { resolve: "@planke46/stripe-checkout", options: {} },
  ],
  modules: [
    ...fileModules(environment),
    ...paymentModules(environment),
    ...(environment.REDIS_URL ? redisModules(environment.REDIS_URL) : embeddedModules()),
  ],
});

/** The shop's address for links, and the CMS that knows the shop's name, bank account and delivery times. */
function furnitureOptions(environment: Environment) {
  const { CONTENT_LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_READ_TOKEN } = environment;
  const hosted = { projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_API_READ_TOKEN };
  const content = CONTENT_LAKE_URL ? { url: CONTENT_LAKE_URL } : SANITY_PROJECT_ID ? hosted : undefined;
  return {
    storefrontUrl: environment.STOREFRONT_URL,
    ...(content && { content }),
    ...mailOptions(environment),
    ...rateLimitOptions(environment),
  };
}

/** Links in mails to staff lead to the admin; without a mail server mails are files in a folder. */
function mailOptions({ MEDUSA_URL, SMTP_URL, MAIL_DIR, MAIL_FROM }: Environment) {
  const mails = SMTP_URL ? { smtpUrl: SMTP_URL } : MAIL_DIR ? { folder: MAIL_DIR } : undefined;
  return {
    adminUrl: `${MEDUSA_URL}/app`,
    ...(mails && { mails }),
    ...(MAIL_FROM && { mailFrom: MAIL_FROM }),
  };
}

/**
 * The storefront's router takes the top of node_modules, so npm gives the dashboard and our admin pages a copy each of
 * theirs. A link of ours works only inside the dashboard's own copy.
 */
function oneRouter() {
  const dashboard = createRequire(__filename).resolve("@medusajs/dashboard/package.json");
  const router = dirname(createRequire(dashboard).resolve("react-router-dom/package.json"));
  return { resolve: { alias: [{ find: /^react-router-dom$/, replacement: router }] } };
}

function fileModules({ FILES_DIR, MEDUSA_URL }: Environment) {
  const options = {
    upload_dir: FILES_DIR,
    private_upload_dir: FILES_DIR,
    backend_url: `${MEDUSA_URL}/static`,
  };
  return [
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [{ resolve: "@medusajs/medusa/file-local", id: "local", options }] },
    },
  ];
}

/** Card payments come back to the storefront; the placeholders are filled by the provider and by Stripe. */
function paymentModules(environment: Environment) {
  const { STOREFRONT_URL } = environment;
  const options = {
    apiKey: environment.STRIPE_API_KEY,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
    apiUrl: environment.STRIPE_SANDBOX_URL,
    successUrl: `${STOREFRONT_URL}/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}&cart_id={CART_ID}`,
    cancelUrl: `${STOREFRONT_URL}/orderCancelledStripe?cart_id={CART_ID}`,
    linkUrl: `${STOREFRONT_URL}/pay/{LINK}`,
    // What these say is gone stays gone: a payment for it is given back at once.
    finalRefusals: ["plank_gone", "voucher_gone"],
  };
  return [
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [{ resolve: "@planke46/stripe-checkout/providers/stripe-checkout", id: "card", options }],
      },
    },
  ];
}

/**
 * Without Redis, events and workflows live in this process; locks live in Postgres, so that two processes still agree.
 * Medusa's own provider stays beside ours because it brings the table both use.
 */
function embeddedModules() {
  return [
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres" },
          { resolve: "./src/locks", id: "postgres-locks", is_default: true },
        ],
      },
    },
  ];
}

function redisModules(redisUrl: string) {
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl } },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    {
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [
          {
            resolve: "@medusajs/caching-redis",
            id: "caching-redis",
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/locking-redis",
            id: "locking-redis",
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
  ];
}
