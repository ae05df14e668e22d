import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { Queues } from "./cart-lock";

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Jobs that come and last so many milliseconds. */
const anyJobs = fc.array(
  fc.record({
    comes: fc.nat({ max: 9 }),
    lasts: fc.nat({ max: 5 }),
    keys: fc.uniqueArray(fc.constantFrom("cart 1", "cart 2", "session 1", "session 2"), {
      minLength: 1,
      maxLength: 3,
    }),
    fails: fc.boolean(),
  }),
  { minLength: 2, maxLength: 15 },
);

test("whenever jobs come, those with a common key run in that order, and no more run at once than may", async () => {
  vi.useFakeTimers();
  const property = fc.asyncProperty(anyJobs, fc.integer({ min: 1, max: 4 }), async (jobs, atOnce) => {
    const queues = new Queues(atOnce);
    const came: number[] = [];
    const log: string[] = [];
    let running = 0;
    let most = 0;
    const all = jobs.map(async ({ comes, keys, lasts, fails }, index) => {
      await wait(comes);
      came.push(index);
      await queues.run(keys, async () => {
        most = Math.max(most, ++running);
        log.push(`begins ${index}`);
        await wait(lasts);
        log.push(`ends ${index}`);
        running -= 1;
        if (fails) throw new Error("no");
      });
    });
    const ended = Promise.allSettled(all);
    await vi.runAllTimersAsync();
    expect((await ended).map(({ status }) => status)).toEqual(
      jobs.map(({ fails }) => (fails ? "rejected" : "fulfilled")),
    );
    expect(log).toHaveLength(jobs.length * 2);
    expect(most).toBeLessThanOrEqual(atOnce);
    for (const [at, later] of came.entries())
      for (const earlier of came.slice(0, at))
        if (jobs[later]?.keys.some((key) => jobs[earlier]?.keys.includes(key)))
          expect(log.indexOf(`begins ${later}`), `${later} after ${earlier}`).toBeGreaterThan(
            log.indexOf(`ends ${earlier}`),
          );
  });
  await fc.assert(property, { numRuns: 200, endOnFailure: true });
});

test("jobs without a common key do not wait for each other", async () => {
  const queues = new Queues(2);
  let proceed = () => {};
  const hanging = queues.run(["cart 1"], () => new Promise<void>((resolve) => (proceed = resolve)));
  await expect(queues.run(["cart 2"], () => Promise.resolve("done"))).resolves.toBe("done");
  proceed();
  await hanging;
});

test("who waits for a key takes no place from those who could run", async () => {
  const queues = new Queues(2);
  let proceed = () => {};
  const hanging = queues.run(["cart 1"], () => new Promise<void>((resolve) => (proceed = resolve)));
  const behind = queues.run(["cart 1"], () => Promise.resolve());
  await expect(queues.run(["cart 2"], () => Promise.resolve("done"))).resolves.toBe("done");
  proceed();
  await Promise.all([hanging, behind]);
});

test("of those who wait for a free place, who came first runs first", async () => {
  const queues = new Queues(1);
  const ran: number[] = [];
  const each = [1, 2, 3, 4].map((job) => queues.run([`cart ${job}`], async () => void ran.push(job)));
  await Promise.all(each);
  expect(ran).toEqual([1, 2, 3, 4]);
});

test("a job that fails lets the next one run and tells its own caller", async () => {
  const queues = new Queues(1);
  const failing = queues.run(["cart"], () => Promise.reject(new Error("no")));
  const next = queues.run(["cart"], () => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe("yes");
});

test("never more than the given number run at a time", async () => {
  const queues = new Queues(3);
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queues.run([`cart ${index}`], async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(2);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(3);
});
