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
