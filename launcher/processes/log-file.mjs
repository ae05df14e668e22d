import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A log keeps at most twice this on disk: the current file and the one before it. */
const LIMIT_BYTES = 4 * 1024 * 1024;
const REMEMBERED_LINES = 25;

/** A log file of bounded size that remembers its last lines. */
export class LogFile {
  #size;
  #descriptor;
  /** @type {string[]} */
  #lines = [];
  #unfinished = "";
  #limit;
  /** @type {((line: string) => void) | undefined} told each line as it comes */
  heard;

  /**
   * @param {string} path
   * @param {number} [limit] bytes of one file
   */
  constructor(path, limit = LIMIT_BYTES) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.#limit = limit;
    this.#descriptor = openSync(path, "a", 0o600);
    this.#size = fstatSync(this.#descriptor).size;
  }

  /** @param {Buffer} chunk */
  write(chunk) {
    this.#remember(chunk);
    try {
      if (this.#size + chunk.length > this.#limit) this.#rotate();
      writeSync(this.#descriptor, chunk);
      this.#size += chunk.length;
    } catch {
      // A full disk must not take the launcher down with it: the last lines stay in memory.
    }
  }

  /** The last lines, oldest first. */
  lastLines() {
    return [...this.#lines, this.#unfinished]
      .map(stripVTControlCharacters)
      .filter((line) => line.trim() !== "");
  }

  close() {
    closeSync(this.#descriptor);
  }

  /** The new file is made first: where a full disk has no room for it, the old one stays the log, and is tried again. */
  #rotate() {
    const draft = `${this.path}.next`;
    const descriptor = openSync(draft, "a", 0o600);
    try {
      renameSync(this.path, `${this.path}.1`);
      renameSync(draft, this.path);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    closeSync(this.#descriptor);
    this.#descriptor = descriptor;
    this.#size = 0;
  }

  /** @param {Buffer} chunk */
  #remember(chunk) {
    const lines = (this.#unfinished + chunk.toString("utf8")).split(/\r?\n/);
    this.#unfinished = (lines.pop() ?? "").slice(-2000);
    for (const line of lines) this.heard?.(line);
    this.#lines = [...this.#lines, ...lines].slice(-REMEMBERED_LINES);
  }
}
