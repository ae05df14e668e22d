import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment";

const trial = {
  SHOP_ENV: "trial",
  DATABASE_URL: "postgres://shop@127.0.0.1:54320/shop",
  STORE_CORS: "http://localhost:3000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:3000,http://localhost:9000",
  JWT_SECRET: "trial",
  COOKIE_SECRET: "trial",
  STOREFRONT_URL: "http://localhost:3000",
  MEDUSA_URL: "http://localhost:9000",
  FILES_DIR: "/var/lib/shop/files",
  MAIL_DIR: "/var/lib/shop/mail",
  STRIPE_API_KEY: "sk_test_trial",
  STRIPE_WEBHOOK_SECRET: "whsec_trial",
  STRIPE_SANDBOX_URL: "http://localhost:3950",
  CONTENT_LAKE_URL: "http://localhost:3900",
};
const production = {
  ...trial,
  SHOP_ENV: "production",
  JWT_SECRET: "f0c8b6a1d2e34759a8b7c6d5e4f30211",
  COOKIE_SECRET: "91d2c3b4a5f60718293a4b5c6d7e8f90",
  CLIENT_ADDRESS_SECRET: "5a4b3c2d1e0f98a7b6c5d4e3f2019a8b",
  STRIPE_API_KEY: "sk_live_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_H3xQ7tZ9mK2vL5nR8pW4yB6c",
  STRIPE_SANDBOX_URL: undefined,
  CONTENT_LAKE_URL: undefined,
  SANITY_PROJECT_ID: "abc123",
  SANITY_DATASET: "production",
  SANITY_API_READ_TOKEN: "sk_read",
  REDIS_URL: "redis://127.0.0.1:6379",
  SMTP_URL: "smtps://shop:password@mail.example:465",
  MAIL_DIR: undefined,
  FILES_DIR: undefined,
  S3_FILE_URL: "https://files.example",
  S3_BUCKET: "shop",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret key",
};

function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

test("a trial starts without Redis and with the payment sandbox", () => {
  expect(readEnvironment(trial)).toMatchObject({
    SHOP_ENV: "trial",
    STRIPE_SANDBOX_URL: "http://localhost:3950",
  });
});

test("methods of payment are a list of known ones, each once; unset, the payment provider's own default", () => {
  expect(readEnvironment(trial).PAYMENT_METHODS).toBeUndefined();
  expect(readEnvironment({ ...trial, PAYMENT_METHODS: "card, sepa_debit" }).PAYMENT_METHODS).toEqual([
    "card",
    "sepa_debit",
  ]);
  for (const PAYMENT_METHODS of ["bitcoin", "card,,paypal", "card,card"]) {
    expect(faultsOf({ ...trial, PAYMENT_METHODS })).toEqual([
      expect.stringMatching(/^PAYMENT_METHODS must /),
    ]);
  }
});

test("production starts with strong secrets, Redis and real payments", () => {
  expect(readEnvironment(production).SHOP_ENV).toBe("production");
});

test("an unset SHOP_ENV is production, the careful choice", () => {
  expect(faultsOf({ ...trial, SHOP_ENV: undefined }).length).toBeGreaterThan(0);
});

test("every fault is named at once, one line each", () => {
  expect(faultsOf({ ...trial, DATABASE_URL: "mysql://x", MEDUSA_URL: undefined, JWT_SECRET: "" })).toEqual([
    "DATABASE_URL must be a postgres:// address",
    "JWT_SECRET is missing",
    "MEDUSA_URL is missing",
  ]);
});

test.each([
  ["TRUSTED_PROXIES", "proxy", "must be a comma-separated list of addresses or networks, such as 10.0.0.0/8"],
  [
    "TRUSTED_PROXIES",
    "10.0.0.0/8;172.16.0.0/12",
    "must be a comma-separated list of addresses or networks, such as 10.0.0.0/8",
  ],
  [
    "TRUSTED_PROXIES",
    "10.0.0.0/33",
    "must be a comma-separated list of addresses or networks, such as 10.0.0.0/8",
  ],
  ["REDIS_URL", "redis:6379", "must be a redis:// address"],
  ["SMTP_URL", "smtp:465", "must be an smtp:// or smtps:// address"],
  ["METRICS_PORT", "94.5", "must be a port, 1 to 65535"],
  ["SHUTDOWN_TIMEOUT_SECONDS", "-1", "must be seconds, 0 to 600"],
])("a wrong value is named with what it should be: %s=%s", (name, value, fault) => {
  expect(faultsOf({ ...trial, [name]: value })).toEqual([`${name} ${fault}`]);
});

