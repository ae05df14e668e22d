import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

/** The polynomial of CRC-32 with its highest power in the lowest bit: RFC 1952, 8. */
const POLYNOMIAL = 0xedb88320;
/** The polynomials 1 and x⁸ in that order of bits. */
const ONE = 0x80000000;
const X_8 = 0x00800000;

/** Two polynomials over the field of two elements multiplied, modulo CRC-32's. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}

/** What a checksum is multiplied by when so many bytes follow: x to the power of eight for each. */
export function shiftBy(bytes: number): number {
  let shift = ONE;
  let square = X_8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(shift, square);
    square = product(square, square);
  }
  return shift;
}

/** The CRC-32 of two texts, one after the other, without either: from both checksums and `shiftBy` of the second's length. */
export function joinedCrc32(first: number, second: number, shift: number): number {
  return (product(shift, first) ^ second) >>> 0;
}

const deflate = promisify(deflateRaw);

/** How far back deflate can point (bytes): RFC 1951, 3.3. */
const WINDOW = 32_768;
/** The head of a gzip file without name and date, system unknown: RFC 1952, 2.3. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** A part of a text, packed, and what the checksum of the whole needs of it. */
export interface PackedPiece {
  packed: Uint8Array;
  /** Unpacked (bytes). */
  length: number;
  crc: number;
  shift: number;
}

/**
 * Compresses the pieces of a text once, with room between them for `gap` bytes that are only known when the text is
 * served (the nonce). Pieces contain no zero byte: zeros fill the gaps, so no compressed reference points into a gap.
 */
export async function packedPieces(pieces: readonly Buffer[], gap: number): Promise<PackedPiece[]> {
  const before: Buffer[] = [];
  const made: Promise<PackedPiece>[] = [];
  for (const piece of pieces) {
    made.push(packedPiece(piece, Buffer.concat(before).subarray(-WINDOW)));
    before.push(piece, Buffer.alloc(gap));
  }
  return Promise.all(made);
}

async function packedPiece(piece: Buffer, dictionary: Buffer): Promise<PackedPiece> {
  const made = await deflate(piece, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.length > 0 && { dictionary }),
  });
  // A copy: zlib hands out the beginning of a buffer of 16 kB.
  const packed = new Uint8Array(made);
  return { packed, length: piece.length, crc: crc32(piece), shift: shiftBy(piece.length) };
}

/** The gzip file of the pieces with the word between them, as long as the gap was. */
export function gzipOf(pieces: readonly PackedPiece[], word: Buffer): Buffer {
  const block = storedBlock(word);
  const between = { packed: block, length: word.length, crc: crc32(word), shift: shiftBy(word.length) };
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(
    parts.reduce((sum, { crc, shift }) => joinedCrc32(sum, crc, shift), crc32("")),
    0,
  );
  tail.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...parts.map(({ packed }) => packed), END, tail]);
}

/** Bytes as they are, between packed ones: RFC 1951, 3.2.4. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
