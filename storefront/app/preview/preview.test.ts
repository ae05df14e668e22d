import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { createPreview, type PreviewOptions } from "./preview.server.ts";

const SECRET = "0123456789abcdef";
const ADDRESS = "https://shop.example/preview?sanity-preview-secret";
const quiet = { info: vi.fn(), warn: vi.fn() };

/** A CMS that knows one secret of the Studio's. */
function cms(known: string): SanityClient {
  const client = {
    config: () => ({ token: "token" }),
    withConfig: () => client,
    fetch: async (_query: string, { secret }: { secret: string }) => ({
      private:
        secret === known ? { _id: "drafts.1", _updatedAt: "now", secret, studioUrl: "https://s" } : null,
      public: null,
    }),
  };
  return client as unknown as SanityClient;
}

function previewOf(options: Partial<PreviewOptions> = {}) {
  return createPreview({ reader: cms("good"), secret: SECRET, secure: true, log: quiet, ...options });
}

/** What a browser sends back of a `Set-Cookie`. */
const sent = (setCookie: string) => setCookie.split(";")[0] ?? "";

async function opened(options?: Partial<PreviewOptions>) {
  const preview = previewOf(options);
  const entry = await preview.enter(`${ADDRESS}=good&sanity-preview-pathname=/faq`);
  if ("refusal" in entry) throw new Error(entry.refusal);
  return { preview, path: entry.path, cookie: entry.cookie ?? "" };
}

test("a secret that the CMS knows opens the page it names, with a cookie scripts cannot read", async () => {
  const { preview, path, cookie } = await opened();
  expect(path).toBe("/faq");
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(await preview.isOn(sent(cookie))).toBe(true);
});

test("a secret works once", async () => {
  const { preview } = await opened();
  expect(await preview.enter(`${ADDRESS}=good`)).toEqual({ refusal: "badSecret" });
});

test("a browser that begins its journey anew within seconds comes in by the same link, and no other browser does", async () => {
  let time = 1_000_000;
  const { preview, cookie } = await opened({ now: () => time });
  const link = `${ADDRESS}=good&sanity-preview-pathname=/faq`;
  time += 3000;
  expect(await preview.enter(link, sent(cookie))).toEqual({ path: "/faq" });
  for (const stranger of [undefined, "", "preview=1", "screen=desktop"])
    expect(await preview.enter(link, stranger)).toEqual({ refusal: "badSecret" });
  const ofAnotherShop = await opened({ secret: "another-secret-of-16", now: () => time });
  expect(await preview.enter(link, sent(ofAnotherShop.cookie))).toEqual({ refusal: "badSecret" });
  time += 8000;
  expect(await preview.enter(link, sent(cookie))).toEqual({ refusal: "badSecret" });
});

test("the cookie of one link does not let another used link in", async () => {
  const reader = cms("good");
  reader.fetch = (async (_query: string, { secret }: { secret: string }) => ({
    private: { _id: "drafts.1", _updatedAt: "now", secret, studioUrl: "https://s" },
    public: null,
  })) as typeof reader.fetch;
  const { preview } = await opened({ reader });
  const other = await preview.enter(`${ADDRESS}=other`);
  if ("refusal" in other) throw new Error(other.refusal);
  expect(await preview.enter(`${ADDRESS}=good`, sent(other.cookie ?? ""))).toEqual({
    refusal: "badSecret",
  });
});

test.each(["=forged", "=", ""])("a secret that the CMS does not know opens nothing (%j)", async (secret) => {
  const entry = await previewOf().enter(`${ADDRESS}${secret}`);
  expect(entry).toEqual({ refusal: "badSecret" });
});

test.each(["//evil.example/", "https://evil.example/a", "/\\evil.example", "/.//evil.example"])(
  "it leads to the shop only, not to %s",
  async (pathname) => {
    const entry = await previewOf().enter(
      `${ADDRESS}=good&sanity-preview-pathname=${encodeURIComponent(pathname)}`,
    );
    if ("refusal" in entry) throw new Error(entry.refusal);
    expect(new URL(entry.path, "https://shop.example").origin).toBe("https://shop.example");
  },
);

test("without a token the shop says so, and no cookie shows drafts", async () => {
  const { cookie } = await opened();
  const blind = previewOf({ reader: null });
  expect(await blind.enter(`${ADDRESS}=good`)).toEqual({ refusal: "noToken" });
  expect(await blind.isOn(sent(cookie))).toBe(false);
});

test("a silent CMS is told from a bad secret", async () => {
  const reader = cms("good");
  reader.fetch = () => Promise.reject(new Error("down"));
  expect(await previewOf({ reader }).enter(`${ADDRESS}=good`)).toEqual({ refusal: "silent" });
});

test("the cookie ends after half an hour, on the shop's clock", async () => {
  let time = 1_000_000;
  const { preview, cookie } = await opened({ now: () => time });
  time += 29 * 60_000;
  expect(await preview.isOn(sent(cookie))).toBe(true);
  time += 2 * 60_000;
  expect(await preview.isOn(sent(cookie))).toBe(false);
});

test("a cookie signed by somebody else, or none, shows no drafts", async () => {
  const { cookie } = await opened({ secret: "another-secret-of-16" });
  const { preview } = await opened();
  const unsigned = `preview=${Buffer.from(JSON.stringify({ until: 9e15 })).toString("base64")}`;
  for (const header of [sent(cookie), unsigned, "preview=1", "", null])
    expect(await preview.isOn(header)).toBe(false);
  expect(await preview.isOn(sent(await preview.end()))).toBe(false);
});
