import { EventEmitter } from "node:events";
import { join } from "node:path";
import { notSaved } from "../failure.ts";
import { compact } from "../persistence/compaction.ts";
import { applyTo, type JournalEntry, journalEntry } from "../persistence/entry.ts";
import { Journal } from "../persistence/journal.ts";
import { readSnapshot, writeSnapshot } from "../persistence/snapshot.ts";
import { newId, type StoredDocument } from "./document.ts";
import { type Change, type Documents, Transaction } from "./transaction.ts";

/** A transaction that is on disk. */
export interface Commit {
  transactionId: string;
  timestamp: string;
  identity: string;
  changes: Change[];
}

/** After this many bytes of journal a new snapshot is worth its cost. */
const SNAPSHOT_EVERY_BYTES = 4 * 1024 * 1024;

export interface CommitRequest {
  transactionId?: string | undefined;
  identity: string;
  dryRun: boolean;
}

/**
 * All documents of the data set, in memory and on disk. Transactions are done one after the other, whole or not at
 * all; they are seen by readers, acknowledged and announced (`commit` event) only once they are on disk.
 */
export class Store extends EventEmitter<{ commit: [Commit] }> {
  /** What is on disk: what readers see. */
  readonly #documents: Map<string, StoredDocument>;
  /** The same with the transactions that are on their way to the disk: what the next transaction builds on. */
  #ahead: Map<string, StoredDocument>;
  readonly #journal: Journal;
  readonly #snapshotPath: string;
  #snapshotLength: number;
  #turn: Promise<unknown> = Promise.resolve();
  #version = 0;
  /** Why the latest failed write failed. */
  #fault: Error | undefined;
  #latest: string;

  private constructor(
    documents: Map<string, StoredDocument>,
    journal: Journal,
    snapshotPath: string,
    snapshotLength: number,
  ) {
    super();
    this.setMaxListeners(0);
    this.#documents = documents;
    this.#ahead = new Map(documents);
    this.#journal = journal;
    this.#snapshotPath = snapshotPath;
    this.#snapshotLength = snapshotLength;
    this.#latest = [...documents.values()].reduce(
      (latest, { _updatedAt }) => (_updatedAt > latest ? _updatedAt : latest),
      "",
    );
    journal.onFault = (fault) => {
      this.#fault = fault;
      this.#ahead = new Map(this.#documents);
    };
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
    const journalPath = join(folder, "journal.ndjson");
    await compact(journalPath, snapshotPath);
    const { documents: known, journalLength } = await readSnapshot(snapshotPath);
    const documents = new Map(known.map((document) => [document._id, document]));
    const journal = await Journal.open(journalPath, journalLength, (line) =>
      applyTo(documents, journalEntry.parse(line).changes),
    );
    for (const [id, document] of documents) documents.set(id, settle(document));
    return new Store(documents, journal, snapshotPath, journalLength);
  }

  get documents(): Documents {
    return this.#documents;
  }

  /** Grows with every change, so that what was computed from the documents can be kept until the next one. */
  get version(): number {
    return this.#version;
  }

  /**
   * Runs `work` on a working copy and commits it; when `work` throws, nothing has happened. Throws 507 on a full disk and
   * 503 for any other fault of it; then nothing has happened either, and the next commit may well succeed.
   */
  async commit<Result>(
    request: CommitRequest,
    work: (transaction: Transaction) => Result | Promise<Result>,
  ): Promise<{ transactionId: string; result: Result }> {
    const transactionId = request.transactionId ?? newId();
    const done = await this.#inTurn(async () => {
      const earlierFault = this.#fault;
      const transaction = new Transaction(this.#ahead, transactionId, this.#now());
      const result = await work(transaction);
      if (request.dryRun) return { result, written: Promise.resolve() };
      // It may have read what has just been taken back.
      if (this.#fault && this.#fault !== earlierFault) throw notSaved(this.#fault);
      return { result, written: this.#write(transaction, request.identity) };
    });
    await done.written;
    return { transactionId, result: done.result };
  }

  /** Every transaction that touched one of `ids`, oldest first, read from the journal. */
  async history(ids: ReadonlySet<string>): Promise<JournalEntry[]> {
    const marks = [...ids].map((id) => `"id":${JSON.stringify(id)}`);
    const entries: JournalEntry[] = [];
    for await (const line of this.#journal.lines()) {
      if (!marks.some((mark) => line.includes(mark))) continue;
      const entry = journalEntry.parse(JSON.parse(line));
      if (entry.changes.some((change) => ids.has(change.id))) entries.push(entry);
    }
    return entries;
  }

  /** Every transaction from `timestamp` (ISO 8601) on, oldest first, read from the journal. */
  async *entriesSince(timestamp: string): AsyncGenerator<JournalEntry> {
    for await (const line of this.#journal.lines()) {
      const made = /^\{"transactionId":"[^"]*","timestamp":"([^"]*)"/.exec(line)?.[1];
      if (made !== undefined && made < timestamp) continue;
      yield journalEntry.parse(JSON.parse(line));
    }
  }

  async close(): Promise<void> {
    await this.#turn;
    if (this.#journal.length > this.#snapshotLength) await this.#trySnapshot();
    await this.#journal.close();
  }

  /** Never earlier than the transaction before, even when the clock is set back. */
  #now(): string {
    const now = new Date().toISOString();
    if (now > this.#latest) this.#latest = now;
    return this.#latest;
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
    applyTo(this.#ahead, changes);
    const entry: JournalEntry = {
      transactionId,
      timestamp,
      identity,
      changes: changes.map(({ id, after, mutations }) => ({ id, after, mutations: [...mutations] })),
    };
    return this.#journal.append(entry).then(
      () => {
        applyTo(this.#documents, changes);
        this.#version += 1;
        this.emit("commit", { transactionId, timestamp, identity, changes });
        void this.#snapshotWhenDue();
      },
      (error: Error) => {
        throw notSaved(error);
      },
    );
  }

  async #snapshotWhenDue(): Promise<void> {
    if (this.#journal.length - this.#snapshotLength < SNAPSHOT_EVERY_BYTES) return;
    this.#snapshotLength = this.#journal.length;
    await this.#inTurn(() => this.#trySnapshot());
  }

  /** The journal holds everything, so a snapshot that cannot be written only makes the next start longer. */
  async #trySnapshot(): Promise<void> {
    await this.#journal.settled();
    const journalLength = this.#journal.length;
    try {
      await writeSnapshot(this.#snapshotPath, { journalLength, documents: [...this.#documents.values()] });
      this.#snapshotLength = journalLength;
    } catch (error) {
      console.error(`content lake: the snapshot could not be written: ${String(error)}`);
    }
  }
}
