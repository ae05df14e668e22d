import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { RedisLine } from "./redisLine.server.ts";

/** An answer of the CMS, the time it arrived (ms since 1970) and the generation in which it was requested. */
export interface Answer {
  value: unknown;
  generation: string;
  loadedAt: number;
}

/** The CMS's answers that all processes of the shop share. No method rejects or takes long. */
export interface SharedMemory {
  /** The generation of now; every purge begins a new one. */
  generation: () => Promise<string>;
  beginGeneration: () => Promise<void>;
  read: (key: string) => Promise<Answer | undefined>;
  write: (key: string, answer: Answer) => Promise<void>;
  /** Whether this process is the one to ask again for what has grown old. */
  claim: (key: string) => Promise<boolean>;
  /** Whether purges that others receive do not arrive here at present. */
  isDeaf: () => boolean;
}

/** For a shop of one process, which knows everything itself. */
export function ownMemory(): SharedMemory {
  let generation = 0;
  return {
    generation: async () => String(generation),
    beginGeneration: async () => {
      generation++;
    },
    read: async () => undefined,
    write: async () => {},
    claim: async () => true,
    isDeaf: () => false,
  };
}

/** How long a generation is taken as the present one without asking (ms): leaves most of the two seconds promised to the rest. */
const GENERATION_KNOWN_FOR_MS = 500;
/** For so long an answer is kept for a CMS that is down (s). */
const KEPT_FOR_S = 30 * 24 * 3600;
/** Longer than a question to the CMS may take (ms). */
const CLAIM_MS = 3000;

/** Older versions of the shop may have written what is read. */
const stored = z.object({ value: z.unknown(), generation: z.string(), loadedAt: z.number() });

/**
 * Shares answers through Redis. The generation is a number there that a purge raises; each process reads it at most
 * twice a second. While Redis does not answer, each process uses its own copy; a purge received then is applied later.
 */
export function redisMemory(line: RedisLine, prefix: string): SharedMemory {
  const generationKey = `${prefix}generation`;
  let known = "0";
  let askedAt = Number.NEGATIVE_INFINITY;
  let owed = false;
  let asking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const count = owed
      ? await line.ask((redis) => redis.incr(generationKey))
      : await line.ask((redis) => redis.get(generationKey));
    if (count === undefined) return;
    owed = false;
    known = String(count ?? 0);
  }

  return {
    generation: async () => {
      if (performance.now() - askedAt >= GENERATION_KNOWN_FOR_MS) {
        asking ??= look().finally(() => {
          askedAt = performance.now();
          asking = undefined;
        });
        await asking;
      }
      return known;
    },
    beginGeneration: async () => {
      const count = await line.ask((redis) => redis.incr(generationKey));
      owed = count === undefined;
      known = owed ? `missed ${randomUUID()}` : String(count);
    },
    read: async (key) => {
      const text = await line.ask((redis) => redis.get(prefix + key));
      return text ? answerIn(text) : undefined;
    },
    write: async (key, answer) => {
      await line.ask((redis) =>
        redis.set(prefix + key, JSON.stringify(answer), { expiration: { type: "EX", value: KEPT_FOR_S } }),
      );
    },
    claim: async (key) => {
      const claim = await line.ask((redis) =>
        redis.set(`${prefix}claim:${key}`, "1", {
          condition: "NX",
          expiration: { type: "PX", value: CLAIM_MS },
        }),
      );
      return claim === undefined || claim === "OK";
    },
    isDeaf: () => !line.isOpen(),
  };
}

function answerIn(text: string): Answer | undefined {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
