import { readDetails, SAMPLE_DETAILS, type ShopDetails } from "./details";

interface Sources<Value> {
  /** The content as its home has it; undefined where the shop has no such home. */
  ask?: () => Promise<unknown>;
  /** Our own copy of the last good answer. */
  kept: () => Promise<unknown>;
  keep: (value: Value) => Promise<void>;
  warn: (line: string) => void;
  now?: () => number;
}

interface Content<Value> {
  /** What it is called in the log. */
  name: string;
  /** Its home, as the log says it; the CMS unless told. */
  home?: string;
  /** Turns what the CMS or our own copy holds into a value; throws an error that names the faulty fields. */
  read: (found: unknown) => Value;
  /** Before there ever was a good answer. */
  sample: () => Value;
}

/** What can go wrong with it, as the log says it. */
const FAULTS = {
  asked: (home: string) => `could not be read from ${home}, the last good copy is used`,
  kept: () => "could not be kept",
  copied: () => "could not be read from our own copy",
};
type Deed = keyof typeof FAULTS;

/** How long an answer is used without asking again, milliseconds; a silent CMS is not asked more often either. */
const MEMORY = 10_000;
/** The shortest time between two queries for readers that need the newest answer, milliseconds. */
const MEMORY_AT_LEAST = 1000;

/**
 * Answers with content of the CMS; with the last good one when it is silent or its document is broken; with the sample
 * before there ever was a good one. Callers at the same time share one question. Never rejects.
 */
export class LastGoodKeeper<Value> {
  readonly #content: Content<Value>;
  readonly #sources: Sources<Value>;
  readonly #now: () => number;
  #memory: { value: Value; at: number } | undefined;
  #reading: Promise<Value> | undefined;
  /** The faults that last, by what could not be done, as they were logged. */
  readonly #faults = new Map<Deed, string>();

  constructor(content: Content<Value>, sources: Sources<Value>) {
    this.#content = content;
    this.#sources = sources;
    this.#now = sources.now ?? Date.now;
  }

  read(): Promise<Value> {
    return this.#readWithin(MEMORY);
  }

  /** Asks again although the last answer is young, but not more often than once a second. */
  readAnew(): Promise<Value> {
    return this.#readWithin(MEMORY_AT_LEAST);
  }

  #readWithin(memory: number): Promise<Value> {
    if (this.#memory && this.#memory.at + memory > this.#now()) return Promise.resolve(this.#memory.value);
    this.#reading ??= this.#refresh().finally(() => {
      this.#reading = undefined;
    });
    // While the CMS is known to be down no request waits for it again; the question runs behind.
    return this.#memory && this.#faults.has("asked") ? Promise.resolve(this.#memory.value) : this.#reading;
  }

  async #refresh(): Promise<Value> {
    const value = (await this.#asked()) ?? (await this.#copy());
    this.#memory = { value, at: this.#now() };
    return value;
  }

  async #asked(): Promise<Value | undefined> {
    if (!this.#sources.ask) return undefined;
    try {
      const value = this.#content.read(await this.#sources.ask());
      this.#faults.delete("asked");
      await this.#keep(value);
      return value;
    } catch (error) {
      this.#complain("asked", error);
      return undefined;
    }
  }

  async #keep(value: Value): Promise<void> {
    try {
      await this.#sources.keep(value);
      // The copy is good again, whatever it was before.
      this.#faults.delete("kept");
      this.#faults.delete("copied");
    } catch (error) {
      this.#complain("kept", error);
    }
  }

  async #copy(): Promise<Value> {
    try {
      const kept = await this.#sources.kept();
      const value = kept ? this.#content.read(kept) : undefined;
      this.#faults.delete("copied");
      if (value !== undefined) return value;
    } catch (error) {
      this.#complain("copied", error);
    }
    return this.#memory?.value ?? this.#content.sample();
  }

  /** One line for each fault, not for each time it is met. */
  #complain(what: Deed, error: unknown): void {
    const { name, home = "the CMS" } = this.#content;
    const line = `${name} ${FAULTS[what](home)}: ${reasonOf(error)}`;
    if (line === this.#faults.get(what)) return;
    this.#faults.set(what, line);
    this.#sources.warn(line);
  }
}

/** Keeps the CMS's shop settings. */
export class ShopDetailsKeeper extends LastGoodKeeper<ShopDetails> {
  constructor(sources: Sources<ShopDetails>) {
    super({ name: "Shop details", read: readDetails, sample: () => ({ ...SAMPLE_DETAILS }) }, sources);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { issues } = error as { issues?: { path: PropertyKey[]; message: string }[] };
  const reasons = issues?.map(({ path, message }) => `${path.join(".") || "document"} ${message}`);
  return (reasons?.join(", ") ?? error.message).replace(/\s+/g, " ").slice(0, 300);
}
