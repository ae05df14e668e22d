import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { RedisServer, redisMissing } from "../../../storefront/app/content/testing/redisServer";
import { freePort } from "../../shopper/free-port";
import { ContentShop } from "./content-shop";

/** Pages and words of the sample that only the CMS knows. */
const WORDS: [string, string][] = [
  ["/?lng=de", "Möbel mit Vergangenheit."],
  ["/?lng=en", "Furniture with a past."],
  ["/faq?lng=de", "Woher kommen eure Planken?"],
  ["/faq?lng=en", "Where do your planks come from?"],
  ["/configuratorTableDesktop?lng=de", "matt, tief und ruhig"],
  ["/configuratorTableDesktop?lng=de", "Annika"],
  ["/configuratorTableDesktop?lng=en", "Two to four planks side by side"],
  ["/bienen?lng=de", "Warum Wachs"],
  ["/bees?lng=en", "Why wax"],
  ["/sustainabilityDesktop?lng=de", "Reparieren statt ersetzen"],
  ["/about?lng=en", "Who builds here"],
  ["/impressum?lng=de", "Angaben nach § 5 DDG"],
  ["/datasecurity?lng=en", "Your rights"],
  ["/agb?lng=de", "Gewährleistung"],
  ["/withdrawal-policy?lng=en", "Exception"],
];
const QUESTION = "faqItem-planks-herkunft";
/** From the promise of the shop to its editors. */
const WITHIN_MS = 2000;

/** Waits until every storefront has fetched all there is. */
async function atHand({ storefronts }: ContentShop): Promise<void> {
  await vi.waitUntil(() => storefronts.every(({ log }) => log.includes("content is at hand")), {
    timeout: 30_000,
  });
}

async function shows(read: () => Promise<string>, text: string): Promise<void> {
  await expect
    .poll(() => read().then((html) => html.includes(text)), { timeout: WITHIN_MS, interval: 50 })
    .toBe(true);
}

describe("when the CMS is stopped", () => {
  let shop: ContentShop;
  beforeAll(async () => {
    shop = await ContentShop.start(1);
    await atHand(shop);
    await shop.stopLake();
  });
  afterAll(() => shop?.remove());

  test.each(WORDS)("%s, opened for the first time, still has its words", async (path, words) => {
    const [storefront] = shop.storefronts;
    const html = await storefront?.page(path);
    expect(html).toContain(words);
  });

  test("the next edit after its return is seen within two seconds, and stays when it stops again", async () => {
    const [storefront] = shop.storefronts;
    await shop.startLake();
    await shop.edit(QUESTION, "question.de", "Woher kommt das Holz?");
    await shows(() => storefront?.page("/faq?lng=de") ?? Promise.resolve(""), "Woher kommt das Holz?");
    await shop.stopLake();
    expect(await storefront?.page("/faq?lng=de")).toContain("Woher kommt das Holz?");
  });
});

const missing = redisMissing();
if (missing) console.warn(`Storefronts that share a cache are not tested: ${missing}.`);

describe.skipIf(missing)("two storefronts that share a Redis", () => {
  let redis: RedisServer;
  let shop: ContentShop;
  beforeAll(async () => {
    redis = new RedisServer(await freePort());
    await redis.start();
    shop = await ContentShop.start(2, { REDIS_URL: redis.url });
    await atHand(shop);
  });
  afterAll(async () => {
    await shop?.remove();
    await redis?.stop();
  });

  test("an edit that the webhook tells one of them is seen at both within two seconds", async () => {
    await Promise.all(shop.storefronts.map((one) => one.page("/faq?lng=de")));
    await shop.edit(QUESTION, "question.de", "Wo haben die Planken gelegen?");
    await Promise.all(
      shop.storefronts.map((one) => shows(() => one.page("/faq?lng=de"), "Wo haben die Planken gelegen?")),
    );
  });

  test("one that is started while the CMS is down has everything that was known", async () => {
    await shop.stopLake();
    const second = shop.storefronts[1];
    await second?.stop();
    await second?.startWithoutCms();
    for (const [path, words] of WORDS.filter(([path]) => !path.startsWith("/faq"))) {
      await shows(() => second?.page(path) ?? Promise.resolve(""), words);
    }
    await shows(() => second?.page("/faq?lng=de") ?? Promise.resolve(""), "Wo haben die Planken gelegen?");
  });

  test("pages stand when Redis is away as well", async () => {
    await redis.stop();
    expect((await shop.storefronts[0]?.page("/faq?lng=de"))?.includes("Wo haben die Planken gelegen?")).toBe(
      true,
    );
  });
});
