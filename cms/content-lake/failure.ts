/**
 * A refusal the content lake answers with, in the shape Sanity's API uses, so that
 * `@sanity/client` turns it into a readable `ClientError`.
 */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
    message: string,
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** A fault of the request as a whole: wrong address, token, origin, size or form. */
export function requestFailure(status: number, error: string, message: string): Failure {
  return new Failure(status, { statusCode: status, error, message }, message);
}

/** What is wrong with one mutation or action of a transaction. */
export interface ItemFault {
  type: string;
  description: string;
  id?: string;
  [detail: string]: unknown;
}

/** One item of a transaction cannot be done, so nothing of the transaction is done. */
export class ItemFailure extends Error {
  constructor(
    readonly status: number,
    readonly fault: ItemFault,
  ) {
    super(fault.description);
    this.name = "ItemFailure";
  }
}

/** Puts an item's fault into the answer of `data/mutate` (`mutationError`) or `data/actions` (`actionError`). */
export function transactionFailure(
  kind: "mutationError" | "actionError",
  index: number,
  cause: ItemFailure,
): Failure {
  const what = kind === "mutationError" ? "The mutation(s) failed" : "The action(s) failed";
  const description = `${what}: ${cause.fault.description}`;
  const items = [{ error: cause.fault, index }];
  return new Failure(
    cause.status,
    { statusCode: cause.status, error: { description, items, type: kind } },
    description,
  );
}

/** A query that cannot be parsed or evaluated. */
export function queryFailure(query: string, description: string, start = 0): Failure {
  const error = { description, query, start, end: query.length, type: "queryParseError" };
  return new Failure(400, { statusCode: 400, error }, description);
}

/** No room on the disk, or in the share of it that this user may fill. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/** A change that could not be written: 507 on a full disk, 503 for any other fault of it. */
export function notSaved(error: Error): Failure {
  const full = isDiskFull(error.cause);
  return requestFailure(
    full ? 507 : 503,
    full ? "Insufficient Storage" : "Service Unavailable",
    `The change was not saved: ${error.message}`,
  );
}
