import { LRUCache } from "lru-cache";
import type { Answer, SharedMemory } from "./sharedMemory.server.ts";

/** How long an answer is fresh while purges do not reach this process (ms). */
const DEAF_FRESH_FOR_MS = 1500;

export interface ContentCacheOptions {
  /** How long an answer is served without asking again (ms). */
  freshFor: number;
  /** What all processes of the shop know together. */
  shared: SharedMemory;
  /** How long a failed query is not repeated (ms), so that an unreachable CMS does not slow every page. */
  restAfterFailure?: number;
  entries?: number;
  now?: () => number;
  onError?: (key: string, error: unknown) => void;
  /** Called for each query: answered from the cache; answered, with a refresh behind it; or waited for the CMS. */
  onRead?: (result: "hit" | "stale" | "miss") => void;
}

/** How far what is made of the cache's answers may be kept. */
export interface ContentStanding {
  generation: string;
  isSure: boolean;
}

interface Failure {
  error: unknown;
  generation: string;
  until: number;
}

/**
 * Stale-while-revalidate cache for answers of the CMS. An answer belongs to a generation; each purge begins a new one.
 * Answers of this generation are served at once, old ones too while a new one is fetched behind. After a purge the next
 * reader waits for the new answer. When the CMS does not answer, the last answer stays.
 */
export class ContentCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #loading = new Map<string, { generation: string; answer: Promise<unknown> }>();
  readonly #failures: LRUCache<string, Failure>;
  readonly #options: Required<Omit<ContentCacheOptions, "entries">>;

  constructor({
    entries = 500,
    now = Date.now,
    onError = () => {},
    onRead = () => {},
    restAfterFailure = 5000,
    ...options
  }: ContentCacheOptions) {
    this.#answers = new LRUCache({ max: entries });
    this.#failures = new LRUCache({ max: entries });
    this.#options = { restAfterFailure, now, onError, onRead, ...options };
  }

  /** Answers the value of `key`. Throws the loader's error only when no earlier answer is known. */
  async read<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
    const generation = await this.#options.shared.generation();
    const answer = await this.#known(key, generation);
    const { onRead } = this.#options;
    if (!answer) {
      onRead("miss");
      return (await this.#refresh(key, generation, load)) as T;
    }
    const ofNow = answer.generation === generation;
    if (!ofNow && !this.#failed(key, generation)) {
      onRead("miss");
      return (await this.#refresh(key, generation, load).catch(() => answer.value)) as T;
    }
    const isStale = !ofNow || this.#isOld(answer);
    onRead(isStale ? "stale" : "hit");
    if (isStale) void this.#refreshBehind(key, generation, load);
    return answer.value as T;
  }

  /**
   * The generation of now, and whether its answers can be relied on: every question asked in it was answered, and a purge
   * would be heard of.
   */
  async standing(): Promise<ContentStanding> {
    const generation = await this.#options.shared.generation();
    const failed = [...this.#failures.values()].some((failure) => failure.generation === generation);
    return { generation, isSure: !failed && !this.#options.shared.isDeaf() };
  }

  /** Makes every answer out of date, in all processes; keeps them as a reserve for when the CMS does not answer. */
  async purge(): Promise<void> {
    await this.#options.shared.beginGeneration();
  }

  /** The best known answer: this process's own, or a better one that another process has left. */
  async #known(key: string, generation: string): Promise<Answer | undefined> {
    const own = this.#answers.get(key);
    if (own?.generation === generation && !this.#isOld(own)) return own;
    if (this.#loading.has(key)) return own;
    const shared = await this.#options.shared.read(key);
    if (!shared || (own && rank(own, generation) >= rank(shared, generation))) return own;
    this.#answers.set(key, shared);
    return shared;
  }

  #isOld(answer: Answer): boolean {
    const { freshFor, now, shared } = this.#options;
    const limit = shared.isDeaf() ? Math.min(freshFor, DEAF_FRESH_FOR_MS) : freshFor;
    return answer.loadedAt + limit <= now();
  }

  #failed(key: string, generation: string): Failure | undefined {
    const failure = this.#failures.get(key);
    return failure?.generation === generation ? failure : undefined;
  }

  async #refreshBehind(key: string, generation: string, load: () => Promise<unknown>): Promise<void> {
    if (this.#loading.has(key) || !(await this.#options.shared.claim(key))) return;
    await this.#refresh(key, generation, load).catch(() => {});
  }

  #refresh(key: string, generation: string, load: () => Promise<unknown>): Promise<unknown> {
    const running = this.#loading.get(key);
    if (running?.generation === generation) return running.answer;
    const failure = this.#failed(key, generation);
    if (failure && failure.until > this.#options.now()) return Promise.reject(failure.error);
    const loading = { generation, answer: this.#load(key, generation, load) };
    this.#loading.set(key, loading);
    const end = () => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    };
    loading.answer.then(end, end);
    return loading.answer;
  }

  async #load(key: string, generation: string, load: () => Promise<unknown>): Promise<unknown> {
    const { now, onError, restAfterFailure, shared } = this.#options;
    try {
      const value = await load();
      this.#failures.delete(key);
      const answer: Answer = { value, generation, loadedAt: now() };
      const before = this.#answers.get(key);
      const present = await shared.generation();
      // An answer requested before a purge is only a fallback: it never replaces one of the current generation.
      if (generation === present || before?.generation !== present) this.#answers.set(key, answer);
      if (generation === present) void shared.write(key, answer);
      return value;
    } catch (error) {
      this.#failures.set(key, { error, generation, until: now() + restAfterFailure });
      onError(key, error);
      throw error;
    }
  }
}

/** Answers of the present generation come first, then newer ones. */
function rank(answer: Answer, generation: string): number {
  return answer.loadedAt + (answer.generation === generation ? Number.MAX_SAFE_INTEGER / 2 : 0);
}
