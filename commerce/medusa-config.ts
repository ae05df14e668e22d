import { createRequire } from "node:module";
import { dirname } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import { beginAdminIn } from "./admin-language";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";
import { sayLoginExpired } from "./expired-login";
import { failFlushesTogether } from "./failed-flushes";
import { openGate } from "./http-security/http-security";
import { medusaLogger } from "./medusa-logger";
import { rateLimitOptions } from "./rate-limits";
import { embeddedModules, redisModules } from "./shared-modules";

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
    return readEnvironment(process.env, process.argv[2] === "start");
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(78); // EX_CONFIG of sysexits.h: a launcher can tell a wrong setting from a crash
  }
}

openGate(
  placesOf(environment),
  environment.MEDUSA_URL.startsWith("https:"),
  environment.S3_BUCKET && environment.S3_FILE_URL,
);
failFlushesTogether();
// The shop's own pages in it are German.
beginAdminIn("de");
sayLoginExpired(
  "Du bist nicht mehr angemeldet. Melde dich im Admin an, und öffne diese Seite dann noch einmal.",
);

export default defineConfig({
  logger: medusaLogger(environment),
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    // Sessions of staff: in Redis, where every server finds them.
    redisUrl: environment.REDIS_URL,
    workerMode: environment.MEDUSA_WORKER_MODE ?? "shared",
    http: {
      storeCors: environment.STORE_CORS,
      adminCors: environment.ADMIN_CORS,
      authCors: environment.AUTH_CORS,
      jwtSecret: environment.JWT_SECRET,
      cookieSecret: environment.COOKIE_SECRET,
      // All orders are of guests. Medusa would show an account all orders under its e-mail address, and asks for no proof that the address is its own.
      authMethodsPerActor: { user: ["emailpass"], customer: [] },
    },
    // A trial runs over plain http, where browsers drop secure cookies.
    cookieOptions: { secure: environment.SHOP_ENV === "production", httpOnly: true, sameSite: "strict" },
  },
  admin: { backendUrl: "/", storefrontUrl: environment.STOREFRONT_URL, vite: dashboardsCopies },
  plugins: [
    { resolve: "@planke46/furniture", options: furnitureOptions(environment) },
    { resolve: "@planke46/stripe-checkout", options: {} },
  ],
  modules: [
    ...fileModules(environment),
    ...paymentModules(environment),
    ...(environment.REDIS_URL
      ? redisModules(environment.REDIS_URL, environment.MEDUSA_WORKER_MODE)
      : embeddedModules({
          minutelyJobsSeconds: environment.MINUTELY_JOBS_SECONDS,
          lateEventsSeconds: environment.LATE_EVENTS_SECONDS,
        })),
  ],
});

/** Whose pages may change what, and where the admin is. */
function placesOf({ ADMIN_URL, ADMIN_CORS, AUTH_CORS, STORE_CORS }: Environment) {
  const list = (addresses: string) => addresses.split(",").map((entry) => new URL(entry.trim()).origin);
  return {
    adminHost: ADMIN_URL && new URL(ADMIN_URL).hostname,
    origins: { admin: list(ADMIN_CORS), auth: list(AUTH_CORS), store: list(STORE_CORS) },
  };
}

/** The shop's address for links, and the CMS that knows the shop's name, bank account and delivery times. */
function furnitureOptions(environment: Environment) {
  const { CONTENT_LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_READ_TOKEN } = environment;
  const hosted = { projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_API_READ_TOKEN };
  const content = CONTENT_LAKE_URL ? { url: CONTENT_LAKE_URL } : SANITY_PROJECT_ID ? hosted : undefined;
  return {
    storefrontUrl: environment.STOREFRONT_URL,
    englishUrl: englishOrigin(environment),
    ...(content && { content }),
    // Commands that prepare a shop, such as the seed, run before its texts are written.
    refuseSampleTexts: environment.SHOP_ENV === "production" && process.argv[2] === "start",
    filesUrl: filesUrl(environment),
    ...(environment.PAYMENT_METHODS && { onlineMethods: environment.PAYMENT_METHODS }),
    ...mailOptions(environment),
    ...rateLimitOptions(environment),
  };
}

