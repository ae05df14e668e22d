import { expect, test } from "vitest";
import { runTasks, type Task } from "./graph.mjs";

const silent = { began() {}, done() {}, failed() {} };
const never = new AbortController().signal;

function recorder() {
  const events: string[] = [];
  const task = (name: string, after: string[] = [], more: Partial<Task> = {}): Task => ({
    name,
    after,
    run: async () => {
      events.push(`+${name}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      events.push(`-${name}`);
    },
    ...more,
  });
  return { events, task };
}

test("a task begins when everything before it is done, and not later", async () => {
  const { events, task } = recorder();
  await runTasks([task("c", ["a", "b"]), task("a"), task("b")], { signal: never, progress: silent });
  expect(events).toEqual(["+a", "+b", "-a", "-b", "+c", "-c"]);
});

test("what waits for a task that is not part of this run does not wait", async () => {
  const { events, task } = recorder();
  await runTasks([task("a", ["embedded part"])], { signal: never, progress: silent });
  expect(events).toEqual(["+a", "-a"]);
});

test("no more heavy tasks run at once than allowed", async () => {
  let now = 0;
  let most = 0;
  const heavy = Array.from(
    { length: 5 },
    (_, index): Task => ({
      name: `build ${index}`,
      after: [],
      heavy: true,
      run: async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now--;
      },
    }),
  );
  await runTasks(heavy, { signal: never, progress: silent, heavyAtOnce: 2 });
  expect(most).toBe(2);
});

test("the first failure is the one told; running tasks are stopped and waited for, waiting ones never begin", async () => {
  const { events, task } = recorder();
  let stopped = false;
  const long: Task = {
    name: "long",
    after: [],
    run: (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => {
          stopped = true;
          reject(new Error("aborted"));
        }),
      ),
  };
  const failing: Task = {
    name: "failing",
    after: [],
    run: async () => {
      throw new Error("broken");
    },
  };
  await expect(
    runTasks([long, failing, task("later", ["failing"])], { signal: never, progress: silent }),
  ).rejects.toThrow("broken");
  expect(stopped).toBe(true);
  expect(events).toEqual([]);
});

test("tasks that wait for each other are named instead of waiting for ever", async () => {
  const { task } = recorder();
  await expect(
    runTasks([task("a", ["b"]), task("b", ["a"])], { signal: never, progress: silent }),
  ).rejects.toThrow("a, b");
});

test("a stop from outside ends the run with its reason", async () => {
  const stop = new AbortController();
  const { task } = recorder();
  const run = runTasks([task("a"), task("b", ["a"])], { signal: stop.signal, progress: silent });
  stop.abort(new Error("Ctrl-C"));
  await expect(run).rejects.toThrow("Ctrl-C");
});
