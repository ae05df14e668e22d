/** A stream of chance that runs the same way for the same words. */
export interface Chance {
  /** 0 up to, without, 1. */
  next(): number;
  between(least: number, most: number): number;
  /** Both ends included. */
  whole(least: number, most: number): number;
  /** Bell-shaped round 0 with a spread of about 1, never beyond ±3. */
  bell(): number;
  odds(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** A separate random stream for each subject of each board, so that a change in one does not change the others. */
export function chanceOf(...words: string[]): Chance {
  let state = hashOf(words.join("/"));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + (most - least) * next();
  return {
    next,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    bell: () => (next() + next() + next() + next() - 2) * 1.5,
    odds: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
