import { beforeAll, expect, test } from "vitest";
import { shop, staffToken } from "../../shopper/shop";
import { filled, medusaRoutes, storefrontRoutes } from "./routes";
import { eachOf, type Heard, send, storefront } from "./visitor";

const FORM = "application/x-www-form-urlencoded";
const actions = storefrontRoutes().filter(({ takesForms }) => takesForms);
const changing = medusaRoutes().filter(
  ({ method, path }) => method !== "GET" && !/hooks|turned-away/.test(path),
);

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Heard> {
  return send(storefront, path, {
    method: "POST",
    headers: {
      origin: storefront,
      "content-type": FORM,
      "content-length": String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
}

/** A refusal a program can read. */
function expectRefusal({ status, text }: Heard, expected: number, where: string): void {
  expect(status, where).toBe(expected);
  const { message, issues } = JSON.parse(text);
  expect(message, where).toEqual(expect.any(String));
  expect(issues, where).not.toHaveLength(0);
}

test("a form that is too long, of unknown length or no form at all is refused before it is read", async () => {
  await eachOf(actions, async ({ path }) => {
    expectRefusal(await post(path, `text=${"x".repeat(70_000)}`), 413, path);
    expectRefusal(await post(path, "{}", { "content-type": "application/json" }), 415, path);
    expectRefusal(await post(path, "x", { "content-type": "multipart/form-data; boundary=x" }), 415, path);
    const chunked = { origin: storefront, "content-type": FORM, "transfer-encoding": "chunked" };
    expectRefusal(await send(storefront, path, { method: "POST", headers: chunked, body: "a=b" }), 411, path);
  });
});

const MALFORMED = [
  "",
  "&&&===",
  "%",
  "%ff%fe=%00&intent=%00",
  "intent=order&intent=voucher&intent=remove:cali_1",
  "intent=__proto__&__proto__[x]=1&constructor=1&toString=1",
  "intent=remove:../../admin&decision=yes%0d%0aSet-Cookie:x=1&page=//evil.example&language=de",
  `intent=order&${Array.from({ length: 3000 }, (_, index) => `k${index}=`).join("&")}`,
  `intent=order&billing[a][b]=1&dimensions.length=1e999&email=${"@".repeat(20_000)}`,
];

/** One path of each module: the configurators differ in nothing that reads a form. */
const modules = actions.filter(
  ({ file }, index) => actions.findIndex((other) => other.file === file) === index,
);

test("no form however malformed makes the shop stumble, or leads away from it", async () => {
  await eachOf(modules, async ({ path }) => {
    const heard = await Promise.all(MALFORMED.map((body) => post(path, body)));
    for (const [index, { status, headers }] of heard.entries()) {
      expect(status, `${path} with ${MALFORMED[index]?.slice(0, 60)}`).toBeLessThan(500);
      expect(headers.location ?? "/", path).toMatch(/^\/(?!\/)/);
    }
  });
});

let token: string;
beforeAll(async () => {
  token = await staffToken();
});

function atMedusa(
  route: { method: string; path: string },
  body: string,
  type = "application/json",
): Promise<Heard> {
  return send(shop.medusa, filled(route), {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-publishable-api-key": shop.publishableKey,
      "content-type": type,
      "content-length": String(Buffer.byteLength(body)),
    },
    body,
  });
}

test("every route of ours at Medusa refuses a body that is too large or broken, with a reason", async () => {
  await eachOf(changing, async (route) => {
    const where = `${route.method} ${route.path}`;
    expectRefusal(await atMedusa(route, JSON.stringify({ text: "x".repeat(200_000) })), 413, where);
    expectRefusal(await atMedusa(route, '{"a":'), 400, where);
  });
});

const ODD = [
  "[]",
  '"x"',
  "null",
  "{}",
  '{"__proto__":{"a":1}}',
  '{"a\\u0000":"\\ud800"}',
  "[".repeat(40) + "]".repeat(40),
];

test("no staff route stumbles over a body of the wrong shape", async () => {
  const routes = changing.filter(({ path }) => path.startsWith("/admin"));
  await eachOf(routes, async (route) => {
    const heard = await Promise.all(ODD.map((body) => atMedusa(route, body)));
    for (const [index, { status, text }] of heard.entries()) {
      const where = `${route.method} ${route.path} with ${ODD[index]}: ${status} ${text.slice(0, 200)}`;
      expect(status, where).toBeLessThan(500);
      if (status >= 400) expect(JSON.parse(text).message, where).toEqual(expect.any(String));
    }
  });
});

test("Stripe's hook takes no larger body than Stripe sends", async () => {
  const route = { method: "POST", path: "/hooks/stripe-checkout" };
  expectRefusal(await atMedusa(route, JSON.stringify({ text: "x".repeat(1_200_000) })), 413, route.path);
});
