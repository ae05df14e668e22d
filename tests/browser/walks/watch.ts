import type { BrowserContext } from "@playwright/test";

/** Hears everything that goes wrong in any window of a shopper's browser. */
export class Watch {
  readonly #faults: string[] = [];

  /** @param origin the shop's own; what other servers answer is not heard */
  constructor(context: BrowserContext, origin: string) {
    const own = (url: string) => url.startsWith(`${origin}/`);
    context.on("weberror", (error) => this.#faults.push(`page error: ${error.error().message}`));
    context.on("console", (message) => {
      if (message.type() !== "error") return;
      // A refusal is an answer, with words on the page; what else is wrong about answers is heard below.
      if (/^Failed to load resource/.test(message.text())) return;
      // Remix reports an answer that was cut off because one went elsewhere meanwhile.
      if (/^AbortError: signal is aborted/.test(message.text())) return;
      this.#faults.push(`console error: ${message.text().slice(0, 300)}`);
    });
    context.on("response", (response) => {
      const status = response.status();
      if (!own(response.url()) || (status < 500 && status !== 404)) return;
      this.#faults.push(`${status} for ${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // What a page still asked for when it was left.
      if (!own(request.url()) || /ERR_ABORTED/.test(reason)) return;
      this.#faults.push(`${reason} for ${request.method()} ${new URL(request.url()).pathname}`);
    });
  }

  /** What was heard since the last time. */
  heard(): string[] {
    return this.#faults.splice(0);
  }
}
