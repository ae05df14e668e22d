import { newId } from "../documents/document.ts";
import type { Commit } from "../documents/store.ts";

/** Transactions kept for returning listeners. A listener that missed more starts from the current state. */
const MOST_COMMITS = 1000;

/** Where a listener is in the stream of events: after a whole transaction, or after one document of it. */
interface Position {
  transactionId: string;
  documentId: string | undefined;
}

/** The latest transactions, so that a listener whose connection broke misses nothing. */
export class Recent {
  readonly #most: number;
  /** Names the place before the first transaction; another run of the lake has another name for it. */
  #start: string = newId();
  readonly #commits: Commit[] = [];

  constructor(most = MOST_COMMITS) {
    this.#most = most;
  }

  add(commit: Commit): void {
    this.#commits.push(commit);
    const dropped = this.#commits.length > this.#most ? this.#commits.shift() : undefined;
    if (dropped) this.#start = dropped.transactionId;
  }

  /** The event id of the newest commit: a listener with it has missed nothing. */
  get eventId(): string {
    return this.#commits.at(-1)?.transactionId ?? this.#start;
  }

  /** The commits after the event; undefined when the event is no longer kept. */
  since(eventId: string): Commit[] | undefined {
    const { transactionId, documentId } = positionOf(eventId);
    if (documentId === undefined && transactionId === this.#start) return [...this.#commits];
    const index = this.#commits.findLastIndex((commit) => commit.transactionId === transactionId);
    const seen = this.#commits[index];
    if (!seen) return undefined;
    return [...restOf(seen, documentId), ...this.#commits.slice(index + 1)];
  }
}

export function eventIdOf(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}

function positionOf(eventId: string): Position {
  const [transactionId = "", documentId] = eventId.split("#");
  return { transactionId, documentId };
}

function restOf(commit: Commit, documentId: string | undefined): Commit[] {
  if (documentId === undefined) return [];
  const index = commit.changes.findIndex(({ id }) => id === documentId);
  const changes = commit.changes.slice(index + 1);
  return changes.length > 0 ? [{ ...commit, changes }] : [];
}
