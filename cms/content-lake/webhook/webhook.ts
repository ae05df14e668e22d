import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { isPublishedId, newId, type StoredDocument } from "../documents/document.ts";
import type { Commit, Store } from "../documents/store.ts";
import type { JournalEntry } from "../persistence/entry.ts";
import { replaceFile } from "../persistence/replace-file.ts";

/** Changes within this time (ms) are delivered together. */
const DEBOUNCE_MS = 150;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const DELIVERY_TIMEOUT_MS = 10_000;

export interface WebhookTarget {
  url: string;
  secret: string;
  /** File with the last transaction up to which everything was delivered. */
  markPath: string;
  projectId: string;
  dataset: string;
}

interface Notice {
  id: string;
  type: string;
  operation: "create" | "update" | "delete";
  transactionId: string;
  timestamp: string;
  /** The same for every attempt, so that a receiver can tell a repetition. */
  idempotencyKey: string;
}

/** The result of one delivery attempt; `gone`: the receiver did not answer at all. */
interface Outcome {
  taken: boolean;
  gone: boolean;
  fault: string;
}

/**
 * Posts `{_id, _type}` of every changed published document to one address, signed as Sanity signs. A delivery is
 * repeated until the receiver accepts it, also after a restart: the journal holds what was committed and not yet
 * delivered. Of several waiting changes of one document only the last is delivered.
 */
export class Webhook {
  readonly #target: WebhookTarget;
  readonly #waiting = new Map<string, Notice>();
  readonly #stopped = new AbortController();
  readonly #forget: () => void;
  #noted: Mark | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #delivering = false;

  private constructor(store: Store, target: WebhookTarget) {
    this.#target = target;
    const onCommit = (commit: Commit) => this.#note(commit);
    store.on("commit", onCommit);
    this.#forget = () => store.off("commit", onCommit);
  }

  static async open(store: Store, target: WebhookTarget): Promise<Webhook> {
    const webhook = new Webhook(store, target);
    const mark = await readMark(target.markPath);
    if (mark) {
      for (const entry of await entriesAfter(store, mark)) webhook.#note(entry);
    } else {
      await writeMark(target.markPath, { timestamp: new Date().toISOString(), transactionId: "" });
    }
    return webhook;
  }

  close(): void {
    this.#forget();
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  #note(transaction: Commit | JournalEntry): void {
    const published = transaction.changes.filter(({ id }) => isPublishedId(id));
    for (const change of published) this.#waiting.set(change.id, noticeOf(transaction, change));
    if (published.length === 0) return;
    this.#noted = transaction;
    this.#deliverIn(DEBOUNCE_MS);
  }

  #deliverIn(milliseconds: number): void {
    if (this.#delivering || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#deliverAll();
    }, milliseconds);
  }

  async #deliverAll(): Promise<void> {
    this.#delivering = true;
    const fault = await this.#deliverUntilGone();
    this.#delivering = false;
    if (this.#stopped.signal.aborted) return;
    if (fault === undefined) {
      this.#retryMs = FIRST_RETRY_MS;
      if (this.#waiting.size > 0) this.#deliverIn(DEBOUNCE_MS);
      else await this.#remember();
      return;
    }
    console.error(`content lake: the webhook was not taken (${fault}); trying again in ${this.#retryMs} ms`);
    this.#deliverIn(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  async #remember(): Promise<void> {
    if (!this.#noted) return;
    await writeMark(this.#target.markPath, this.#noted).catch((error: unknown) => {
      console.error(`content lake: what the webhook told could not be noted: ${String(error)}`);
    });
  }

  /** A refused notice does not block the others. An unreachable receiver ends the round. */
  async #deliverUntilGone(): Promise<string | undefined> {
    let refusal: string | undefined;
    for (const notice of [...this.#waiting.values()]) {
      const { taken, gone, fault } = await this.#deliver(notice);
      if (gone) return fault;
      if (!taken) refusal = fault;
      else if (this.#waiting.get(notice.id) === notice) this.#waiting.delete(notice.id);
    }
    return refusal;
  }

  async #deliver(notice: Notice): Promise<Outcome> {
    const body = JSON.stringify({ _id: notice.id, _type: notice.type });
    try {
      const response = await fetch(this.#target.url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
        headers: {
          "content-type": "application/json; charset=utf-8",
          "sanity-webhook-signature": signature(body, this.#target.secret, Date.now()),
          "idempotency-key": notice.idempotencyKey,
          "sanity-project-id": this.#target.projectId,
          "sanity-dataset": this.#target.dataset,
          "sanity-document-id": notice.id,
          "sanity-operation": notice.operation,
          "sanity-transaction-id": notice.transactionId,
          "sanity-transaction-time": notice.timestamp,
        },
        body,
      });
      await response.arrayBuffer();
      return { taken: response.ok, gone: false, fault: `${this.#target.url} answered ${response.status}` };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return { taken: false, gone: true, fault: cause instanceof Error ? cause.message : String(cause) };
    }
  }
}

/** A journal entry does not show whether a document was new; its change then counts as an update. */
function noticeOf(
  { transactionId, timestamp }: Mark,
  change: { id: string; before?: StoredDocument | null; after: StoredDocument | null },
): Notice {
  const type = (change.after ?? change.before)?._type ?? "";
  const operation = !change.after ? "delete" : change.before === null ? "create" : "update";
  return { id: change.id, type, operation, transactionId, timestamp, idempotencyKey: newId() };
}

const mark = z.object({ timestamp: z.string(), transactionId: z.string() });
type Mark = z.infer<typeof mark>;

/** Reads the last transaction that was delivered. No file: the webhook is new, so nothing is outstanding. */
async function readMark(path: string): Promise<Mark | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return mark.parse(JSON.parse(text));
  } catch {
    // A damaged mark: deliver everything again. A repetition is harmless, a missing delivery is not.
    return { timestamp: "", transactionId: "" };
  }
}

async function writeMark(path: string, { timestamp, transactionId }: Mark): Promise<void> {
  await replaceFile(path, JSON.stringify({ timestamp, transactionId }));
}

/** The transactions after the mark, oldest first. */
async function entriesAfter(store: Store, { timestamp, transactionId }: Mark): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for await (const entry of store.entriesSince(timestamp)) entries.push(entry);
  const marked = entries.findIndex(
    (entry) => entry.transactionId === transactionId && entry.timestamp === timestamp,
  );
  return entries.slice(marked + 1);
}

/** The header Sanity signs a webhook with; `@sanity/webhook` checks it. `at` is a Unix time in milliseconds. */
function signature(body: string, secret: string, at: number): string {
  const hash = createHmac("sha256", secret).update(`${at}.${body}`).digest("base64url");
  return `t=${at},v1=${hash}`;
}
