import { expect, test } from "vitest";
import { ContentCache } from "./cache.server.ts";
import { ownMemory } from "./sharedMemory.server.ts";

function cacheAt(start: number) {
  const clock = { now: start };
  return { clock, cache: new ContentCache({ freshFor: 1000, shared: ownMemory(), now: () => clock.now }) };
}

test("a fresh answer is served without asking the CMS again", async () => {
  const { cache } = cacheAt(0);
  let asked = 0;
  const load = async () => ({ n: ++asked });
  await cache.read("faq", load);
  expect(await cache.read("faq", load)).toEqual({ n: 1 });
  expect(asked).toBe(1);
});

test("an old answer is served at once while the new one is fetched behind it", async () => {
  const { cache, clock } = cacheAt(0);
  let asked = 0;
  const load = async () => ({ n: ++asked });
  await cache.read("faq", load);
  clock.now = 2000;
  expect(await cache.read("faq", load)).toEqual({ n: 1 });
  await expect.poll(() => cache.read("faq", load)).toEqual({ n: 2 });
});

test("after a purge the next reader gets the new answer, not the old one", async () => {
  const { cache } = cacheAt(0);
  let text = "old";
  const load = async () => ({ text });
  await cache.read("faq", load);
  text = "new";
  await cache.purge();
  expect(await cache.read("faq", load)).toEqual({ text: "new" });
});

test("an answer asked for before a purge does not survive it", async () => {
  const { cache } = cacheAt(0);
  let answer: (value: { text: string }) => void = () => {};
  let isAsked = false;
  const slow = cache.read("faq", () => {
    isAsked = true;
    return new Promise<{ text: string }>((resolve) => (answer = resolve));
  });
  await expect.poll(() => isAsked).toBe(true);
  await cache.purge();
  answer({ text: "from before the purge" });
  await slow;
  expect(await cache.read("faq", async () => ({ text: "after" }))).toEqual({ text: "after" });
});

test("when the CMS is down the last answer is served, purged or old", async () => {
  const { cache, clock } = cacheAt(0);
  const down = () => Promise.reject(new Error("CMS is down"));
  await cache.read("faq", async () => ({ text: "last" }));
  await cache.purge();
  expect(await cache.read("faq", down)).toEqual({ text: "last" });
  clock.now = 99_999;
  expect(await cache.read("faq", down)).toEqual({ text: "last" });
});

test("without any earlier answer the error reaches the caller, who decides", async () => {
  const { cache } = cacheAt(0);
  await expect(cache.read("faq", () => Promise.reject(new Error("CMS is down")))).rejects.toThrow(
    "CMS is down",
  );
});

test("readers that come at once share one question to the CMS", async () => {
  const { cache } = cacheAt(0);
  let asked = 0;
  const load = async () => ({ n: ++asked });
  await Promise.all([cache.read("faq", load), cache.read("faq", load), cache.read("faq", load)]);
  expect(asked).toBe(1);
});

test("a silent CMS is not asked by every page: after a failure there is a rest, which a purge ends", async () => {
  const { cache, clock } = cacheAt(0);
  let asked = 0;
  const down = () => {
    asked++;
    return Promise.reject(new Error("CMS is down"));
  };
  await cache.read("faq", down).catch(() => {});
  await cache.read("faq", down).catch(() => {});
  expect(asked).toBe(1);
  clock.now = 6000;
  await cache.read("faq", down).catch(() => {});
  expect(asked).toBe(2);
  await cache.purge();
  await cache.read("faq", down).catch(() => {});
  expect(asked).toBe(3);
});

test("pages do not wait for a CMS that failed after a purge: they get the last answer while it is asked behind", async () => {
  const { cache, clock } = cacheAt(0);
  await cache.read("faq", async () => ({ text: "last" }));
  await cache.purge();
  await cache.read("faq", () => Promise.reject(new Error("CMS is down")));
  clock.now = 6000;
  expect(await cache.read("faq", () => new Promise<{ text: string }>(() => {}))).toEqual({ text: "last" });
});
