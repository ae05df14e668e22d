import { Fault } from "../command/fault.mjs";

export type Subject = { name: string; url: string; init?: RequestInit };

type Rounds = { warmUp: number; one: number; many: number; atOnce: number };

/** Measures one address: first one request at a time, then several at once. */
export async function measure(subject: Subject, rounds: Rounds) {
  await repeat(rounds.warmUp, 1, subject);
  const alone = await repeat(rounds.one, 1, subject);
  const since = performance.now();
  const together = await repeat(rounds.many, rounds.atOnce, subject);
  const seconds = (performance.now() - since) / 1000;
  return {
    name: subject.name,
    "p50 ms": percentile(alone, 50),
    "p95 ms": percentile(alone, 95),
    [`p95 ms, ${rounds.atOnce} at once`]: percentile(together, 95),
    "requests/s": Math.round(rounds.many / seconds),
  };
}

/** @returns the time of each request in ms */
async function repeat(count: number, atOnce: number, { name, url, init }: Subject): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const since = performance.now();
      const response = await fetch(url, init);
      await response.arrayBuffer();
      if (!response.ok)
        throw new Fault(`${name}: ${url} answered ${response.status}, so there is nothing to measure.`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

/** The value that this share of all values does not exceed, by nearest rank. */
export function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}
