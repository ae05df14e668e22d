import { type Change, Journal } from "./journal";
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
