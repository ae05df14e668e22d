import { expect, test } from "vitest";
import { ContentCache } from "./cache.server.ts";
import { type Answer, ownMemory, type SharedMemory } from "./sharedMemory.server.ts";

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

/** A loader that answers when it is told to. */
function waiting(words: string) {
  let give = () => {};
  const told = new Promise<void>((resolve) => (give = resolve));
  const load = Object.assign(
    async () => {
      load.asked++;
      await told;
      return { text: words };
    },
    { asked: 0, give: () => give() },
  );
  return load;
}

test("an answer asked for before a purge takes the place of none from after it, and is better than none at all", async () => {
  const { cache } = cacheAt(0);
  const [before, reserve] = [waiting("before"), waiting("reserve")];
  const slow = [cache.read("faq", before), cache.read("about", reserve)];
  await expect.poll(() => before.asked + reserve.asked).toBe(2);
  await cache.purge();
  await cache.read("faq", async () => ({ text: "after" }));
  before.give();
  reserve.give();
  await Promise.all(slow);
  expect(await cache.read("faq", async () => ({ text: "again" }))).toEqual({ text: "after" });
  const silent = () => Promise.reject(new Error("CMS is down"));
  expect(await cache.read("about", silent)).toEqual({ text: "reserve" });
});

test("a question from before a purge that ends late leaves the readers after it with their one question", async () => {
  const { cache } = cacheAt(0);
  const [before, after] = [waiting("before"), waiting("after")];
  const first = cache.read("faq", before);
  await expect.poll(() => before.asked).toBe(1);
  await cache.purge();
  const second = cache.read("faq", after);
  await expect.poll(() => after.asked).toBe(1);
  before.give();
  await first;
  const third = cache.read("faq", after);
  after.give();
  expect(await Promise.all([second, third])).toEqual([{ text: "after" }, { text: "after" }]);
  expect(after.asked).toBe(1);
});

/** A memory that several processes share, and what this one has asked of it. */
function sharing(known: Record<string, Answer> = {}) {
  const state = { deaf: false, claims: true, claimed: [] as string[], known, looked: 0 };
  const shared: SharedMemory = {
    ...ownMemory(),
    read: async (key) => {
      state.looked++;
      return state.known[key];
    },
    write: async (key, answer) => {
      state.known[key] = answer;
    },
    claim: async (key) => {
      state.claimed.push(key);
      return state.claims;
    },
    isDeaf: () => state.deaf,
  };
  const clock = { now: 0 };
  const reads: string[] = [];
  const errors: string[] = [];
  const cache = new ContentCache({
    freshFor: 10_000,
    shared,
    now: () => clock.now,
    onRead: (result) => reads.push(result),
    onError: (key, error) => errors.push(`${key}: ${String(error)}`),
  });
  return { state, clock, cache, reads, errors };
}
const text = (words: string) => async () => ({ text: words });
const down = () => Promise.reject(new Error("CMS is down"));
const answer = (words: string, generation: string, loadedAt: number): Answer => ({
  value: { text: words },
  generation,
  loadedAt,
});

test("what another process has loaded is not asked for again, and what this one has loaded is shared", async () => {
  const { cache, state, reads } = sharing({ faq: answer("of another", "0", 0) });
  expect(await cache.read("faq", text("own"))).toEqual({ text: "of another" });
  await cache.read("about", text("own"));
  expect(reads).toEqual(["hit", "miss"]);
  await expect.poll(() => state.known.about).toEqual(answer("own", "0", 0));
});

test("what this process knows to be fresh, or asks for itself, is not looked for among the others", async () => {
  const { cache, state, reads } = sharing();
  await cache.read("faq", text("own"));
  expect(state.looked).toBe(1);
  await cache.read("faq", text("new"));
  expect(state.looked).toBe(1);
  const slow = waiting("slow");
  const both = [cache.read("about", slow)];
  await expect.poll(() => slow.asked).toBe(1);
  both.push(cache.read("about", slow));
  slow.give();
  await Promise.all(both);
  expect([state.looked, slow.asked]).toEqual([2, 1]);
  await cache.purge();
  await cache.read("faq", text("after"));
  expect(reads).toEqual(["miss", "hit", "miss", "miss", "miss"]);
});

