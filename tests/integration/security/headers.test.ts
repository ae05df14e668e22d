import { expect, test } from "vitest";
import { shop } from "../../shopper/shop";
import { storefrontRoutes } from "./routes";
import { eachOf, send, storefront, Visitor } from "./visitor";

/** Cookies that scripts of ours read, and nothing else depends on: the visitor's own choices. */
const READ_BY_SCRIPTS = ["consent", "screen"];
const SCRIPT = /<script\b([^>]*)>/g;
const pages = storefrontRoutes().filter(({ path }) => !/something|no\/such/.test(path));

test("every page lets in its own scripts alone, by a nonce that is never used twice, and nobody frames it", async () => {
  const nonces = new Set<string>();
  let documents = 0;
  await eachOf(pages, async ({ path }) => {
    const { headers, text, status } = await send(storefront, path);
    const policy = String(headers["content-security-policy"]);
    // Firefox loads pages ahead by this alone; what else it would let in has a rule of its own.
    expect(policy, path).toMatch(/(^|; )default-src 'self';/);
    for (const kind of ["child", "frame", "media", "object"])
      expect(policy, path).toContain(`; ${kind}-src 'none';`);
    // What draws the scene, and nothing made up by a script.
    expect(policy, path).toContain("; worker-src 'self';");
    expect(policy, path).not.toMatch(
      /unsafe|\*(?!\S*:)|https?:\/\/(?!localhost|127\.0\.0\.1|checkout\.stripe\.com|cdn\.sanity)/,
    );
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBeDefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
    if (status !== 200 || !String(headers["content-type"]).startsWith("text/html")) return;
    documents++;
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonces.has(nonce), path).toBe(false);
    nonces.add(nonce);
    for (const [, attributes = ""] of text.matchAll(SCRIPT)) {
      if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
      const isOwnFile = /src="\/(?!\/)/.test(attributes);
      expect(isOwnFile || attributes.includes(`nonce="${nonce}"`), `${path}: <script${attributes}>`).toBe(
        true,
      );
    }
    expect(text, path).not.toMatch(/\son(click|load|error|submit)="|\sstyle="|href="javascript:/i);
  });
  expect(documents).toBeGreaterThan(15);
});

test("nothing of a page comes from somebody else", async () => {
  await eachOf(pages, async ({ path }) => {
    const { text, headers } = await send(storefront, path);
    if (!String(headers["content-type"]).startsWith("text/html")) return;
    for (const [, address = ""] of text.matchAll(
      /<(?:script|img|iframe|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="(https?:[^"]+)"/g,
    )) {
      expect(new URL(address).hostname, path).toMatch(/^(localhost|127\.0\.0\.1)$/);
    }
  });
});

test("cookies that mean something are signed and read by no script", async () => {
  const visitor = new Visitor();
  await visitor.get("/?lng=en&utm_source=brief");
  await visitor.post("/configuratorStoolDesktop", {});
  await visitor.post("/language", { language: "de", page: "/" });
  await visitor.post("/consent", { decision: "no", page: "/" });
  expect(visitor.setCookies.length).toBeGreaterThan(3);
  for (const line of visitor.setCookies) {
    const [name = ""] = line.split("=", 1);
    expect(line, name).toMatch(/SameSite=(Lax|Strict)/i);
    if (!READ_BY_SCRIPTS.includes(name)) expect(line, name).toMatch(/HttpOnly/i);
  }
  expect(visitor.cookie).toMatch(/cart=[^;]+\.[\w%]{20,}/);
});

test.each([
  "/app",
  "/app/login",
  "/health",
  "/livez",
  "/store/regions",
  "/admin/orders",
  "/static/none.webp",
  "/no/such/path",
  "/store/%",
])("nobody frames or sniffs what Medusa answers at %s", async (path) => {
  const { headers } = await send(shop.medusa, path);
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'|default-src 'none'|sandbox/);
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-powered-by"]).toBeUndefined();
});
