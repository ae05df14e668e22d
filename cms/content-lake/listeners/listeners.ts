import type { ServerResponse } from "node:http";
import type { StoredDocument } from "../documents/document.ts";
import { newId } from "../documents/document.ts";
import type { Commit, Store } from "../documents/store.ts";
import type { Change } from "../documents/transaction.ts";
import type { Viewer } from "../http/access.ts";
import { openToAnyone } from "../queries/perspectives.ts";
import type { Reader } from "../queries/reader.ts";
import { type EventOptions, mutationEvent, type Transition } from "./events.ts";
import { Recent } from "./recent.ts";

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
