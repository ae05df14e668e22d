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

test("the policy lets in its own scripts and the lake with its side ports, and nobody else", async () => {
  const url = await studio();
  const response = await fetch(url);
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(await response.text()).toContain(`<script nonce="${nonce}">inline()`);
  expect(policy).toContain("connect-src 'self' http://localhost:* ws://localhost:*");
  expect(policy).not.toContain("https:");
  expect((await fetch(url)).headers.get("content-security-policy")).not.toContain(nonce);
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

test("a Studio built for hosted Sanity is served as it is", async () => {
  const running = await startStudio({ host: "127.0.0.1", port: 0, embedding: undefined }, folder);
  onTestFinished(() => running.stop());
  expect(await (await fetch(running.url)).text()).toBe(PAGE);
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
  expect(() => readSettings({ ...COMPLETE, STUDIO_PORT: "x" })).toThrow(/STUDIO_PORT must be a port number/);
});
