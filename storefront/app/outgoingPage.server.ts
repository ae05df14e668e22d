import { Transform } from "node:stream";

/** A page on its way to the browser, without React's zeros. */
export function outgoingPage(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, withoutZeros(chunk));
    },
  });
}

/**
 * React 18 leaves a byte of zero where a character of several bytes would cross the end of its buffer
 * (https://github.com/facebook/react/issues/24985); within a script it would become a character of its own.
 */
function withoutZeros(chunk: Buffer): Buffer {
  return chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk;
}
