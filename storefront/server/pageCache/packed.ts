import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

/** How far back deflate can point (bytes): RFC 1951, 3.3. */
const WINDOW = 32_768;
/** The head of a gzip file without name and date, system unknown: RFC 1952, 2.3. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/**
 * Compresses the pieces of a text once, with room between them for `gap` bytes that are only known when the text is
 * served (the nonce). Pieces contain no zero byte: zeros fill the gaps, so no compressed reference points into a gap.
 */
export async function packedPieces(pieces: readonly Buffer[], gap: number): Promise<Buffer[]> {
  const before: Buffer[] = [];
  const made: Promise<Buffer>[] = [];
  for (const piece of pieces) {
    const dictionary = Buffer.concat(before).subarray(-WINDOW);
    made.push(
      deflate(piece, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(dictionary.length > 0 && { dictionary }),
      }),
    );
    before.push(piece, Buffer.alloc(gap));
  }
  return Promise.all(made);
}

/** The gzip file of the pieces with the word between them; `text` are the same pieces unpacked, for the checksum. */
export function gzipOf(packed: readonly Buffer[], word: Buffer, text: readonly Buffer[]): Buffer {
  const block = storedBlock(word);
  // zlib takes a missing text for a new beginning of the checksum.
  const parts = joined(text, word).filter(({ length }) => length > 0);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  tail.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...joined(packed, block), END, tail]);
}

/** The pieces with the word between them. */
export function joined(pieces: readonly Buffer[], word: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [word, piece]));
}

/** Bytes as they are, between packed ones: RFC 1951, 3.2.4. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
