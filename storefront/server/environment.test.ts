import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const trial = {
  SHOP_ENV: "trial",
  STOREFRONT_URL: "http://localhost:3000",
  MEDUSA_URL: "http://localhost:9000",
  MEDUSA_PUBLISHABLE_KEY: "pk_0123",
  SESSION_SECRET: "0123456789abcdef",
  CONTENT_LAKE_URL: "http://localhost:3900",
  SANITY_WEBHOOK_SECRET: "0123456789abcdef",
};
const faultsOf = (variables: Record<string, string | undefined>) => {
  const result = readEnvironment(variables);
  return result.ok ? [] : result.faults;
};

test("a trial needs no more than this, and takes the usual port", () => {
  const result = readEnvironment(trial);
  expect(result).toMatchObject({ ok: true, environment: { STOREFRONT_PORT: 3000, HOST: "127.0.0.1" } });
});

test.each([
  ["STOREFRONT_PORT", "abc", "must be a port, 1 to 65535"],
  ["STOREFRONT_PORT", "80000", "must be a port, 1 to 65535"],
  ["METRICS_PORT", "94.5", "must be a port, 1 to 65535"],
  ["SHUTDOWN_TIMEOUT_SECONDS", "-1", "must be seconds, 0 to 600"],
  ["RATE_LIMIT_FILES", "0.5", "must be a whole number from 1 on"],
  ["LOG_LEVEL", "loud", "must be debug or info or warn or error or silent"],
  ["REDIS_URL", "redis:6379", "must be an address such as redis://host:6379"],
])("a wrong value is named with what it should be: %s=%s", (name, value, fault) => {
  expect(faultsOf({ ...trial, [name]: value })).toEqual([`storefront: ${name} ${fault}`]);
});

test("every fault is one line that names its variable, all at once", () => {
  const faults = faultsOf({ SHOP_ENV: "trial", STOREFRONT_PORT: "99999", SESSION_SECRET: "short" });
  for (const name of [
    "STOREFRONT_PORT",
    "STOREFRONT_URL",
    "MEDUSA_URL",
    "SESSION_SECRET",
    "SANITY_PROJECT_ID",
  ]) {
    expect(faults.filter((line) => line.startsWith(`storefront: ${name} `))).toHaveLength(1);
  }
  expect(faults.every((line) => !line.includes("\n"))).toBe(true);
});

test("an empty variable counts as missing", () => {
  expect(faultsOf({ ...trial, MEDUSA_URL: "" })).toEqual(["storefront: MEDUSA_URL is missing"]);
});

test("production refuses the local content lake, and so does an unset SHOP_ENV", () => {
  expect(faultsOf({ ...trial, SHOP_ENV: "production" })[0]).toContain("CONTENT_LAKE_URL");
  expect(faultsOf({ ...trial, SHOP_ENV: undefined })[0]).toContain("CONTENT_LAKE_URL");
});

test("a trial may cache content by itself; production shares it through Redis", () => {
  expect(faultsOf(trial)).toEqual([]);
  expect(faultsOf({ ...trial, SHOP_ENV: "production" })).toContain(
    "storefront: REDIS_URL is missing; in production all storefronts share their cache",
  );
});

test("a trial may write events to a file; production posts them somewhere or counts nothing", () => {
  const file = { ANALYTICS_FILE: "/data/events.ndjson" };
  expect(faultsOf({ ...trial, ...file })).toEqual([]);
  expect(faultsOf({ ...trial, ANALYTICS_URL: "collector" })).toEqual([
    "storefront: ANALYTICS_URL must be an http(s) address",
  ]);
  expect(faultsOf({ ...trial, ...file, SHOP_ENV: "production" }).join()).toContain("ANALYTICS_FILE");
});

