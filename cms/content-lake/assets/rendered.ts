import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha1 } from "./originals.ts";

/** Rendered images kept on disk, in bytes; beyond it the ones unused for longest go. */
const MOST_BYTES = 512 * 1024 * 1024;
/** New images between two looks at the size of the cache. */
const CLEAN_EVERY = 50;

/** Keeps drawn images on disk, and draws each only once even when many ask at the same time. */
export class Rendered {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #written = 0;

  private constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  static async open(folder: string, mostBytes = MOST_BYTES): Promise<Rendered> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Rendered(folder, mostBytes);
  }

  /** The image kept for `recipe` (all that decides how it looks), or the one `draw` makes now. */
  async get(recipe: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = sha1(recipe);
    const running = this.#underWay.get(name);
    if (running) return running;
    const made = this.#keptOrDrawn(join(this.#folder, name), draw).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, made);
    return made;
  }

  async #keptOrDrawn(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined);
    if (kept) {
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return kept;
    }
    const drawn = await draw();
    // The image is answered even if the cache cannot be written (full disk).
    await writeFile(`${path}.new`, drawn)
      .then(() => rename(`${path}.new`, path))
      .catch(async (error: unknown) => {
        await rm(`${path}.new`, { force: true });
        console.error(`content lake: an image could not be kept: ${String(error)}`);
      });
    this.#written += 1;
    if (this.#written % CLEAN_EVERY === 0) await this.clean();
    return drawn;
  }

  /** Removes the images unused for longest until the rest fits. */
  async clean(): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => undefined);
        return { path, bytes: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
      }),
    );
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files.sort((one, other) => one.used - other.used)) {
      if (bytes <= this.#mostBytes) return;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }
}
