import { readFile } from "node:fs/promises";
import { z } from "zod";
import { replaceFile } from "../persistence/replace-file.ts";

const values = z.record(z.string(), z.unknown());
export const preferencePairs = z.array(z.object({ key: z.string().min(1).max(500), value: z.unknown() }));

/** What the Studio remembers for its user (recent searches, sort orders), in one small file. */
export class Preferences {
  readonly #path: string;
  #values: Record<string, unknown>;
  #turn: Promise<void> = Promise.resolve();

  private constructor(path: string, given: Record<string, unknown>) {
    this.#path = path;
    this.#values = given;
  }

  /** Replaces an unreadable file by an empty one: preferences must not prevent the start. */
  static async open(path: string): Promise<Preferences> {
    const text = await readFile(path, "utf8").catch(() => "{}");
    try {
      return new Preferences(path, values.parse(JSON.parse(text)));
    } catch {
      return new Preferences(path, {});
    }
  }

  get(keys: readonly string[]): { key: string; value: unknown }[] {
    return keys.flatMap((key) =>
      Object.hasOwn(this.#values, key) ? [{ key, value: this.#values[key] }] : [],
    );
  }

  async set(pairs: z.infer<typeof preferencePairs>): Promise<void> {
    this.#values = { ...this.#values, ...Object.fromEntries(pairs.map(({ key, value }) => [key, value])) };
    const written = this.#turn.then(() => replaceFile(this.#path, JSON.stringify(this.#values)));
    this.#turn = written.catch(() => undefined);
    await written;
  }
}