test("hosted content needs all three of its variables", () => {
  const { CONTENT_LAKE_URL: _lake, ...rest } = trial;
  expect(faultsOf({ ...rest, SANITY_PROJECT_ID: "abc" })).toHaveLength(2);
  expect(
    faultsOf({ ...rest, SANITY_PROJECT_ID: "abc", SANITY_DATASET: "d", SANITY_API_READ_TOKEN: "t" }),
  ).toEqual([]);
});

const RANDOM = "f0c8b6a1d2e34759a8b7c6d5e4f30211";
const production = {
  STOREFRONT_URL: "https://shop.example",
  MEDUSA_URL: "http://medusa:9000",
  MEDUSA_PUBLISHABLE_KEY: "pk_0123",
  SESSION_SECRET: RANDOM,
  CLIENT_ADDRESS_SECRET: [...RANDOM].reverse().join(""),
  SANITY_PROJECT_ID: "abc",
  SANITY_DATASET: "d",
  SANITY_API_READ_TOKEN: "t",
  SANITY_WEBHOOK_SECRET: `${RANDOM}9`,
  REDIS_URL: "redis://redis:6379",
};

test("while the secret of sessions is changed there is a second one, as good and another", () => {
  const other = `${RANDOM}7`;
  expect(faultsOf({ ...production, SESSION_SECRET_ALSO_READ: other })).toEqual([]);
  for (const bad of ["short", "a".repeat(40), RANDOM])
    expect(faultsOf({ ...production, SESSION_SECRET_ALSO_READ: bad })).toEqual([
      expect.stringMatching(/^storefront: SESSION_SECRET_ALSO_READ /),
    ]);
});

test.each(["SESSION_SECRET", "CLIENT_ADDRESS_SECRET", "SANITY_WEBHOOK_SECRET"])(
  "production refuses a weak, a sample or a missing %s in one line, and never repeats it",
  (name) => {
    expect(faultsOf(production)).toEqual([]);
    for (const weak of [
      "",
      "short",
      "a".repeat(40),
      "change-me-change-me-change-me-1234",
      `supersecret${RANDOM}`,
    ]) {
      const faults = faultsOf({ ...production, [name]: weak });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^storefront: ${name} `));
      if (weak) expect(faults[0]).not.toContain(weak);
    }
  },
);

test("production refuses one secret used twice, and a shop without https", () => {
  expect(faultsOf({ ...production, SESSION_SECRET: production.SANITY_WEBHOOK_SECRET })).toHaveLength(1);
  expect(faultsOf({ ...production, STOREFRONT_URL: "http://shop.example" })).toEqual([
    "storefront: STOREFRONT_URL must be an https address in production",
  ]);
  expect(faultsOf({ ...production, STOREFRONT_URL: "http://localhost:3000" })).toEqual([]);
});

test.each(["STOREFRONT_URL", "MEDUSA_URL", "MEDUSA_INTERNAL_URL"])(
  "%s is the beginning of addresses: a slash at its end is left out, a path is refused",
  (name) => {
    expect(readEnvironment({ ...trial, [name]: "http://Mine.example:8080/" })).toMatchObject({
      environment: { [name]: "http://mine.example:8080" },
    });
    for (const given of ["http://mine.example/shop", "http://http://mine.example"])
      expect(faultsOf({ ...trial, [name]: given })).toEqual([
        `storefront: ${name} must be an http(s) address without a path, such as https://shop.example`,
      ]);
  },
);

test("a host with a path, and a value with something around it, are named", () => {
  expect(faultsOf({ ...trial, ENGLISH_HOST: "en.shop.example/" })).toEqual([
    "storefront: ENGLISH_HOST must be a host name alone, such as shop.example",
  ]);
  for (const wrapped of [" pk_0123", "pk_0123\n", "'pk_0123'"])
    expect(faultsOf({ ...trial, MEDUSA_PUBLISHABLE_KEY: wrapped })).toContain(
      "storefront: MEDUSA_PUBLISHABLE_KEY begins or ends with a space, a line break or a quotation mark",
    );
});
