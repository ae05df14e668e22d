import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../../../launcher/settings/settings.mjs";
import { addressesOf } from "../../../launcher/shop/addresses.mjs";
import { storefront } from "../../../launcher/shop/parts.mjs";
import { newAddress, proven } from "../../../plugins/furniture/integration-tests/from-address";
import { networkOf } from "../../../storefront/server/rate-limit/rateLimits";
import { freePort } from "../../shopper/free-port";
import { rows, shop } from "../../shopper/shop";
import { Server } from "../content/content-shop";
import { contentLake, secrets, send } from "./visitor";

const ROOT = join(import.meta.dirname, "../../..");
const FORM = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };

let folder: string;
/** A storefront of its own that believes itself behind https, and bears two forms and three pictures a minute. */
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rate-limit-"));
  const env = {
    ...process.env,
    RATE_LIMIT_ACTIONS: "2",
    RATE_LIMIT_FILES: "3",
    DATA_DIR: folder,
    SHOP_ENV: "trial",
  };
  const settings = readSettings(env, ROOT);
  const ports = { ...settings.ports, storefront: await freePort() };
  const addresses = { ...addressesOf(ports), medusa: shop.medusa, contentLake };
  const part = storefront({ settings: { ...settings, ports }, addresses, secrets }, shop.publishableKey);
  server = new Server({ ...part, env: { ...part.env, STOREFRONT_URL: "https://shop.example" } });
  await server.start();
});
afterAll(async () => {
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const SHOP = { origin: "https://shop.example", host: "shop.example" };
const post = (path: string, address: string, language = "de") =>
  send(server.url, `${path}?lng=${language}`, {
    method: "POST",
    headers: { ...FORM, ...SHOP, "x-forwarded-for": address },
  });

test("who sends form after form is refused on that route alone, in words of the shop, and told when to come back", async () => {
  const address = newAddress();
  await post("/messageSent", address);
  await post("/messageSent", address);
  const refused = await post("/messageSent", address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.text).toContain("Das ging sehr schnell");
  expect((await post("/messageSent", address, "en")).text).toContain("That was very quick");
  expect((await post("/withdrawal", address)).status).not.toBe(429);
  expect((await post("/messageSent", newAddress())).status).not.toBe(429);
});

test("pictures that are painted for each address of theirs are painted so often and not more", async () => {
  const headers = { "x-forwarded-for": newAddress() };
  for (let count = 0; count < 3; count++) await send(server.url, "/drawing/table", { headers });
  const { status, text, headers: said } = await send(server.url, "/drawing/bench", { headers });
  expect(status).toBe(429);
  expect(Number(said["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(text)).toMatchObject({ issues: [{ code: "too_many_requests" }] });
});

test("over https browsers keep to https, and send our cookies nowhere else", async () => {
  const agreed = { cookie: "consent=2.yes.2026-11-27" };
  const { headers } = await send(server.url, "/?lng=en&utm_source=x", { headers: agreed });
  expect(headers["strict-transport-security"]).toMatch(/max-age=31536000; includeSubDomains/);
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  expect(headers["set-cookie"]?.length).toBeGreaterThan(1);
  for (const line of headers["set-cookie"] ?? []) expect(line).toMatch(/; Secure/i);
});

test("who tries passwords is refused at Medusa, right or wrong, and told when to come back", async () => {
  const address = newAddress();
  const login = (password: string) => {
    const body = JSON.stringify({ email: shop.staff.email, password });
    const headers = {
      "content-type": "application/json",
      "content-length": String(body.length),
      ...proven(address),
    };
    return send(shop.medusa, "/auth/user/emailpass", { method: "POST", headers, body });
  };
  expect((await login("wrong")).status).toBe(401);
  const hash = createHmac("sha256", shop.clientAddressSecret)
    .update(`rate-limit:${networkOf(address)}`)
    .digest("base64url");
  const counted = await rows(
    "update furniture_rate_limit set points = 100000 where key like $1 returning key",
    `login:%${hash}`,
  );
  expect(counted).toHaveLength(1);
  const refused = await login(shop.staff.password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(refused.text).issues).toEqual([expect.objectContaining({ code: "too_many_requests" })]);
});
