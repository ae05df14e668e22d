import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LONG } from "../../../tests/long-run.ts";
import { clientOf, STUDIO_ORIGIN, type TestLake, TOKEN, testLake } from "../testing/lake.ts";
import { lakeProcess } from "../testing/process.ts";

let lake: TestLake;
let folder: string;
beforeAll(async () => {
  lake = await testLake();
  folder = await mkdtemp(join(tmpdir(), "content-lake-"));
});
afterAll(async () => {
  await lake.remove();
  await rm(folder, { recursive: true, force: true });
});

const REFUSED = [
  ["production", { SHOP_ENV: "production" }, "refuses to run with SHOP_ENV=production"],
  ["other machines", { HOST: "0.0.0.0" }, "HOST must be 127.0.0.1, ::1 or localhost"],
  ["a short token", { CONTENT_LAKE_TOKEN: "short" }, "CONTENT_LAKE_TOKEN must be at least 16 characters"],
  ["no token", { CONTENT_LAKE_TOKEN: "" }, "CONTENT_LAKE_TOKEN is missing"],
  ["a port that is none", { CONTENT_LAKE_PORT: "http" }, "CONTENT_LAKE_PORT must be a port number"],
  [
    "an unsigned webhook",
    { CONTENT_LAKE_WEBHOOK_URL: "http://localhost:1/" },
    "SANITY_WEBHOOK_SECRET is missing",
  ],
  ["a sample that is not there", { CONTENT_LAKE_SAMPLE: "/none.ndjson" }, "/none.ndjson cannot be read"],
] as const;

// Each starts a process of its own: the short run takes what would be worst.
test.each(LONG ? REFUSED : REFUSED.slice(0, 1))(
  "it does not start for %s, and says so in one line",
  async (_case, environment, line) => {
    const lake = await lakeProcess(folder, environment as Record<string, string>);
    expect(lake.url).toBeUndefined();
    expect(lake.code()).toBe(1);
    expect(lake.output()).toContain(line);
    expect(lake.output().trim().split("\n")).toHaveLength(1);
  },
);

test("a port in use is named", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  const lake = await lakeProcess(folder, { CONTENT_LAKE_PORT: String(port) });
  taken.close();
  expect(lake.output().trim()).toBe(`content lake: port ${port} is in use (CONTENT_LAKE_PORT)`);
});

const query = () => `${lake.url}/v2025-02-19/data/query/production?query=*`;

test("pages of other origins are refused, the Studio's is welcome", async () => {
  const foreign = await fetch(query(), { headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  const preflight = await fetch(query(), { method: "OPTIONS", headers: { origin: "https://evil.example" } });
  expect(preflight.status).toBe(403);
  const own = await fetch(query(), { headers: { origin: STUDIO_ORIGIN } });
  expect(own.status).toBe(200);
  expect(own.headers.get("access-control-allow-origin")).toBe(STUDIO_ORIGIN);
});

test("a foreign host name that leads here is refused", async () => {
  const port = Number(new URL(lake.url).port);
  const status = await new Promise((resolve, reject) => {
    request(
      { host: "127.0.0.1", port, path: "/healthz", headers: { host: `evil.example:${port}` } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

test("a wrong token is refused, not taken for an anonymous visit", async () => {
  const wrong = clientOf(lake.url, { token: "not-the-token-at-all" });
  await expect(wrong.fetch("*")).rejects.toMatchObject({ statusCode: 401 });
});

test("without a token nothing can be changed", async () => {
  await expect(lake.anyone.create({ _type: "note" })).rejects.toMatchObject({ statusCode: 401 });
  await expect(
    lake.anyone.action({ actionType: "sanity.action.document.discard", draftId: "drafts.a" }),
  ).rejects.toMatchObject({ statusCode: 401 });
  for (const path of ["data/export/production", "data/history/production/transactions/a", "users/me"]) {
    expect((await fetch(`${lake.url}/v2025-02-19/${path}`)).status).toBe(401);
  }
});

const MUTATE = "data/mutate/production";
const ACTIONS = "data/actions/production";

test.each([
  ["POST", MUTATE, "not JSON", 400, "The body is not JSON"],
  ["POST", MUTATE, "{}", 400, "mutations: "],
  ["POST", MUTATE, '{"mutations":[{}]}', 400, "mutations.0: a mutation has exactly one of"],
  ["POST", MUTATE, '{"mutations":[{"explode":{}}]}', 400, "mutations.0: a mutation has exactly one of"],
  ["POST", MUTATE, '{"mutations":[{"create":{"_id":"a"}}]}', 400, "mutations.0.create._type"],
  [
    "POST",
    MUTATE,
    '{"mutations":[{"create":{"_id":"a b","_type":"note"}}]}',
    400,
    'Document id "a b" is not valid',
  ],
  ["POST", MUTATE, '{"mutations":[{"patch":{"id":"a","set":3}}]}', 400, "mutations.0.patch"],
  ["POST", MUTATE, '{"mutations":[{"delete":{"query":"*["}}]}', 400, "unable to parse query"],
  ["POST", ACTIONS, '{"actions":[{"actionType":"sanity.action.nonsense"}]}', 400, "actions"],
  ["POST", "data/query/production", '{"params":{}}', 400, "query"],
  ["GET", "data/query/production", undefined, 400, 'Parameter "query" is missing'],
  ["GET", "data/query/production?query=*&$id=unquoted", undefined, 400, 'Parameter "$id" is not JSON'],
  ["GET", "data/query/production?query=*&perspective=a+b", undefined, 400, 'perspective "a b"'],
  ["GET", "data/query/elsewhere?query=*", undefined, 404, 'Dataset "elsewhere" not found'],
  ["GET", "data/listen/production?query=*&includeResult=perhaps", undefined, 400, "must be true or false"],
  ["GET", "nothing/here", undefined, 404, "There is nothing at /nothing/here"],
  ["DELETE", "data/query/production", undefined, 405, "answers GET, POST, not DELETE"],
])("%s %s with %s: %i, explained", async (method, path, body, status, reason) => {
  const response = await fetch(`${lake.url}/v2025-02-19/${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}` },
    ...(body === undefined ? {} : { body }),
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toSatisfy((answer) =>
    JSON.stringify(answer).includes(JSON.stringify(reason).slice(1, -1)),
  );
});

test("a body beyond all measure is refused", async () => {
  const response = await fetch(`${lake.url}/v2025-02-19/${MUTATE}`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}` },
    body: "x".repeat(21 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});
