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

test("hosted content needs all three of its variables", () => {
  const { CONTENT_LAKE_URL: _lake, ...rest } = trial;
  expect(faultsOf({ ...rest, SANITY_PROJECT_ID: "abc" })).toHaveLength(2);
  expect(
    faultsOf({ ...rest, SANITY_PROJECT_ID: "abc", SANITY_DATASET: "d", SANITY_API_READ_TOKEN: "t" }),
  ).toEqual([]);
});
