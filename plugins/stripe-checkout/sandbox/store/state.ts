import { type FileHandle, mkdir, open, readFile, rename, truncate } from "node:fs/promises";
import { join } from "node:path";
import { KINDS, type Kind, type Records } from "./records";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe forgets idempotency keys after a day and events after thirty. */
export const KEY_LIFE_MS = DAY_MS;
const EVENT_LIFE_MS = 30 * DAY_MS;
const COMPACT_ABOVE_LINES = 2000;

type Tables = { [K in Kind]: Map<string, Records[K]> };

/**
 * All records in memory, journalled on disk. A request changes records with `put` without awaiting anything
 * in between, then calls `save`: its changes are one line of the journal, so they survive together or not at all.
 */
export class State {
  #unsaved: Change[] = [];
  #lastSave: Promise<void> = Promise.resolve();

  private constructor(
    private readonly tables: Tables,
    private readonly journal: Journal,
    private readonly onStorageFailure: (error: Error) => void,
  ) {}

  static async open(folder: string, onStorageFailure: (error: Error) => void): Promise<State> {
    let { journal, steps } = await Journal.open(folder);
    const tables = replay(steps);
    if (steps.length > COMPACT_ABOVE_LINES) {
      await journal.close();
      forgetOld(tables, Date.now());
      await Journal.rewrite(folder, changesOf(tables));
      ({ journal } = await Journal.open(folder));
    }
    return new State(tables, journal, onStorageFailure);
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    return this.tables[kind].get(id);
  }

  /** Newest first, like Stripe's lists. */
  newestFirst<K extends Kind>(kind: K): Records[K][] {
    return [...this.tables[kind].values()].reverse();
  }

  put<K extends Kind>(kind: K, id: string, value: Records[K]): void {
    this.tables[kind].set(id, value);
    this.#unsaved.push([kind, id, value]);
  }

  /** Answers once everything that was put before is on the disk, also what other requests put. */
  save(): Promise<void> {
    if (this.#unsaved.length > 0) {
      const changes = this.#unsaved;
      this.#unsaved = [];
      this.#lastSave = this.journal.append(changes);
      this.#lastSave.catch(this.onStorageFailure);
    }
    return this.#lastSave;
  }

  async close(): Promise<void> {
    await this.save();
    await this.journal.close();
  }
}

function replay(steps: Change[][]): Tables {
  const tables = Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as Tables;
  for (const [kind, id, value] of steps.flat()) {
    (tables[kind as Kind] as Map<string, unknown>).set(id, value);
  }
  return tables;
}

function forgetOld(tables: Tables, now: number): void {
  for (const [key, answer] of tables.idempotentAnswer) {
    if (answer.createdAt < now - KEY_LIFE_MS) tables.idempotentAnswer.delete(key);
  }
  for (const [form, { createdAt }] of tables.usedForm) {
    if (createdAt < now - KEY_LIFE_MS) tables.usedForm.delete(form);
  }
  for (const [id, { event }] of tables.event) {
    if (event.created * 1000 < now - EVENT_LIFE_MS) tables.event.delete(id);
  }
}

function changesOf(tables: Tables): Change[] {
  return KINDS.flatMap((kind) => [...tables[kind]].map(([id, value]): Change => [kind, id, value]));
}

/** One changed record: kind, id and its whole new value. */
type Change = [kind: string, id: string, value: unknown];

interface Waiting {
  line: string;
  done: () => void;
  failed: (error: Error) => void;
}

/**
 * Append-only log of changes, one JSON line for each atomic step. `append` answers once the line is
 * on the disk, so whatever a caller was told survives a SIGKILL. Waiting lines share one fsync.
 */
class Journal {
  #waiting: Waiting[] = [];
  #draining: Promise<void> | undefined;

  private constructor(private readonly file: FileHandle) {}

  /** Opens the journal in `folder`; a last line that was torn by a kill is cut off. */
  static async open(folder: string): Promise<{ journal: Journal; steps: Change[][] }> {
    await mkdir(folder, { recursive: true });
    const path = journalPath(folder);
    const steps = await readSteps(path);
    const file = await open(path, "a", 0o600);
    await syncFolder(folder);
    return { journal: new Journal(file), steps };
  }

  /** Replaces the journal by one that holds `changes` alone; a kill leaves the old or the new one, never half. */
  static async rewrite(folder: string, changes: Change[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const next = `${journalPath(folder)}.next`;
    const file = await open(next, "w", 0o600);
    try {
      await file.writeFile(changes.map((change) => `${JSON.stringify([change])}\n`).join(""));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, journalPath(folder));
    await syncFolder(folder);
  }

  append(changes: Change[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify(changes)}\n`, done, failed });
      this.#draining ??= this.#drain().finally(() => {
        this.#draining = undefined;
      });
    });
  }

  async close(): Promise<void> {
    await this.#draining;
    await this.file.close();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.file.appendFile(batch.map((entry) => entry.line).join(""));
        await this.file.datasync();
        for (const entry of batch) entry.done();
      } catch (error) {
        for (const entry of batch) entry.failed(error as Error);
      }
    }
  }
}

function journalPath(folder: string): string {
  return join(folder, "journal.ndjson");
}

async function readSteps(path: string): Promise<Change[][]> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  });
  const whole = bytes.lastIndexOf("\n") + 1;
  if (whole < bytes.length) await truncate(path, whole);
  const lines = bytes.subarray(0, whole).toString("utf8").split("\n").slice(0, -1);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Change[];
    } catch {
      throw new Error(`${path} is damaged in line ${index + 1}; remove the file to start afresh.`);
    }
  });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
