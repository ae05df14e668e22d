import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { Queues } from "./one-at-a-time";

test("jobs with a common key run one after the other, in order", async () => {
  const queues = new Queues(10);
  const log: string[] = [];
  const job = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await wait(5);
    log.push(`${name} ends`);
  };
  await Promise.all([
    queues.run(["cart", "session 1"], job("first")),
    queues.run(["cart"], job("second")),
    queues.run(["session 1"], job("third")),
  ]);
  expect(log.slice(0, 2)).toEqual(["first begins", "first ends"]);
  expect(log).toHaveLength(6);
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
