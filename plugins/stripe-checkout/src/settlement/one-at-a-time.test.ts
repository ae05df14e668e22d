import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Queues } from "./one-at-a-time";

const anyJobs = fc.array(
  fc.record({
    keys: fc.uniqueArray(fc.constantFrom("cart 1", "cart 2", "session 1", "session 2"), {
      minLength: 1,
      maxLength: 3,
    }),
    ms: fc.nat({ max: 3 }),
    fails: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

test("jobs with a common key run one after the other in the order they came, however many may run at once", async () => {
  const property = fc.asyncProperty(anyJobs, fc.integer({ min: 1, max: 4 }), async (jobs, atOnce) => {
    const queues = new Queues(atOnce);
    const log: string[] = [];
    const running = jobs.map(({ keys, ms, fails }, index) =>
      queues.run(keys, async () => {
        log.push(`begins ${index}`);
        await wait(ms);
        log.push(`ends ${index}`);
        if (fails) throw new Error("no");
      }),
    );
    await Promise.allSettled(running);
    expect(log).toHaveLength(jobs.length * 2);
    for (const [later, { keys }] of jobs.entries())
      for (const [earlier, { keys: others }] of jobs.slice(0, later).entries())
        if (keys.some((key) => others.includes(key)))
          expect(log.indexOf(`begins ${later}`), `${later} after ${earlier}`).toBeGreaterThan(
            log.indexOf(`ends ${earlier}`),
          );
  });
  await fc.assert(property, { numRuns: 60, endOnFailure: true });
});

test("jobs without a common key do not wait for each other", async () => {
  const queues = new Queues(2);
  let proceed = () => {};
  const hanging = queues.run(["cart 1"], () => new Promise<void>((resolve) => (proceed = resolve)));
  await expect(queues.run(["cart 2"], () => Promise.resolve("done"))).resolves.toBe("done");
  proceed();
  await hanging;
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