/** Links in mails to staff lead to the admin; without a mail server mails are files in a folder. */
function mailOptions({ MEDUSA_URL, ADMIN_URL, SMTP_URL, MAIL_DIR, MAIL_FROM }: Environment) {
  const mails = SMTP_URL ? { smtpUrl: SMTP_URL } : MAIL_DIR ? { folder: MAIL_DIR } : undefined;
  return {
    adminUrl: `${ADMIN_URL ?? MEDUSA_URL}/app`,
    ...(mails && { mails }),
    ...(MAIL_FROM && { mailFrom: MAIL_FROM }),
  };
}

/** What the storefront has a version of its own of, at the top of node_modules. */
const SHARED_WITH_STOREFRONT = ["react-router-dom", "react-i18next"];

/**
 * npm gives the dashboard and the plugins' admin pages a copy each of what the storefront needs in another version. Links and translations of a
 * plugin's page work only with the dashboard's own copy.
 */
function dashboardsCopies() {
  const dashboard = createRequire(__filename).resolve("@medusajs/dashboard/package.json");
  const alias = SHARED_WITH_STOREFRONT.map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: dirname(createRequire(dashboard).resolve(`${name}/package.json`)),
  }));
  return { resolve: { alias } };
}

/** Below which uploads are served. */
function filesUrl({
  S3_FILE_URL,
  S3_BUCKET,
  MEDUSA_URL,
}: Pick<Environment, "MEDUSA_URL"> & Partial<Pick<Environment, "S3_FILE_URL" | "S3_BUCKET">>): string {
  return S3_BUCKET && S3_FILE_URL ? S3_FILE_URL : `${MEDUSA_URL}/static`;
}

/** Uploads: an S3 bucket, or in a trial a folder that Medusa's own route `/static` serves. */
function fileModules(environment: Environment) {
  const { FILES_DIR, MEDUSA_URL, S3_BUCKET } = environment;
  const local = {
    resolve: "@medusajs/medusa/file-local",
    id: "local",
    options: {
      upload_dir: FILES_DIR,
      private_upload_dir: FILES_DIR,
      backend_url: filesUrl({ MEDUSA_URL }),
    },
  };
  const bucket = {
    resolve: "@medusajs/medusa/file-s3",
    id: "s3",
    options: {
      file_url: environment.S3_FILE_URL,
      bucket: S3_BUCKET,
      region: environment.S3_REGION,
      access_key_id: environment.S3_ACCESS_KEY_ID,
      secret_access_key: environment.S3_SECRET_ACCESS_KEY,
      ...(environment.S3_ENDPOINT && {
        endpoint: environment.S3_ENDPOINT,
        additional_client_config: { forcePathStyle: true },
      }),
    },
  };
  return [{ resolve: "@medusajs/medusa/file", options: { providers: [S3_BUCKET ? bucket : local] } }];
}

function englishOrigin({ STOREFRONT_URL, ENGLISH_HOST }: Environment): string | undefined {
  return ENGLISH_HOST && new URL(`${new URL(STOREFRONT_URL).protocol}//${ENGLISH_HOST}`).origin;
}

/** Card payments come back to the storefront; the placeholders are filled by the provider and by Stripe. */
function paymentModules(environment: Environment) {
  const { STOREFRONT_URL } = environment;
  const english = englishOrigin(environment);
  const options = {
    apiKey: environment.STRIPE_API_KEY,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
    apiUrl: environment.STRIPE_SANDBOX_URL,
    successUrl: `${STOREFRONT_URL}/orderCompletedStripe?session_id={CHECKOUT_SESSION_ID}&cart_id={CART_ID}`,
    cancelUrl: `${STOREFRONT_URL}/orderCancelledStripe?cart_id={CART_ID}`,
    linkUrl: `${STOREFRONT_URL}/pay/{LINK}`,
    ...(english && { otherOrigins: [english] }),
    ...(environment.PAYMENT_METHODS && { paymentMethods: environment.PAYMENT_METHODS }),
    // What these say is gone stays gone: a payment for it is given back at once.
    finalRefusals: [
      "plank_gone",
      "plank_unlisted",
      "plank_too_short",
      "voucher_gone",
      "voucher_over",
      "voucher_not_yet",
    ],
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
