/** Draws from a seed: the same seed draws the same. */
export interface Chance {
  /** One of the list. */
  of: <T>(list: readonly T[]) => T;
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    of: (list) => {
      if (list.length === 0) throw new Error("There is nothing to draw from");
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    percent: (share) => next() * 100 < share,
  };
}
