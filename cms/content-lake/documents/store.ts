import { EventEmitter } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import { requestFailure } from "../failure.ts";
import { Journal } from "../persistence/journal.ts";
import { readSnapshot, storedDocument, writeSnapshot } from "../persistence/snapshot.ts";
import { newId, type StoredDocument } from "./document.ts";
import { type Change, type Documents, Transaction } from "./transaction.ts";

/** A transaction that is on disk. */
export interface Commit {
  transactionId: string;
  timestamp: string;
  identity: string;
  changes: Change[];
}

const journalEntry = z.object({
  transactionId: z.string(),
  timestamp: z.string(),
  identity: z.string(),
  changes: z.array(
    z.object({
      id: z.string(),
      after: storedDocument.nullable(),
      mutations: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** After this many bytes of journal a new snapshot is worth its cost. */
const SNAPSHOT_EVERY_BYTES = 4 * 1024 * 1024;

export interface CommitRequest {
  transactionId?: string | undefined;
  identity: string;
  dryRun: boolean;
}

/**
 * All documents of the data set, in memory and on disk. Transactions are done one after the other, whole or not at
 * all, and are acknowledged and announced (`commit` event) only once they are on disk.
 */
export class Store extends EventEmitter<{ commit: [Commit] }> {
  readonly #documents: Map<string, StoredDocument>;
  readonly #journal: Journal;
  readonly #snapshotPath: string;
  readonly #unwritten: Change[][] = [];
  #snapshotLength: number;
  #turn: Promise<unknown> = Promise.resolve();
  #version = 0;

  private constructor(
    documents: Map<string, StoredDocument>,
    journal: Journal,
    snapshotPath: string,
    snapshotLength: number,
  ) {
    super();
    this.setMaxListeners(0);
    this.#documents = documents;
    this.#journal = journal;
    this.#snapshotPath = snapshotPath;
    this.#snapshotLength = snapshotLength;
  }

  /**
   * Reads what is kept in `folder`; `settle` may adapt each document to where the lake runs now. Throws with one
   * readable sentence when the folder is damaged.
   */
  static async open(
    folder: string,
    settle: (document: StoredDocument) => StoredDocument = (document) => document,
  ): Promise<Store> {
    const snapshotPath = join(folder, "snapshot.json");
    const snapshot = await readSnapshot(snapshotPath);
    const documents = new Map(snapshot.documents.map((document) => [document._id, document]));
    const { journal, lines } = await Journal.open(join(folder, "journal.ndjson"), snapshot.journalLength);
    for (const line of lines) applyTo(documents, journalEntry.parse(line).changes);
    for (const [id, document] of documents) documents.set(id, settle(document));
    return new Store(documents, journal, snapshotPath, snapshot.journalLength);
  }

  get documents(): Documents {
    return this.#documents;
  }

  /** Grows with every change, so that what was computed from the documents can be kept until the next one. */
  get version(): number {
    return this.#version;
  }

  /** Runs `work` on a working copy and commits it; when `work` throws, nothing has happened. */
  async commit<Result>(
    request: CommitRequest,
    work: (transaction: Transaction) => Result | Promise<Result>,
  ): Promise<{ transactionId: string; result: Result }> {
    const transactionId = request.transactionId ?? newId();
    const done = await this.#inTurn(async () => {
      const transaction = new Transaction(this.#documents, transactionId, new Date().toISOString());
      const result = await work(transaction);
      if (request.dryRun) return { result, written: Promise.resolve() };
      return { result, written: this.#write(transaction, request.identity) };
    });
    await done.written;
    return { transactionId, result: done.result };
  }

  /** Every transaction that touched one of `ids`, oldest first, read from the journal. */
  async history(ids: ReadonlySet<string>): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    for await (const line of this.#journal.lines()) {
      const entry = journalEntry.parse(line);
      if (entry.changes.some((change) => ids.has(change.id))) entries.push(entry);
    }
    return entries;
  }

  async close(): Promise<void> {
    await this.#turn;
    if (this.#journal.length > this.#snapshotLength) await this.#writeSnapshot();
    await this.#journal.close();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #write(transaction: Transaction, identity: string): Promise<void> {
    const changes = transaction.changes();
    if (changes.length === 0) return Promise.resolve();
    const { id: transactionId, timestamp } = transaction;
    applyTo(this.#documents, changes);
    this.#unwritten.push(changes);
    this.#version += 1;
    const entry = {
      transactionId,
      timestamp,
      identity,
      changes: changes.map(({ id, after, mutations }) => ({ id, after, mutations: [...mutations] })),
    };
    return this.#journal.append(entry).then(
      () => {
        this.#unwritten.shift();
        this.emit("commit", { transactionId, timestamp, identity, changes });
        void this.#snapshotWhenDue();
      },
      (error: Error) => {
        this.#undoUnwritten();
        throw requestFailure(503, "Service Unavailable", `The change was not saved: ${error.message}`);
      },
    );
  }

  /** The journal takes nothing after a failed write, so everything not yet written is taken back, latest first. */
  #undoUnwritten(): void {
    for (const changes of this.#unwritten.reverse()) {
      for (const { id, before } of changes) {
        if (before) this.#documents.set(id, before);
        else this.#documents.delete(id);
      }
    }
    this.#unwritten.length = 0;
    this.#version += 1;
  }

  async #snapshotWhenDue(): Promise<void> {
    if (this.#journal.length - this.#snapshotLength < SNAPSHOT_EVERY_BYTES) return;
    this.#snapshotLength = this.#journal.length;
    await this.#inTurn(() => this.#writeSnapshot()).catch((error: unknown) => {
      console.error(`content lake: the snapshot could not be written: ${String(error)}`);
    });
  }

  async #writeSnapshot(): Promise<void> {
    await this.#journal.settled();
    const documents = [...this.#documents.values()];
    const journalLength = this.#journal.length;
    await writeSnapshot(this.#snapshotPath, { journalLength, documents });
    this.#snapshotLength = journalLength;
  }
}

function applyTo(
  documents: Map<string, StoredDocument>,
  changes: readonly { id: string; after: StoredDocument | null }[],
): void {
  for (const { id, after } of changes) {
    if (after) documents.set(id, after);
    else documents.delete(id);
  }
}
