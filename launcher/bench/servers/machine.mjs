import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * How much more two parallel calculations do on this machine than one: the upper limit for two servers if nothing else
 * used the processors. 2 when each has its own core.
 * @param {number} ms for each of the two looks
 */
export async function gainOfSecondCore(ms) {
  const alone = await calculations(1, ms);
  return (await calculations(2, ms)) / alone;
}

/**
 * @param {number} atOnce
 * @param {number} ms
 * @returns {Promise<number>} how many were done by all of them
 */
async function calculations(atOnce, ms) {
  const counts = Array.from({ length: atOnce }, async () => {
    const worker = new Worker(new URL("calculation.mjs", import.meta.url), { workerData: { ms } });
    const [count] = await once(worker, "message");
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
