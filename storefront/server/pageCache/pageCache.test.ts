import { beforeEach, expect, test } from "vitest";
import type { KeptPage } from "./keptPage.ts";
import { PageCache } from "./pageCache.ts";

let clock = 0;
let made = 0;
let standing = { stamp: "1", isSure: true };
let cache: PageCache;
beforeEach(() => {
  clock = 0;
  made = 0;
  standing = { stamp: "1", isSure: true };
  cache = new PageCache(1000, () => clock);
});

const pageOf = (name: string, size = 10): KeptPage => ({
  headers: [["name", name]],
  pieces: [],
  size,
});
const make = async () => pageOf(`page ${++made}`);
async function asked(key = "faq", making: () => Promise<KeptPage | null> = make): Promise<string> {
  const found = await cache.page(key, async () => standing, making);
  return found ? `${found.page.headers[0]?.[1]}${found.hit ? ", kept" : ""}` : "none";
}

test("a page is made once, also when many ask for it at once", async () => {
  await Promise.all(Array.from({ length: 20 }, () => asked()));
  expect(await asked()).toBe("page 1, kept");
  expect(made).toBe(1);
});

test("an edit makes it anew, and so do ten seconds", async () => {
  await asked();
  standing = { stamp: "2", isSure: true };
  expect(await asked()).toBe("page 2");
  clock += 9999;
  expect(await asked()).toBe("page 2, kept");
  clock += 1;
  expect(await asked()).toBe("page 3");
});

test("who asks after an edit does not get what is still being made of the words before it", async () => {
  let finish = (_page: KeptPage) => {};
  const slow = asked("faq", () => new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  standing = { stamp: "2", isSure: true };
  expect(await asked()).toBe("page 1");
  finish(pageOf("old words"));
  expect(await slow).toBe("old words");
  expect(await asked()).toBe("page 1, kept");
});

test("while the CMS is silent a page is kept for half a second, and not longer once it speaks again", async () => {
  standing = { stamp: "1", isSure: false };
  await asked();
  expect(await asked()).toBe("page 1, kept");
  standing = { stamp: "1", isSure: true };
  clock += 500;
  expect(await asked()).toBe("page 2");
});

test("a page during whose making the CMS fell silent is kept for half a second as well", async () => {
  await asked("faq", async () => {
    standing = { stamp: "1", isSure: false };
    return make();
  });
  standing = { stamp: "1", isSure: true };
  clock += 499;
  expect(await asked()).toBe("page 1, kept");
  clock += 1;
  expect(await asked()).toBe("page 2");
});

test("a making that is overtaken leaves those who ask later with the one that overtook it", async () => {
  const finishes: ((page: KeptPage) => void)[] = [];
  const slow = () => {
    made++;
    return new Promise<KeptPage>((resolve) => finishes.push(resolve));
  };
  const first = asked("faq", slow);
  await Promise.resolve();
  standing = { stamp: "2", isSure: true };
  const second = asked("faq", slow);
  await Promise.resolve();
  finishes[0]?.(pageOf("old words"));
  expect(await first).toBe("old words");
  const third = asked("faq", slow);
  await Promise.resolve();
  finishes[1]?.(pageOf("new words"));
  expect(await Promise.all([second, third])).toEqual(["new words", "new words"]);
  expect(made).toBe(2);
});

test("what may not be kept is made for each, and a failure stays nobody's", async () => {
  expect(await asked("faq", async () => null)).toBe("none");
  await expect(asked("faq", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await asked()).toBe("page 1");
});

test("however many pages are asked for, the memory they take is bounded", async () => {
  for (let n = 0; n < 50; n++) await asked(`page of shopper ${n}`, async () => pageOf("large", 100));
  expect(cache.size).toBeLessThanOrEqual(1000);
  expect(cache.size).toBeGreaterThan(500);
});
