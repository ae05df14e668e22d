/**
 * A step of a start. Its run may answer with a note such as "up to date".
 * @typedef {object} Task
 * @property {string} name
 * @property {string} [title] shown while it runs; a task without one stays silent
 * @property {readonly string[]} after names of the tasks that must be done first; names that are not in the graph do not count
 * @property {boolean} [heavy] takes one of the slots for builds
 * @property {(signal: AbortSignal) => Promise<string | void>} run
 *
 * @typedef {object} Progress
 * @property {(task: Task) => void} began
 * @property {(task: Task, milliseconds: number, note: string | void) => void} done
 * @property {(task: Task, milliseconds: number) => void} failed
 */

/** One build fills about one core and up to 2 GB: more at once only slow each other down. */
const HEAVY_AT_ONCE = 2;

/**
 * Runs tasks, each as soon as what it waits for is done. The first failure stops the others.
 * @param {readonly Task[]} tasks earlier ones are preferred when slots are scarce
 * @param {{ signal: AbortSignal, progress: Progress, heavyAtOnce?: number }} options
 * @throws whatever the first failing task threw, once every running task has ended
 */
export async function runTasks(tasks, { signal, progress, heavyAtOnce = HEAVY_AT_ONCE }) {
  const waiting = new Set(tasks);
  /** @type {Set<Task>} */
  const running = new Set();
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  /** @type {unknown[]} */
  const failures = [];

  await new Promise((resolve) => {
    const next = () => {
      for (const task of waiting) if (!either.aborted && mayBegin(task)) begin(task);
      if (running.size > 0) return;
      if (waiting.size > 0 && !either.aborted)
        failures.push(new Error(`Tasks wait for each other: ${names(waiting)}`));
      resolve(undefined);
    };

    /** @param {Task} task */
    const mayBegin = (task) => {
      const open = [...waiting, ...running].some((other) => task.after.includes(other.name));
      return !open && !(task.heavy && [...running].filter((one) => one.heavy).length >= heavyAtOnce);
    };

    /** @param {Task} task */
    const begin = (task) => {
      waiting.delete(task);
      running.add(task);
      const since = performance.now();
      progress.began(task);
      task
        .run(either)
        .then((note) => progress.done(task, performance.now() - since, note))
        .catch((error) => {
          if (!either.aborted) progress.failed(task, performance.now() - since);
          failures.push(error);
          stop.abort(error);
        })
        .finally(() => {
          running.delete(task);
          next();
        });
    };

    next();
  });
  if (failures.length > 0) throw failures[0];
  signal.throwIfAborted();
}

/** @param {Iterable<Task>} tasks */
function names(tasks) {
  return Array.from(tasks, ({ name }) => name).join(", ");
}
