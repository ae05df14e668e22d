import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type Embedding, readSettings } from "./environment.ts";
import { startStudio } from "./server.ts";

const EMBEDDING: Embedding = {
  contentLakeUrl: "http://localhost:3900",
  token: "</script><script>alert(1)",
  storefrontUrl: "http://localhost:3000",
};

/** The parts of Sanity's page that matter here. */
const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Sanity Studio</title><script>inline()</script><style>
@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2") format("woff2"); } body { margin: 0 }
</style><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script></head>
<body><script src="/static/sanity-abcd1234.js" type="module"></script></body></html>`;

let folder: string;
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), "studio-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  folder = join(parent, "dist");
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "static", "sanity-abcd1234.js"), "start()");
  await writeFile(join(parent, "secret"), "outside");
});

async function studio(embedding: Embedding | undefined = EMBEDDING): Promise<string> {
  const running = await startStudio({ host: "127.0.0.1", port: 0, embedding }, folder);
  onTestFinished(() => running.stop());
  return running.url;
}

test("every address of the Studio gets its page, with the lake written into it and nothing from outside", async () => {
  const url = await studio();
  for (const path of ["/", "/structure/faq;nach-abschnitt", "/index.html"]) {
    const response = await fetch(url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('window.planke46Studio={"contentLakeUrl":"http://localhost:3900"');
    expect(html).not.toContain("https://");
    expect(html).toContain('src="/static/sanity-abcd1234.js"');
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("the token cannot end the script it is written into", async () => {
  const html = await (await fetch(await studio())).text();
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain("\\u003c/script>");
});

/** The hashes of a page's own scripts, as a browser makes them. */
const hashesIn = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

test("the policy lets in the page's own scripts and the lake with its side ports, and nobody else", async () => {
  const response = await fetch(await studio());
  const policy = response.headers.get("content-security-policy") ?? "";
  const hashes = hashesIn(await response.text());
  expect(hashes).toHaveLength(2);
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(policy).toContain("connect-src 'self' http://localhost:* ws://localhost:*");
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/https:|unsafe-eval|script-src[^;]*unsafe/);
});

test("nobody frames or sniffs what the Studio answers, whatever is asked", async () => {
  const url = await studio();
  for (const path of ["/", "/static/sanity-abcd1234.js", "/static/missing.js", "/healthz"]) {
    const { headers } = await fetch(url + path);
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("same-origin");
  }
});

test("files are served with their type; names with a hash for ever", async () => {
  const url = await studio();
  const script = await fetch(`${url}/static/sanity-abcd1234.js`);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(script.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(await script.text()).toBe("start()");
  expect((await fetch(`${url}/static/missing.js`)).status).toBe(404);
  expect(await (await fetch(`${url}/healthz`)).text()).toBe("ok\n");
});

test("nothing outside the build is served", async () => {
  const url = await studio();
  for (const path of ["/..%2fsecret", "/static/..%2f..%2fsecret", "/%00"]) {
    expect(await (await fetch(url + path)).text()).not.toContain("outside");
  }
});

test("a foreign host name that leads here does not get the page with the token", async () => {
  const port = Number(new URL(await studio()).port);
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, headers: { host: `evil.example:${port}` } }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    })
      .on("error", reject)
      .end();
  });
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain("planke46Studio");
});

test("a Studio built for hosted Sanity talks to its own project alone, and over https", async () => {
  const settings = { host: "127.0.0.1", port: 0, embedding: undefined, projectId: "abc123" };
  const running = await startStudio(settings, folder);
  onTestFinished(() => running.stop());
  const response = await fetch(running.url);
  const html = await response.text();
  expect(html).not.toMatch(/planke46Studio|https:/);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`script-src 'self' ${hashesIn(html).join(" ")};`);
  expect(policy).toContain("connect-src 'self' https://abc123.api.sanity.io wss://abc123.api.sanity.io");
  expect(policy).not.toContain("*");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
});

test("without a build it says what to do", async () => {
  const settings = { host: "127.0.0.1", port: 0, embedding: EMBEDDING };
  await expect(startStudio(settings, join(folder, "none"))).rejects.toThrow(/npm run build/);
});

const COMPLETE = {
  STUDIO_PORT: "3333",
  CONTENT_LAKE_URL: "http://localhost:3900/",
  CONTENT_LAKE_TOKEN: "token",
  STOREFRONT_URL: "http://localhost:3000",
};

test("the settings are read once, and what is wrong is named", () => {
  expect(readSettings(COMPLETE)).toEqual({
    host: "127.0.0.1",
    port: 3333,
    embedding: {
      contentLakeUrl: "http://localhost:3900",
      token: "token",
      storefrontUrl: "http://localhost:3000",
    },
  });
  expect(
    readSettings({ STUDIO_PORT: "3333", HOST: "0.0.0.0", SHOP_ENV: "production" }).embedding,
  ).toBeUndefined();
  expect(() => readSettings({ ...COMPLETE, SHOP_ENV: "production" })).toThrow(
    /refused with SHOP_ENV=production/,
  );
  expect(() => readSettings({ ...COMPLETE, HOST: "0.0.0.0" })).toThrow(/for this machine alone/);
  expect(() => readSettings({ ...COMPLETE, CONTENT_LAKE_TOKEN: "" })).toThrow(
    /CONTENT_LAKE_TOKEN is missing/,
  );
  expect(() => readSettings({ STUDIO_PORT: "3333", SANITY_PROJECT_ID: "a b; *" })).toThrow(
    /SANITY_PROJECT_ID/,
  );
  expect(() => readSettings({ ...COMPLETE, STUDIO_PORT: "x" })).toThrow(/STUDIO_PORT must be a port number/);
});
