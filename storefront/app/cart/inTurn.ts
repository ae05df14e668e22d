/** A window that hangs, as a phone lets one in the background, must not hold up the others (ms). */
const PATIENCE_MS = 10_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Begins a job when every earlier one has ended, well or badly, those of the browser's other windows as well. What a page changes about the
 * cart goes this way: two changes that are under way at once may be carried out the other way round, and the shopper's earlier choice would
 * stay; and two windows that both put in a first piece would begin a cart each, of which the browser keeps one. A browser without locks, or
 * a page without https, knows of its own window alone.
 */
export function inTurn<T>(job: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= job();
    return begun;
  };
  const lock = () => navigator.locks?.request("cart", { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  const turn = last.then(lock, lock).then(begin, begin);
  last = turn;
  return turn;
}
