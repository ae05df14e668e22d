import type { ServerResponse } from "node:http";
import { newId, type StoredDocument } from "../documents/document.ts";
import type { Commit, Store } from "../documents/store.ts";
import type { Change } from "../documents/transaction.ts";
import type { Viewer } from "../http/access.ts";
import { openToAnyone } from "../queries/perspectives.ts";
import type { Reader } from "../queries/reader.ts";

/** Clients give up after 45 s of silence. */
const KEEP_ALIVE_MS = 15_000;
/** A listener with more unread bytes is disconnected; it connects again and starts from the current state. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024;

export interface Subscription {
  query: string;
  params: Record<string, unknown>;
  viewer: Viewer;
  options: EventOptions;
  /** The last event that a reconnecting listener received; it gets the events after it. */
  resumeAfter?: string | undefined;
}

interface Listener extends Subscription {
  response: ServerResponse;
}

/** Tells everyone who listens (`data/listen`, server-sent events) about committed transactions, in their order. */
export class Listeners {
  readonly #reader: Reader;
  readonly #open = new Set<Listener>();
  readonly #recent = new Recent();
  readonly #keepAlive: NodeJS.Timeout;
  #turn: Promise<void> = Promise.resolve();

  constructor(store: Store, reader: Reader) {
    this.#reader = reader;
    store.on("commit", (commit) => {
      this.#recent.add(commit);
      const audience = [...this.#open];
      this.#turn = this.#turn.then(() => this.#announce(commit, audience));
    });
    this.#keepAlive = setInterval(() => {
      for (const { response } of this.#open) response.write(": keep-alive\n\n");
    }, KEEP_ALIVE_MS).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Opens the stream. Throws 400, before anything is written, when the filter is not a valid query. */
  async subscribe(
    response: ServerResponse,
    headers: Record<string, string>,
    subscription: Subscription,
  ): Promise<void> {
    await this.#reader.ids(subscription.query, subscription.params, [], subscription.viewer.identity);
    const listener = { ...subscription, response };
    response.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    response.socket?.setNoDelay(true);
    this.#open.add(listener);
    response.on("close", () => this.#open.delete(listener));
    this.#greet(listener);
  }

  /** A new listener gets `welcome`. A returning one gets `welcomeback` and the missed events, or `reset` if unknown. */
  #greet(listener: Listener): void {
    const { response, resumeAfter } = listener;
    const missed = resumeAfter === undefined ? undefined : this.#recent.since(resumeAfter);
    const name = resumeAfter === undefined ? "welcome" : missed ? "welcomeback" : "reset";
    send(response, name, (missed && resumeAfter) ?? this.#recent.eventId, { listenerName: newId() });
    // Queued before whatever is committed from now on, so that events stay in order.
    for (const commit of missed ?? []) this.#turn = this.#turn.then(() => this.#announce(commit, [listener]));
  }

  close(): void {
    clearInterval(this.#keepAlive);
    for (const { response } of this.#open) response.end();
    this.#open.clear();
  }

  async #announce(commit: Commit, audience: readonly Listener[]): Promise<void> {
    for (const listener of audience) {
      try {
        await this.#tell(listener, commit);
      } catch (error) {
        console.error(`content lake: a listener was dropped: ${String(error)}`);
        listener.response.destroy();
      }
    }
  }

  async #tell(listener: Listener, commit: Commit): Promise<void> {
    const seen: { change: Change; transition: Transition }[] = [];
    for (const change of commit.changes) {
      const transition = await this.#transition(listener, change);
      if (transition) seen.push({ change, transition });
    }
    for (const [index, { change, transition }] of seen.entries()) {
      const place = { total: seen.length, current: index + 1 };
      const event = mutationEvent(commit, change, transition, place, listener.options);
      send(listener.response, "mutation", String(event.eventId), event);
    }
    if (listener.response.writableLength > MOST_UNREAD_BYTES) listener.response.destroy();
  }

  async #transition(listener: Listener, change: Change): Promise<Transition | undefined> {
    const before = await this.#matches(listener, change.before);
    const after = await this.#matches(listener, change.after);
    if (!before && !after) return undefined;
    if (!before) return "appear";
    return after ? "update" : "disappear";
  }

  async #matches(listener: Listener, document: StoredDocument | null): Promise<boolean> {
    if (!document || !(listener.viewer.staff || openToAnyone(document))) return false;
    if (listener.query.trim() === "*") return true;
    const ids = await this.#reader.ids(listener.query, listener.params, [document], listener.viewer.identity);
    return ids.length > 0;
  }
}

function send(response: ServerResponse, event: string, id: string, data: unknown): void {
  response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

interface EventOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  mendozaEffects: boolean;
}

type Transition = "appear" | "update" | "disappear";

/** The event for one changed document of a transaction. */
function mutationEvent(
  commit: Commit,
  change: Change,
  transition: Transition,
  place: { total: number; current: number },
  options: EventOptions,
): Record<string, unknown> {
  const { transactionId, timestamp, identity } = commit;
  return {
    eventId: eventIdOf(transactionId, change.id),
    documentId: change.id,
    transactionId,
    transition,
    identity,
    timestamp,
    visibility: "query",
    ...(change.before ? { previousRev: change.before._rev } : {}),
    // A deletion carries it too: the Studio orders the next creation by it.
    resultRev: transactionId,
    transactionTotalEvents: place.total,
    transactionCurrentEvent: place.current,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.mendozaEffects ? { effects: effectsOf(change) } : {}),
    ...(options.includePreviousRevision && change.before ? { previous: change.before } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
  };
}

/**
 * Mendoza patches in their plainest form: operation 0 puts the whole value in place. The revision is left out, because
 * the reader adds it from the event.
 */
export function effectsOf(change: Pick<Change, "before" | "after">): { apply: unknown[]; revert: unknown[] } {
  return { apply: [0, withoutRevision(change.after)], revert: [0, withoutRevision(change.before)] };
}

function withoutRevision(document: StoredDocument | null): Record<string, unknown> | null {
  if (document === null) return null;
  const { _rev, ...rest } = document;
  return rest;
}

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

function eventIdOf(transactionId: string, documentId: string): string {
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
