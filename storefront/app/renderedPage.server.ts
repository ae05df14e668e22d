import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { outgoingPage } from "./outgoingPage.server.ts";

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
