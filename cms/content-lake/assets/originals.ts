import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { replaceFile } from "../persistence/replace-file.ts";

/** The uploaded files, named by their content, as Sanity names them. */
export class Originals {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Originals> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Originals(folder);
  }

  /** Keeps the bytes under `name`; on return they are on disk. Keeping the same name again changes nothing. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    if ((await this.size(name)) === bytes.length) return;
    await replaceFile(this.path(name), bytes);
  }

  /** Size in bytes, or `undefined` when there is no such file. */
  async size(name: string): Promise<number | undefined> {
    return stat(this.path(name)).then(
      (found) => found.size,
      () => undefined,
    );
  }

  read(name: string): Readable {
    return createReadStream(this.path(name));
  }

  path(name: string): string {
    return join(this.#folder, name);
  }
}

export function sha1(bytes: Buffer | string): string {
  return createHash("sha1").update(bytes).digest("hex");
}
