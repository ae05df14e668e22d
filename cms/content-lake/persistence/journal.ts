import { type FileHandle, open } from "node:fs/promises";
import { completeLines } from "./compaction.ts";

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
  /** Called when a write fails, before the promises of the affected writes reject. */
  onFault: (fault: Error) => void = () => undefined;
  #length: number;
  #torn = false;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(file: FileHandle, path: string, length: number) {
    this.#file = file;
    this.#path = path;
    this.#length = length;
  }

  /**
   * Opens the file at `path` and gives every line from byte `from` on to `read`. A last line that was cut off by a crash
   * was never acknowledged and is dropped. Throws when a line before the last is not JSON: then the file is damaged.
   */
  static async open(path: string, from: number, read: (entry: unknown) => void): Promise<Journal> {
    const file = await open(path, "a+", 0o600);
    try {
      const { size } = await file.stat();
      if (from > size) {
        throw new Error(`${path} is shorter (${size} bytes) than its snapshot says (${from} bytes)`);
      }
      let length = from;
      for await (const { text, end } of completeLines(path, from, size)) {
        read(parsed(text, `${path}, the line up to byte ${end}`));
        length = end;
      }
      if (length < size) await file.truncate(length);
      return new Journal(file, path, length);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Bytes safely on disk. */
  get length(): number {
    return this.#length;
  }

  append(entry: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing appended so far is still on its way to the disk. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Every line that is safely on disk, from the first one on, as text. */
  async *lines(): AsyncGenerator<string> {
    for await (const { text } of completeLines(this.#path, 0, this.#length)) yield text;
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
        if (this.#torn) await this.#cutBack();
        const bytes = Buffer.from(batch.map(({ line }) => line).join(""));
        this.#torn = true;
        await this.#file.appendFile(bytes);
        await this.#file.datasync();
        this.#torn = false;
        this.#length += bytes.length;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        await this.#cutBack().catch(() => undefined);
        this.#refuse(batch, error);
      }
    }
    this.#writing = undefined;
  }

  /** What follows `length` was never acknowledged; it goes, now or before the next write. */
  async #cutBack(): Promise<void> {
    const { size } = await this.#file.stat();
    if (size > this.#length) await this.#file.truncate(this.#length);
    this.#torn = false;
  }

  /** Lines that came meanwhile build on the failed ones, so they are refused with them. */
  #refuse(batch: readonly Waiting[], cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const fault = new Error(`cannot write ${this.#path}: ${reason}`, { cause });
    const refused = [...batch, ...this.#waiting];
    this.#waiting = [];
    this.onFault(fault);
    for (const { reject } of refused) reject(fault);
  }
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place} is damaged: not JSON`);
  }
}
