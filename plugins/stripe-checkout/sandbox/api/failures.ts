/** How the next requests to the API go wrong. */
export interface Failure {
  /**
   * `error`: a 500 before anything happened; `lost`: it happens, but the connection breaks before the answer;
   * `slow`: it happens and answers after `delayMs`; `hang`: nothing happens and nothing answers.
   */
  kind: "error" | "lost" | "slow" | "hang";
  requests: number;
  delayMs: number;
  method?: string;
  /** Only requests whose path contains this text. */
  path?: string;
}

/** Failures ordered by a test; kept in memory only, a restart heals them. */
export class Failures {
  #ordered: Failure[] = [];

  order(failure: Failure): void {
    this.#ordered.push({ ...failure });
  }

  clear(): void {
    this.#ordered = [];
  }

  list(): Failure[] {
    return this.#ordered;
  }

  /** The failure that this request meets, if any; it is used up by that. */
  take(method: string, path: string): Failure | undefined {
    const failure = this.#ordered.find(
      (ordered) =>
        (!ordered.method || ordered.method.toUpperCase() === method) &&
        (!ordered.path || path.includes(ordered.path)),
    );
    if (!failure) return undefined;
    failure.requests -= 1;
    this.#ordered = this.#ordered.filter((ordered) => ordered.requests > 0);
    return failure;
  }
}
