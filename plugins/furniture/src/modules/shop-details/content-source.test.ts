import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { clientConfig, pluginOptions } from "./content-source";

const HOSTED = { projectId: "abcd1234", dataset: "production", token: "token-of-the-shop" };

test("with a project, the mails read hosted Sanity: its own host, the token, no CDN, what is published", () => {
  const client = createClient(clientConfig(HOSTED));
  expect(client.getUrl("/data/query/production")).toBe(
    "https://abcd1234.api.sanity.io/v2025-02-19/data/query/production",
  );
  expect(client.config()).toMatchObject({ ...HOSTED, useCdn: false, perspective: "published" });
});

test("with an address, they read the content lake there, without a token", () => {
  const client = createClient(clientConfig({ url: "http://localhost:3338" }));
  expect(client.getUrl("/data/query/production")).toBe(
    "http://localhost:3338/v2025-02-19/data/query/production",
  );
  expect(client.config()).toMatchObject({ useCdn: false, perspective: "published" });
  expect(client.config().token).toBeUndefined();
});

test.each([{}, { projectId: "abcd1234" }, { ...HOSTED, token: "" }, { url: "localhost" }])(
  "half a place (%j) is refused when the shop starts",
  (content) => {
    expect(pluginOptions.safeParse({ content }).success).toBe(false);
  },
);
