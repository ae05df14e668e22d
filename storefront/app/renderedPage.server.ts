import { Transform } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { LONGEST_MARK, startLater } from "./loading/laterScripts.ts";

/** What is not there by then is left to the browser (ms). */
export const ABORT_MS = 10_000;

export interface Rendering {
  nonce: string;
  /** Whether the page comes whole; else what is there at once comes first. */
  waits: boolean;
  /** See `outgoingPage`. */
  scriptsLast: boolean;
  /** A part that failed; `begun` once the page is on its way. */
  onError: (error: unknown, begun: boolean) => void;
}

/** A page as a stream, once its beginning is known. Rejects with what kept React from rendering any of it. */
export function renderedPage(
  page: ReactElement,
  { nonce, waits, scriptsLast, onError }: Rendering,
): Promise<ReturnType<typeof outgoingPage>> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [waits ? "onAllReady" : "onShellReady"]() {
        begun = true;
        const body = outgoingPage(scriptsLast);
        // Else the timer would hold the page and its data in memory for all of its time.
        body.once("close", () => clearTimeout(giveUp));
        resolve(body);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(giveUp);
        reject(error);
      },
      onError: (error) => onError(error, begun),
    });
    const giveUp = setTimeout(abort, ABORT_MS);
  });
}

/** How React ends a document, whatever it still has to send. */
const END = Buffer.from("</body></html>");

/** What may stand at the end of a chunk as the beginning of something that is looked for. */
const HELD = Math.max(END.length, LONGEST_MARK) - 1;

/**
 * A page on its way to the browser: without React's zeros, and with the end of the document at its end.
 * @param scriptsLast whether the scripts of React begin once it has been painted
 */
export function outgoingPage(scriptsLast: boolean): Transform {
  let held: Buffer = Buffer.alloc(0);
  let ended = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = withoutZeros(chunk);
      if (ended) return done(null, bytes);
      const page = Buffer.concat([held, bytes]);
      held = scriptsLast ? startLater(page) : page;
      const at = held.indexOf(END);
      // What is looked for may be cut in two by the end of a chunk.
      const ready = at >= 0 ? at : Math.max(0, held.length - HELD);
      this.push(held.subarray(0, ready));
      held = at >= 0 ? held.subarray(at + END.length) : held.subarray(ready);
      if (at < 0) return done();
      ended = true;
      done(null, held);
    },
    /** Remix sends its last scripts after React's end of the document, where no element may stand. */
    flush(done) {
      done(null, ended ? END : held);
    },
  });
}

/**
 * Removes zero bytes. React 18 writes one where a multi-byte character would cross the end of its buffer
 * (https://github.com/facebook/react/issues/24985); within a script it would become an extra character.
 */
function withoutZeros(chunk: Buffer): Buffer {
  return chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk;
}
