import type { MedusaContainer } from "@medusajs/framework/types";

/** Keys of which a look-up remembers the answer; one more, and the one that was looked up longest ago is forgotten. */
const MOST_KEYS = 500;
/** How long what staff rarely change is remembered, milliseconds. */
const MEMORY = 10_000;

interface Memory<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/** A look-up with a cache. */
export interface ShortlyKept<Answer> {
  (container: MedusaContainer): Promise<Answer>;
  /** Clears the cache; call it after changing the cached data. */
  forget(): void;
}

/** Caches the answer of a look-up for ten seconds per process; a failed look-up is not cached. */
export function shortlyKept<Answer>(
  lookUp: (container: MedusaContainer) => Promise<Answer>,
): ShortlyKept<Answer> {
  const memory = shortlyKeptFor((container, _key) => lookUp(container));
  const ask = (container: MedusaContainer) => memory(container, "");
  return Object.assign(ask, { forget: memory.forget });
}

interface ShortlyKeptFor<Answer> {
  (container: MedusaContainer, key: string): Promise<Answer>;
  forget(): void;
}

/** The same for a look-up with a key. */
export function shortlyKeptFor<Answer>(
  lookUp: (container: MedusaContainer, key: string) => Promise<Answer>,
): ShortlyKeptFor<Answer> {
  const memories = new Map<string, Memory<Answer>>();
  const ask = (container: MedusaContainer, key: string) => {
    const kept = memories.get(key);
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = lookUp(container, key);
    const memory = { answer, until: performance.now() + MEMORY };
    memories.delete(key);
    const [oldest] = memories.keys();
    if (memories.size >= MOST_KEYS && oldest !== undefined) memories.delete(oldest);
    memories.set(key, memory);
    answer.catch(() => {
      if (memories.get(key) === memory) memories.delete(key);
    });
    return answer;
  };
  return Object.assign(ask, { forget: () => memories.clear() });
}
