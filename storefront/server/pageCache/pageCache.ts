import { LRUCache } from "lru-cache";
import type { KeptPage } from "./keptPage.ts";

/** How long a page is served without rendering it again (ms), for changes other than edits and prices (the stamp). */
const KEPT_MS = 10_000;
/** The same while the CMS or Redis does not answer, or cannot report changes (ms). */
const KEPT_WHILE_UNSURE_MS = 500;

/** The state that pages are rendered from: a new stamp makes kept pages outdated. */
export interface Standing {
  stamp: string;
  /** False while the CMS, or the connection that reports its edits, is down. */
  isSure: boolean;
}

interface Kept {
  page: KeptPage;
  standing: Standing;
  madeAt: number;
}

export interface Found {
  page: KeptPage;
  /** True if it was there already. */
  hit: boolean;
}

/** Pages as they were last made. Many who ask for one that is not there wait for the same making. Bounded in memory. */
export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #making = new Map<string, { stamp: string; page: Promise<KeptPage | null> }>();
  readonly #now: () => number;

  /** @param largest all pages together (bytes) */
  constructor(largest: number, now = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: largest, sizeCalculation: ({ page }) => page.size });
  }

  /** All pages together (bytes). */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** The page of a key as things stand now, made by `make` if need be; null if what it makes cannot be kept. Rejects with it. */
  async page(
    key: string,
    standingNow: () => Promise<Standing>,
    make: () => Promise<KeptPage | null>,
  ): Promise<Found | null> {
    const standing = await standingNow();
    const kept = this.#pages.get(key);
    if (kept && this.#holds(kept, standing)) return { page: kept.page, hit: true };
    const running = this.#making.get(key);
    const page = await (running?.stamp === standing.stamp
      ? running.page
      : this.#make(key, standing, standingNow, make));
    return page && { page, hit: false };
  }

  #holds({ standing, madeAt }: Kept, now: Standing): boolean {
    const life = standing.isSure && now.isSure ? KEPT_MS : KEPT_WHILE_UNSURE_MS;
    return standing.stamp === now.stamp && madeAt + life > this.#now();
  }

  #make(
    key: string,
    before: Standing,
    standingNow: () => Promise<Standing>,
    make: () => Promise<KeptPage | null>,
  ): Promise<KeptPage | null> {
    const madeAt = this.#now();
    const making = { stamp: before.stamp, page: make() };
    this.#making.set(key, making);
    const keep = async () => {
      const page = await making.page;
      const { isSure } = await standingNow();
      // What was made of an older stamp never takes the place of what was made of a newer one meanwhile.
      if (page && this.#making.get(key) === making)
        this.#pages.set(key, {
          page,
          madeAt,
          standing: { stamp: before.stamp, isSure: before.isSure && isSure },
        });
    };
    const done = keep()
      .catch(() => {})
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    return done.then(() => making.page);
  }
}
