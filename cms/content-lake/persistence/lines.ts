import { createReadStream } from "node:fs";

const LINE_FEED = 0x0a;

/**
 * The complete lines of a file from byte `from` up to byte `to`, each with the byte it ends at (its line feed included).
 * What follows the last line feed is left out: a line that was never finished.
 */
export async function* completeLines(
  path: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ text: string; end: number }> {
  if (to <= from) return;
  let begun: Buffer[] = [];
  let end = from;
  for await (const chunk of createReadStream(path, { start: from, end: to - 1 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, at)]);
      begun = [];
      start = at + 1;
      end += line.length + 1;
      if (line.length > 0) yield { text: line.toString("utf8"), end };
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
}
