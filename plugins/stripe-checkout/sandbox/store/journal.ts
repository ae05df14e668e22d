import { type FileHandle, mkdir, open, readFile, rename, truncate } from "node:fs/promises";
import { join } from "node:path";

/** One changed record: kind, id and its whole new value. */
export type Change = [kind: string, id: string, value: unknown];

interface Waiting {
  line: string;
  done: () => void;
  failed: (error: Error) => void;
}

/**
 * Append-only log of changes, one JSON line for each atomic step. `append` answers once the line is
 * on the disk, so whatever a caller was told survives a SIGKILL. Waiting lines share one fsync.
 */
export class Journal {
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
