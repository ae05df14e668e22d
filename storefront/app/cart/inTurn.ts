let last: Promise<unknown> = Promise.resolve();

/**
 * Begins a job when every earlier one has ended, well or badly. What a page changes about the cart goes this way: two changes
 * that are under way at once may be carried out the other way round, and the shopper's earlier choice would stay.
 */
export function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const turn = last.then(job, job);
  last = turn;
  return turn;
}