test("proxies are addresses and networks of both versions", () => {
  expect(faultsOf({ ...trial, TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,fd00::/8,::1" })).toEqual([]);
});

test.each(["supersecret", "short", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"])(
  "production refuses the weak secret %s",
  (secret) => {
    expect(faultsOf({ ...production, JWT_SECRET: secret })).toEqual([
      "JWT_SECRET must be a random value of at least 32 characters in production",
    ]);
  },
);

test.each([
  ["JWT_SECRET", "supersecret-supersecret-supersecret-1"],
  ["COOKIE_SECRET", "change-me-0123456789-0123456789-xyz"],
  ["CLIENT_ADDRESS_SECRET", ""],
  ["STRIPE_API_KEY", "sk_test_trial"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_trial"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_000000000000000000000000"],
  ["DATABASE_URL", "postgres://shop@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:postgres-postgres@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:k7Qw2_vX9zR@db.example/shop"],
])("production refuses a weak, a sample or a missing %s in one line, and never repeats it", (name, weak) => {
  const faults = faultsOf({ ...production, [name]: weak });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
  if (weak) expect(faults[0]).not.toContain(weak);
});

test("production takes a test key of Stripe's for a rehearsal alone: a test card orders for nothing", () => {
  const rehearsal = { ...production, STRIPE_API_KEY: "rk_test_4eC39HqLyjWDarjtT1zdp7dc" };
  expect(faultsOf(rehearsal)).toEqual([expect.stringMatching(/^STRIPE_API_KEY is a test key/)]);
  expect(faultsOf({ ...rehearsal, STRIPE_TEST_PAYMENTS: "yes" })).toEqual([
    "STRIPE_TEST_PAYMENTS must be allowed, or unset",
  ]);
  expect(faultsOf({ ...rehearsal, STRIPE_TEST_PAYMENTS: "allowed" })).toEqual([]);
});

test.each([
  "postgres://shop@localhost/shop",
  "postgres://shop@127.0.0.1:5432/shop",
  "postgres://shop@[::1]/shop",
  "postgres://shop:k7Qw2_vX9zRt@db.example/shop",
])(
  "production starts with the database %s: it is on this machine, or has a password of twelve characters",
  (url) => {
    expect(faultsOf({ ...production, DATABASE_URL: url })).toEqual([]);
  },
);

test("in production the admin has a host of its own", () => {
  expect(faultsOf({ ...production, ADMIN_URL: "https://admin.example" })).toEqual([]);
  expect(faultsOf({ ...production, ADMIN_URL: "http://localhost:3000/app" })).toHaveLength(1);
});

test.each(["MINUTELY_JOBS_SECONDS", "LATE_EVENTS_SECONDS"] as const)(
  "%s, of whole seconds up to a minute, is for trials",
  (name) => {
    expect(readEnvironment({ ...trial, [name]: "5" })[name]).toBe(5);
    expect(faultsOf({ ...production, [name]: "5" })).toEqual([`${name} is for tests only`]);
    for (const wrong of ["0", "61", "2.5", "often"])
      expect(faultsOf({ ...trial, [name]: wrong })).toEqual([`${name} must be whole seconds, from 1 to 60`]);
  },
);

test("production refuses the payment sandbox", () => {
  expect(faultsOf({ ...production, STRIPE_SANDBOX_URL: "http://localhost:3950" })).toHaveLength(1);
});

test("production refuses to run without Redis", () => {
  expect(faultsOf({ ...production, REDIS_URL: undefined })).toHaveLength(1);
});

test.each(["server", "worker"])(
  "a %s without Redis is refused in a trial too: nobody would hear it",
  (mode) => {
    expect(faultsOf({ ...trial, MEDUSA_WORKER_MODE: mode })).toEqual([
      `REDIS_URL is missing; MEDUSA_WORKER_MODE=${mode} shares its events and jobs with other processes`,
    ]);
    expect(faultsOf({ ...trial, MEDUSA_WORKER_MODE: mode, REDIS_URL: "redis://127.0.0.1:6379" })).toEqual([]);
    expect(faultsOf({ ...production, MEDUSA_WORKER_MODE: mode, REDIS_URL: undefined })).toHaveLength(1);
  },
);

test("production keeps uploads in a bucket, where every server finds them", () => {
  expect(faultsOf({ ...production, S3_BUCKET: undefined, FILES_DIR: "/var/lib/shop/files" })).toEqual([
    "S3_BUCKET is missing; uploads in a folder of one machine are for trials only",
  ]);
  expect(faultsOf({ ...trial, FILES_DIR: undefined })).toHaveLength(1);
});

test("production refuses one secret used twice", () => {
  expect(faultsOf({ ...production, COOKIE_SECRET: production.JWT_SECRET })).toHaveLength(1);
});

test("production refuses the local content lake, and to run without Sanity", () => {
  expect(faultsOf({ ...production, CONTENT_LAKE_URL: "http://localhost:3900" })).toHaveLength(1);
  expect(faultsOf({ ...production, SANITY_DATASET: undefined })).toEqual(["SANITY_DATASET is missing"]);
});

test("production refuses to run without a mail server, and a trial without a place for mails", () => {
  expect(faultsOf({ ...production, SMTP_URL: undefined, MAIL_DIR: "/var/lib/shop/mail" })).toHaveLength(1);
  expect(faultsOf({ ...trial, MAIL_DIR: undefined })).toHaveLength(1);
  expect(faultsOf({ ...trial, SMTP_URL: "http://mail.example" })).toEqual([
    "SMTP_URL must be an smtp:// or smtps:// address",
  ]);
});

test.each(["werkstatt@planke46.example", "Planke 46 <werkstatt@planke46.example>"])(
  "mails may come from %s",
  (mailbox) => {
    expect(readEnvironment({ ...trial, MAIL_FROM: mailbox }).MAIL_FROM).toBe(mailbox);
  },
);

test.each(["Planke 46", "a@b <x", "a@b\r\nBcc: c@d"])("mails do not come from %j", (mailbox) => {
  expect(faultsOf({ ...trial, MAIL_FROM: mailbox })).toHaveLength(1);
});

test.each(["STOREFRONT_URL", "MEDUSA_URL", "ADMIN_URL"])(
  "%s is the beginning of links: a slash at its end is left out, a path is refused",
  (name) => {
    expect(readEnvironment({ ...trial, [name]: "https://Api.Mine.example/" })).toMatchObject({
      [name]: "https://api.mine.example",
    });
    for (const given of [
      "https://api.mine.example/shop",
      "https://https://api.mine.example",
      "api.mine.example",
    ])
      expect(faultsOf({ ...trial, [name]: given })).toEqual([
        `${name} must be an http(s) address without a path, such as https://shop.example`,
      ]);
  },
);

test("origins that may ask are compared as browsers write them", () => {
  const AUTH_CORS = "http://localhost:3000/, HTTP://localhost:9000";
  expect(readEnvironment({ ...trial, AUTH_CORS }).AUTH_CORS).toBe(
    "http://localhost:3000,http://localhost:9000",
  );
  expect(faultsOf({ ...trial, AUTH_CORS: "http://localhost:3000/shop" })[0]).toContain("AUTH_CORS");
});

test("pictures in a bucket are found below a path as well, whatever slashes end it", () => {
  const { S3_FILE_URL } = readEnvironment({ ...production, S3_FILE_URL: "https://s3.example/bucket//" });
  expect(S3_FILE_URL).toBe("https://s3.example/bucket");
});

test.each(["en.shop.example/", "https://en.shop.example", ".shop.example"])("%j is no host", (given) => {
  expect(faultsOf({ ...trial, ENGLISH_HOST: given })[0]).toContain("ENGLISH_HOST must be a host name alone");
});

test("a value with a space, a line break or quotation marks around it is named", () => {
  for (const name of ["JWT_SECRET", "STRIPE_WEBHOOK_SECRET", "S3_BUCKET", "SANITY_DATASET"] as const)
    for (const wrapped of [` ${production[name]}`, `${production[name]}\n`, `"${production[name]}"`])
      expect(faultsOf({ ...production, [name]: wrapped })).toContain(
        `${name} begins or ends with a space, a line break or a quotation mark`,
      );
});
