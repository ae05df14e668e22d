import { LRUCache } from "lru-cache";

interface Entry {
  value: unknown;
  /** Until then the value is served without asking anyone (ms). */
  freshUntil: number;
  /** Set by a purge: the next reader waits for a new answer and gets the old one only if that fails. */
  purged: boolean;
}

export interface ContentCacheOptions {
  /** How long an answer is served without asking again (ms). */
  freshFor: number;
  /** How long a failed question is not asked again (ms), so that a silent CMS does not slow every page. */
  restAfterFailure?: number;
  entries?: number;
  now?: () => number;
  onError?: (key: string, error: unknown) => void;
}

/**
 * Stale-while-revalidate cache for answers of the CMS. Fresh values are served at once; old ones are served at
 * once too while a new one is fetched behind; when the CMS is down the last answer stays.
 */
export class ContentCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #loading = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, { error: unknown; until: number }>();
  readonly #options: Required<Omit<ContentCacheOptions, "entries">>;

  constructor({
    entries = 500,
    now = Date.now,
    onError = () => {},
    restAfterFailure = 5000,
    freshFor,
  }: ContentCacheOptions) {
    this.#entries = new LRUCache({ max: entries });
    this.#options = { freshFor, restAfterFailure, now, onError };
  }

  /** Answers the value of `key`. Throws the loader's error only when no earlier answer is known. */
  async read<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    if (!entry) return (await this.#refresh(key, load)) as T;
    if (entry.purged) {
      const latest = await this.#refresh(key, load).catch(() => entry.value);
      return latest as T;
    }
    if (entry.freshUntil <= this.#options.now()) void this.#refresh(key, load).catch(() => {});
    return entry.value as T;
  }

  /** Marks every answer as out of date; keeps them as a reserve for when the CMS does not answer. */
  purge(): void {
    for (const entry of this.#entries.values()) entry.purged = true;
    this.#loading.clear();
    this.#failures.clear();
  }

  #refresh(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const running = this.#loading.get(key);
    if (running) return running;
    const failure = this.#failures.get(key);
    if (failure && failure.until > this.#options.now()) return Promise.reject(failure.error);
    const loading = load()
      .then((value) => {
        this.#failures.delete(key);
        if (this.#loading.get(key) === loading) this.#store(key, value);
        return value;
      })
      .catch((error) => {
        this.#failures.set(key, { error, until: this.#options.now() + this.#options.restAfterFailure });
        this.#options.onError(key, error);
        throw error;
      })
      .finally(() => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key);
      });
    this.#loading.set(key, loading);
    return loading;
  }

  #store(key: string, value: unknown): void {
    this.#entries.set(key, {
      value,
      freshUntil: this.#options.now() + this.#options.freshFor,
      purged: false,
    });
  }
}
