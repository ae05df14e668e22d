import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createInterface } from "node:readline";

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/**
 * An append-only file of JSON lines. `append` resolves only after the line is on disk (fdatasync); lines that
 * arrive while a write is under way share the next one, so that many small writes cost few syncs.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #path: string;
  #length: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #fault: Error | undefined;

  private constructor(file: FileHandle, path: string, length: number) {
    this.#file = file;
    this.#path = path;
    this.#length = length;
  }

  /**
   * Opens the file at `path` and reads its lines from byte `from` on. A last line that was cut off by a crash was never
   * acknowledged and is dropped. Throws when a line before the last is not JSON, because then the file is damaged.
   */
  static async open(path: string, from = 0): Promise<{ journal: Journal; lines: unknown[] }> {
    const file = await open(path, "a+", 0o600);
    const { size } = await file.stat();
    if (from > size) {
      await file.close();
      throw new Error(`${path} is shorter (${size} bytes) than its snapshot says (${from} bytes)`);
    }
    const text = await readFrom(file, from, size);
    const end = text.lastIndexOf("\n") + 1;
    const lines = text
      .slice(0, end)
      .split("\n")
      .filter((line) => line !== "")
      .map((line, index) => parsed(line, `${path}, line ${index + 1} after byte ${from}`));
    const length = from + Buffer.byteLength(text.slice(0, end));
    if (length < size) await file.truncate(length);
    return { journal: new Journal(file, path, length), lines };
  }

  /** Bytes safely on disk. */
  get length(): number {
    return this.#length;
  }

  append(entry: unknown): Promise<void> {
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing appended so far is still on its way to the disk. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Every line that is safely on disk, from the first one on. */
  async *lines(): AsyncGenerator<unknown> {
    if (this.#length === 0) return;
    const input = createReadStream(this.#path, { end: this.#length - 1 });
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== "") yield JSON.parse(line);
    }
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const bytes = Buffer.from(batch.map(({ line }) => line).join(""));
        await this.#file.appendFile(bytes);
        await this.#file.datasync();
        this.#length += bytes.length;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        await this.#fail(error, batch);
      }
    }
    this.#writing = undefined;
  }

  /** After a failed write nothing more is taken: what is on disk up to `length` stays the truth. */
  async #fail(error: unknown, batch: Waiting[]): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    this.#fault = new Error(`cannot write ${this.#path}: ${reason}`);
    await this.#file.truncate(this.#length).catch(() => undefined);
    for (const { reject } of [...batch, ...this.#waiting]) reject(this.#fault);
    this.#waiting = [];
  }
}

async function readFrom(file: FileHandle, from: number, size: number): Promise<string> {
  const bytes = Buffer.alloc(size - from);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled).toString("utf8");
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place} is damaged: not JSON`);
  }
}
