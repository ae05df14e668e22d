import { randomBytes } from "node:crypto";
import { createImageUrlBuilder } from "@sanity/image-url";
import { expect, test } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { draftsReader, imageSource, sanityClient } from "./sanity.server.ts";

const secret = () => randomBytes(32).toString("hex");
const SHOP = {
  STOREFRONT_URL: "https://shop.example",
  MEDUSA_URL: "http://localhost:9000",
  MEDUSA_PUBLISHABLE_KEY: "pk_test",
  REDIS_URL: "rediss://cache.example:6379",
  SESSION_SECRET: secret(),
  CLIENT_ADDRESS_SECRET: secret(),
  SANITY_WEBHOOK_SECRET: secret(),
};
const HOSTED = {
  SANITY_PROJECT_ID: "abcd1234",
  SANITY_DATASET: "production",
  SANITY_API_READ_TOKEN: "read-token",
};
const EMBEDDED = {
  SHOP_ENV: "trial",
  CONTENT_LAKE_URL: "http://localhost:3338",
  CONTENT_LAKE_TOKEN: "token of the lake",
};

function environment(variables: Record<string, string>) {
  const read = readEnvironment({ ...SHOP, ...variables });
  if (!read.ok) throw new Error(read.faults.join("; "));
  return read.environment;
}

const QUERY = "/data/query/production";
const PICTURE = { asset: { _ref: `image-${"a".repeat(40)}-800x600-jpg` } };
const addressOf = (variables: Record<string, string>) =>
  createImageUrlBuilder(imageSource(environment(variables)))
    .image(PICTURE)
    .width(400)
    .url();

test("with a project, pages read hosted Sanity: its own host, the token, no CDN that could lag behind the webhook", () => {
  const client = sanityClient(environment(HOSTED));
  expect(client.getUrl(QUERY)).toBe(`https://abcd1234.api.sanity.io/v2025-02-19${QUERY}`);
  expect(client.config()).toMatchObject({ token: "read-token", useCdn: false, perspective: "published" });
  expect(addressOf(HOSTED)).toMatch(
    /^https:\/\/cdn\.sanity\.io\/images\/abcd1234\/production\/a{40}-800x600\.jpg\?/,
  );
});

test("in a trial, pages read the content lake, as anybody", () => {
  const client = sanityClient(environment(EMBEDDED));
  expect(client.getUrl(QUERY)).toBe(`http://localhost:3338/v2025-02-19${QUERY}`);
  expect(client.config().token).toBeUndefined();
  expect(addressOf(EMBEDDED)).toMatch(/^http:\/\/localhost:3338\/images\/planke46\/production\//);
});

test.each([
  ["hosted", HOSTED, "read-token"],
  ["embedded", EMBEDDED, "token of the lake"],
])("%s, previews read drafts from the same place, with the right to", (_mode, variables, token) => {
  const [pages, previews] = [sanityClient(environment(variables)), draftsReader(environment(variables))];
  expect(previews?.getUrl(QUERY)).toBe(pages.getUrl(QUERY));
  expect(previews?.config()).toMatchObject({ perspective: "drafts", token, useCdn: false });
});