test("a newer answer of another process takes the place of an old one, an older answer does not", async () => {
  const { cache, state, clock } = sharing();
  clock.now = 50_000;
  await cache.read("faq", text("own"));
  state.known.faq = answer("older", "0", 40_000);
  clock.now = 60_000;
  state.claims = false;
  expect(await cache.read("faq", text("new"))).toEqual({ text: "own" });
  state.known.faq = answer("newer", "0", 59_000);
  expect(await cache.read("faq", text("new"))).toEqual({ text: "newer" });
});

test("an answer of this generation comes before a newer one of another", async () => {
  const { cache, state, clock } = sharing();
  await cache.read("faq", text("of now"));
  clock.now = 20_000;
  state.claims = false;
  state.known.faq = answer("of another generation", "7", 19_000);
  expect(await cache.read("faq", text("new"))).toEqual({ text: "of now" });
});

test("an old answer is refreshed by the process that has claimed it, and by no other", async () => {
  const { cache, state, clock, reads } = sharing();
  let asked = 0;
  const load = async () => ({ n: ++asked });
  await cache.read("faq", load);
  clock.now = 9_999;
  await cache.read("faq", load);
  expect(state.claimed).toEqual([]);
  clock.now = 10_000;
  state.claims = false;
  expect(await cache.read("faq", load)).toEqual({ n: 1 });
  await expect.poll(() => state.claimed).toEqual(["faq"]);
  expect(asked).toBe(1);
  state.claims = true;
  await cache.read("faq", load);
  await expect.poll(() => asked).toBe(2);
  expect(reads).toEqual(["miss", "hit", "stale", "stale"]);
});

test("while purges do not arrive an answer is fresh for a second and a half", async () => {
  const { cache, state, clock, reads } = sharing();
  await cache.read("faq", text("old"));
  state.deaf = true;
  clock.now = 1_499;
  await cache.read("faq", text("new"));
  clock.now = 1_500;
  await cache.read("faq", text("new"));
  expect(reads).toEqual(["miss", "hit", "stale"]);
});

test("what is made of the answers may be kept unless a question of this generation failed or purges do not arrive", async () => {
  const { cache, state, errors } = sharing();
  expect(await cache.standing()).toEqual({ generation: "0", isSure: true });
  await cache.read("faq", down).catch(() => {});
  expect(await cache.standing()).toEqual({ generation: "0", isSure: false });
  expect(errors).toEqual(["faq: Error: CMS is down"]);
  await cache.purge();
  expect(await cache.standing()).toEqual({ generation: "1", isSure: true });
  state.deaf = true;
  expect(await cache.standing()).toEqual({ generation: "1", isSure: false });
});

test("a question that is answered again is sure again", async () => {
  const { cache, clock } = sharing();
  await cache.read("faq", down).catch(() => {});
  clock.now = 5_000;
  expect(await cache.read("faq", text("back"))).toEqual({ text: "back" });
  expect((await cache.standing()).isSure).toBe(true);
});

test("after a failure the CMS rests for five seconds, to the millisecond", async () => {
  const { cache, clock, errors } = sharing();
  await cache.read("faq", down).catch(() => {});
  clock.now = 4_999;
  await expect(cache.read("faq", text("back"))).rejects.toThrow("CMS is down");
  expect(errors).toHaveLength(1);
  clock.now = 5_000;
  expect(await cache.read("faq", text("back"))).toEqual({ text: "back" });
});

test("an answer asked for before a purge is shared with nobody", async () => {
  const { cache, state } = sharing();
  let give = (_value: { text: string }) => {};
  let isAsked = false;
  const slow = cache.read("faq", () => {
    isAsked = true;
    return new Promise<{ text: string }>((resolve) => (give = resolve));
  });
  await expect.poll(() => isAsked).toBe(true);
  await cache.purge();
  await cache.read("faq", text("after"));
  give({ text: "before" });
  await slow;
  expect(state.known.faq?.value).toEqual({ text: "after" });
  expect(await cache.read("faq", text("again"))).toEqual({ text: "after" });
});
