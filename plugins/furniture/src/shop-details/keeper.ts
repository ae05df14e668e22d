import { readDetails, SAMPLE_DETAILS, type ShopDetails } from "./details";

interface Sources {
  /** The document as the CMS has it; undefined where the shop has no CMS. */
  ask?: () => Promise<unknown>;
  /** Our own copy of the last good answer. */
  kept: () => Promise<unknown>;
  keep: (details: ShopDetails) => Promise<void>;
  warn: (line: string) => void;
  now?: () => number;
}

/** How long an answer is used without asking again, milliseconds; a silent CMS is not asked more often either. */
const MEMORY = 10_000;

/**
 * Answers with the CMS's shop settings; with the last good ones when it is silent or its document is broken; with the
 * sample before there ever were good ones. Callers at the same time share one question. Never rejects.
 */
export class ShopDetailsKeeper {
  readonly #sources: Sources;
  readonly #now: () => number;
  #memory: { details: ShopDetails; until: number } | undefined;
  #reading: Promise<ShopDetails> | undefined;
  #complaint: string | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#now = sources.now ?? Date.now;
  }

  read(): Promise<ShopDetails> {
    if (this.#memory && this.#memory.until > this.#now()) return Promise.resolve(this.#memory.details);
    this.#reading ??= this.#refresh().finally(() => {
      this.#reading = undefined;
    });
    // While the CMS is known to be down nobody waits for it again; the question runs behind.
    return this.#memory && this.#complaint ? Promise.resolve(this.#memory.details) : this.#reading;
  }

  async #refresh(): Promise<ShopDetails> {
    const details = (await this.#asked()) ?? (await this.#copy());
    this.#memory = { details, until: this.#now() + MEMORY };
    return details;
  }

  async #asked(): Promise<ShopDetails | undefined> {
    if (!this.#sources.ask) return undefined;
    try {
      const details = readDetails(await this.#sources.ask());
      this.#complaint = undefined;
      await this.#sources.keep(details).catch((error) => this.#complain("could not be kept", error));
      return details;
    } catch (error) {
      this.#complain("could not be read from the CMS, the last good copy is used", error);
      return undefined;
    }
  }

  async #copy(): Promise<ShopDetails> {
    try {
      const kept = await this.#sources.kept();
      if (kept) return readDetails(kept);
    } catch (error) {
      this.#complain("could not be read from our own copy", error);
    }
    return this.#memory?.details ?? { ...SAMPLE_DETAILS };
  }

  /** One line for each fault, not for each time it is met. */
  #complain(what: string, error: unknown): void {
    const line = `Shop details ${what}: ${reasonOf(error)}`;
    if (line === this.#complaint) return;
    this.#complaint = line;
    this.#sources.warn(line);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { issues } = error as { issues?: { path: PropertyKey[]; message: string }[] };
  const reasons = issues?.map(({ path, message }) => `${path.join(".") || "document"} ${message}`);
  return (reasons?.join(", ") ?? error.message).replace(/\s+/g, " ").slice(0, 300);
}
