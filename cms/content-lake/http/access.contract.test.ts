import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STUDIO_ORIGIN, type TestLake, TOKEN, testLake } from "../testing/lake.ts";

/** The lake answers on this machine, but so do the pages of strangers that are open in a browser here. */
let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
  await lake.staff.create({ _id: "open", _type: "note" });
  await lake.staff.create({ _id: "drafts.secret", _type: "note" });
});
afterAll(() => lake.remove());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const QUERY = "/v2025-02-19/data/query/production?query=*&perspective=raw";

/** Sends exactly these headers, `Host` included, which `fetch` would not. */
function ask(headers: Record<string, string>, method = "GET", path = QUERY): Promise<Answer> {
  const port = Number(new URL(lake.url).port);
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, path, headers }, async (response) => {
      let body = "";
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on("error", reject)
      .end();
  });
}

const port = () => new URL(lake.url).port;

test.each([
  ["another name for this machine (DNS rebinding)", () => `evil.example:${port()}`],
  ["our name with something before it", () => `evil.localhost:${port()}`],
  ["our name with something after it", () => `localhost.evil.example:${port()}`],
  ["another port", () => "localhost:80"],
  ["no port", () => "localhost"],
  ["the address for everybody", () => `0.0.0.0:${port()}`],
])("asked for by %s, it refuses", async (_case, host) => {
  const { status, body } = await ask({ host: host(), authorization: `Bearer ${TOKEN}` });
  expect(status).toBe(403);
  expect(body).not.toContain("secret");
});

test.each(["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])("asked for as %s, it answers", async (name) => {
  expect((await ask({ host: `${name}:${port()}` })).status).toBe(200);
});

test.each([
  ["a stranger's page", "https://evil.example"],
  ["a page without an origin of its own (a file, a sandbox)", "null"],
  ["a page that begins like the Studio's", `${STUDIO_ORIGIN}.evil.example`],
  ["the Studio's by another scheme", STUDIO_ORIGIN.replace("http:", "https:")],
])("%s gets nothing, whatever it holds and however it asks", async (_case, origin) => {
  for (const method of ["GET", "POST", "OPTIONS", "HEAD"]) {
    const { status, headers, body } = await ask({ origin, authorization: `Bearer ${TOKEN}` }, method);
    expect(status).toBe(403);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(body).not.toContain("secret");
  }
});

test("programs, which name no origin, see what is published and with the token everything", async () => {
  const ids = (answer: Answer) => JSON.parse(answer.body).result.map(({ _id }: { _id: string }) => _id);
  expect(ids(await ask({}))).toEqual(["open"]);
  expect(ids(await ask({ authorization: `Bearer ${TOKEN}` }))).toEqual(["open", "drafts.secret"]);
});

test("the Studio's preflights are answered, with what it asks to send", async () => {
  const { status, headers } = await ask(
    { origin: STUDIO_ORIGIN, "access-control-request-headers": "authorization, last-event-id" },
    "OPTIONS",
  );
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": STUDIO_ORIGIN,
    "access-control-allow-credentials": "true",
    "access-control-allow-headers": "authorization, last-event-id",
  });
});

test.each(["Basic c3RhZmY6c3RhZmY=", "Bearer", "Bearer ", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`])(
  "%s is no token",
  async (authorization) => {
    expect((await ask({ authorization })).status).toBe(401);
  },
);

test.runIf(process.env.TEST_LONG === "1")(
  "who sends no request in time is let go, so that nobody holds the lake's connections",
  async () => {
    const socket = connect(Number(port()), "127.0.0.1");
    socket.write(`GET ${QUERY} HTTP/1.1\r\nHost: localhost:${port()}\r\nX-Slow:`);
    let told = "";
    for await (const chunk of socket) told += chunk;
    expect(told).toMatch(/^HTTP\/1\.1 408/);
  },
  30_000,
);
