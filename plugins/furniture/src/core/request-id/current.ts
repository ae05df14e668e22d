import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What proxies and storefronts make of it: a UUID, 32 hex digits, a ULID. Nothing that could carry a sentence. */
const WELL_FORMED = /^[0-9A-Za-z][\w-]{7,63}$/;

const current = new AsyncLocalStorage<string | undefined>();

/** The id of the request, or of the job's run, that this work is done for; undefined when it is done for neither. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** An id for a run that no request has brought about, such as a job's: what it says can be told from every other run's. */
export function newJobId(): string {
  return `job-${randomUUID()}`;
}

/** Runs work for a request, so that each line of the log and each event of it carries the id. */
export function runForRequest<T>(id: string | undefined, work: () => T): T {
  return current.run(id, work);
}

export function isRequestId(id: unknown): id is string {
  return typeof id === "string" && WELL_FORMED.test(id);
}
