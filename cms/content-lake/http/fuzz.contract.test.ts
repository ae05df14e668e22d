import { request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestLake, TOKEN, testLake } from "../testing/lake.ts";
import { action, groq, mutation } from "../testing/nonsense.ts";

/** Malformed requests get a 4xx answer. The lake never fails (5xx) or exits, and its documents do not change. */
let lake: TestLake;
let log: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  log = vi.spyOn(console, "error");
  lake = await testLake();
  await lake.staff.create({ _id: "note", _type: "note", text: "one", list: [1, { _key: "a" }] });
});
afterAll(async () => {
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
  await lake.remove();
});

const RUNS = { numRuns: process.env.TEST_LONG === "1" ? 2000 : 150 };

interface Answer {
  status: number;
  body: string;
}

/** Sends the path as it is, which `fetch` would tidy first. */
function send(method: string, path: string, body?: string): Promise<Answer> {
  const { port } = new URL(lake.url);
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
    request({ host: "127.0.0.1", port, method, path, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: text });
    })
      .on("error", reject)
      .end(body);
  });
}

/** A refusal in the shape of Sanity's API: `{statusCode, error}`, where `error` is a word with a `message` or an object. */
function expectReadable({ status, body }: Answer): void {
  expect(status, body).toBeLessThan(500);
  if (status < 400) return;
  const refusal = JSON.parse(body);
  expect(refusal.statusCode).toBe(status);
  const reason = typeof refusal.error === "string" ? refusal.message : refusal.error.description;
  expect(reason, body).toMatch(/\w/);
}

const data = (kind: string) => `/v2025-02-19/data/${kind}/production`;
const query = (groq: string, rest = "") => `${data("query")}?query=${encodeURIComponent(groq)}${rest}`;

test("any query is answered or refused", async () => {
  await fc.assert(
    fc.asyncProperty(groq, async (text) => expectReadable(await send("GET", query(text)))),
    RUNS,
  );
});

test("any parameters are taken or refused", async () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("$x", "$__proto__", "perspective", "returnQuery"),
  );
  const value = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
  await fc.assert(
    fc.asyncProperty(name, value, async (given, text) => {
      const rest = `&${encodeURIComponent(given)}=${encodeURIComponent(text)}`;
      expectReadable(await send("GET", query("*[_id == $x][0...$x]", rest)));
    }),
    RUNS,
  );
});

test("any mutations are done or refused, whole", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { maxLength: 3 }), async (mutations) => {
      const body = JSON.stringify({ mutations });
      expectReadable(await send("POST", `${data("mutate")}?dryRun=true&returnDocuments=true`, body));
    }),
    RUNS,
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(await lake.staff.fetch("*[0].text")).toBe("one");
});

test("any actions are done or refused, whole", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(action, fc.jsonValue()), { maxLength: 3 }), async (actions) => {
      expectReadable(await send("POST", data("actions"), JSON.stringify({ actions, dryRun: true })));
    }),
    RUNS,
  );
});

test("any bytes as a body are refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("mutate", "actions", "query"),
      fc.oneof(fc.string({ unit: "binary" }), fc.json()),
      async (kind, body) => expectReadable(await send("POST", data(kind), body)),
    ),
    RUNS,
  );
});

test("any address is found or not", async () => {
  const part = fc.oneof(
    fc.constantFrom(
      "",
      ".",
      "..",
      "%",
      "%00",
      "%2e%2e",
      "%2F",
      "v1",
      "vX",
      "data",
      "images",
      "history",
      "events",
      "documents",
    ),
    fc.constantFrom(
      "production",
      "planke46",
      "transactions",
      "listen",
      "?",
      "#",
      "[",
      "@",
      ":80",
      "?query=*",
      "?revision=1",
    ),
    fc.webSegment(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
      const { status, body } = await send("GET", `/${parts.join("/")}`);
      expectReadable({ status, body });
    }),
    RUNS,
  );
});

const DEEP = 50_000;
const brackets = "[".repeat(DEEP) + "]".repeat(DEEP);
const objects = `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`;

test.each<[string, string, string, string?]>([
  ["brackets in a query", "GET", query("(".repeat(3000))],
  ["filters in a query", "GET", query(`*${"[".repeat(2000)}${"]".repeat(2000)}`)],
  ["sums in a query", "GET", query(`1${"+1".repeat(2500)}`)],
  ["negations in a query", "POST", data("query"), JSON.stringify({ query: `${"!".repeat(100_000)}true` })],
  ["arrays in a parameter", "GET", query("$a", `&$a=${"[".repeat(5000)}${"]".repeat(5000)}`)],
  ["objects in a parameter", "POST", data("query"), `{"query":"$a","params":{"a":${objects}}}`],
  ["arrays as a body", "POST", data("mutate"), brackets],
  [
    "arrays in a document",
    "POST",
    data("mutate"),
    `{"mutations":[{"create":{"_type":"a","b":${brackets}}}]}`,
  ],
  ["quotes that hide brackets", "POST", data("mutate"), `"\\"${brackets}`],
  ["an address without a path", "GET", "//"],
  ["a broken address of a proxy", "GET", "http://["],
  ["an asterisk for an address", "GET", "*"],
])(
  "what is nested beyond reason or no address at all is answered in words: %s",
  async (_case, method, address, body) => {
    expectReadable(await send(method, address, body));
  },
);
